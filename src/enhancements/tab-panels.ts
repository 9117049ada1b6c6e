/**
 * SITE-04: tabs by the WAI's pattern (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/), of links to panels.
 *
 *     <div data-hh-tab-panels>
 *         <div> <a href="#first" data-hh-tab>…</a> <a href="#second" data-hh-tab>…</a> </div>
 *         <div id="first" data-hh-tab-panel>…</div> <div id="second" data-hh-tab-panel>…</div>
 *     </div>
 *
 * Left, right, Home and End move; the tab with the focus is the one that is shown. A link to a panel, or to something in
 * it, opens it, from this page or another.
 */
import { decodeText } from '../lib/decode';

const KEYS: Record< string, ( index: number, count: number ) => number > = {
	ArrowRight: ( index, count ) => ( index + 1 ) % count,
	ArrowLeft: ( index, count ) => ( index + count - 1 ) % count,
	Home: () => 0,
	End: ( _index, count ) => count - 1,
};

class TabPanels {
	private readonly tabs: HTMLAnchorElement[];
	private readonly panels: HTMLElement[];

	constructor( private readonly root: HTMLElement ) {
		this.tabs = [ ...root.querySelectorAll< HTMLAnchorElement >( ':scope > * > [data-hh-tab]' ) ];
		this.panels = [ ...root.querySelectorAll< HTMLElement >( ':scope > [data-hh-tab-panel]' ) ];
	}

	start(): void {
		if ( this.tabs.length === 0 || this.tabs.length !== this.panels.length ) {
			return;
		}
		this.tabs[ 0 ]?.parentElement?.setAttribute( 'role', 'tablist' );
		this.tabs.forEach( ( tab, index ) => {
			tab.setAttribute( 'role', 'tab' );
			tab.setAttribute( 'aria-controls', this.panels[ index ]?.id ?? '' );
			tab.addEventListener( 'click', ( event ) => {
				event.preventDefault();
				this.show( index );
				tab.focus();
			} );
			tab.addEventListener( 'keydown', ( event ) => this.onKey( event, index ) );
		} );
		for ( const [ index, panel ] of this.panels.entries() ) {
			panel.setAttribute( 'role', 'tabpanel' );
			panel.setAttribute( 'aria-labelledby', this.tabs[ index ]?.id ?? '' );
			panel.tabIndex = 0;
		}
		this.show( Math.max( 0, this.named() ) );
		this.root.classList.add( 'is-ready' );
		window.addEventListener( 'hashchange', () => this.followAddress() );
		if ( this.named() >= 0 ) {
			this.followAddress();
		}
	}

	private show( index: number ): void {
		this.tabs.forEach( ( tab, at ) => {
			tab.setAttribute( 'aria-selected', String( at === index ) );
			tab.tabIndex = at === index ? 0 : -1;
		} );
		this.panels.forEach( ( panel, at ) => {
			panel.hidden = at !== index;
		} );
	}

	private onKey( event: KeyboardEvent, index: number ): void {
		const next = event.ctrlKey || event.altKey || event.metaKey ? undefined : KEYS[ event.key ]?.( index, this.tabs.length );
		if ( event.key === ' ' ) {
			event.preventDefault();
			this.show( index );
		} else if ( next !== undefined ) {
			event.preventDefault();
			this.show( next );
			this.tabs[ next ]?.focus();
		}
	}

	/** The panel that the address names, or that holds what it names; -1 for none. */
	private named(): number {
		const id = decodeText( window.location.hash.slice( 1 ) );
		const target = id === '' ? null : document.getElementById( id );
		return target ? this.panels.findIndex( ( panel ) => panel.contains( target ) ) : -1;
	}

	private followAddress(): void {
		const index = this.named();
		if ( index >= 0 ) {
			this.show( index );
			document.getElementById( decodeText( window.location.hash.slice( 1 ) ) )?.scrollIntoView();
		}
	}
}

for ( const root of document.querySelectorAll< HTMLElement >( '[data-hh-tab-panels]' ) ) {
	new TabPanels( root ).start();
}
