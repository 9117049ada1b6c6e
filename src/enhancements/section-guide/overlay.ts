import { partsOf, type Part } from './parts';
import { nameOf, tell, type GuideData } from './labels';

interface Box {
	part: Part;
	frame: HTMLElement;
	label: HTMLButtonElement;
}

/** The site's logo or, without one, its name in its place. */
const LOGO = '.hh-wordmark';

/** Class of what shows above the header. */
const OVER = 'hh-guide__over';

/** Height of a label in px: one that would cover another goes below it. */
const LABEL = 24;

function edges( elements: Element[] ): DOMRect | null {
	const rects = elements.map( ( element ) => element.getBoundingClientRect() ).filter( ( { width, height } ) => width > 0 && height > 0 );
	if ( ! rects.length ) {
		return null;
	}
	const left = Math.min( ...rects.map( ( rect ) => rect.left ) );
	const top = Math.min( ...rects.map( ( rect ) => rect.top ) );
	return new DOMRect( left, top, Math.max( ...rects.map( ( rect ) => rect.right ) ) - left, Math.max( ...rects.map( ( rect ) => rect.bottom ) ) - top );
}

interface Area {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

const overlap = ( a: Area, b: Area ) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The outlines over the page. */
export class Overlay {
	private readonly root = document.createElement( 'div' );
	private readonly details = document.createElement( 'div' );
	private boxes: Box[] = [];
	private waits = 0;
	private opener: HTMLElement | null = null;
	private readonly seen = new MutationObserver( ( changes ) => {
		if ( changes.some( ( { target } ) => ! this.root.contains( target ) ) ) {
			this.later( true );
		}
	} );
	private readonly moved = () => this.later( false );
	private readonly key = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' && ! this.details.hidden ) {
			this.closeDetails();
		}
	};
	private isStale = false;

	constructor( private readonly data: GuideData ) {
		this.root.className = 'hh-guide';
		this.details.className = 'hh-guide__details';
		this.details.setAttribute( 'role', 'dialog' );
		this.details.hidden = true;
	}

	show(): void {
		document.body.append( this.root );
		this.find();
		window.addEventListener( 'resize', this.moved );
		window.addEventListener( 'scroll', this.moved, { capture: true, passive: true } );
		document.addEventListener( 'keydown', this.key );
		this.seen.observe( document.body, { childList: true, subtree: true } );
	}

	hide(): void {
		this.seen.disconnect();
		window.removeEventListener( 'resize', this.moved );
		window.removeEventListener( 'scroll', this.moved, { capture: true } );
		document.removeEventListener( 'keydown', this.key );
		this.root.remove();
		this.boxes = [];
	}

	private later( isStale: boolean ): void {
		this.isStale = this.isStale || isStale;
		window.cancelAnimationFrame( this.waits );
		this.waits = window.requestAnimationFrame( () => ( this.isStale ? this.find() : this.place() ) );
	}

	private find(): void {
		this.isStale = false;
		const logo = document.querySelector( LOGO );
		this.boxes = partsOf( document.body )
			.filter( ( { elements } ) => ! elements.some( ( element ) => this.root.contains( element ) ) )
			.map( ( part ) => this.box( part, logo ) );
		this.root.replaceChildren( ...this.boxes.flatMap( ( { frame, label } ) => [ frame, label ] ), this.details );
		this.place();
	}

	private box( part: Part, logo: Element | null ): Box {
		const over = logo && part.elements.some( ( element ) => element.contains( logo ) ) ? ` ${ OVER }` : '';
		const frame = document.createElement( 'div' );
		frame.className = `hh-guide__frame hh-guide__frame--${ part.kind }${ over }`;
		const label = document.createElement( 'button' );
		label.type = 'button';
		label.className = `hh-guide__label hh-guide__label--${ part.kind }${ over }`;
		label.textContent = nameOf( part, this.data );
		label.title = part.slug;
		label.setAttribute( 'aria-haspopup', 'dialog' );
		label.addEventListener( 'click', () => this.openDetails( part, label ) );
		return { part, frame, label };
	}

	private place(): void {
		const placed: Area[] = [];
		const width = document.documentElement.clientWidth;
		const rects = this.boxes.map( ( { part } ) => edges( part.elements ) );
		this.boxes.forEach( ( { frame, label }, index ) => ( frame.hidden = label.hidden = ! rects[ index ] ) );
		const widths = this.boxes.map( ( { label } ) => label.offsetWidth );
		this.boxes.forEach( ( { frame, label }, index ) => {
			const rect = rects[ index ];
			if ( ! rect ) {
				return;
			}
			const left = rect.left + window.scrollX;
			const top = rect.top + window.scrollY;
			Object.assign( frame.style, { left: `${ left }px`, top: `${ top }px`, width: `${ rect.width }px`, height: `${ rect.height }px` } );
			const labelWidth = widths[ index ] || 1;
			// In the right half it ends where its part does: the page's edge would cut the name off.
			const labelLeft = Math.max( 0, left > width / 2 ? Math.min( width, left + rect.width ) - labelWidth : left );
			// The header's name hangs below it: inside there is no room beside the logo and the firm's line.
			let labelTop = label.classList.contains( OVER ) ? top + rect.height : top;
			const area = () => ( { left: labelLeft, top: labelTop, right: labelLeft + labelWidth, bottom: labelTop + LABEL } );
			while ( placed.some( ( other ) => overlap( other, area() ) ) ) {
				labelTop += LABEL;
			}
			placed.push( area() );
			Object.assign( label.style, { left: `${ labelLeft }px`, top: `${ labelTop }px` } );
		} );
	}

	private openDetails( part: Part, opener: HTMLElement ): void {
		const { words } = this.data;
		const told = tell( part, this.data );
		const line = ( name: string, ...content: Array< Node | string > ) => {
			const paragraph = document.createElement( 'p' );
			const strong = document.createElement( 'strong' );
			strong.textContent = name;
			paragraph.append( strong, ' ', ...content );
			return paragraph;
		};
		const heading = document.createElement( 'h2' );
		heading.textContent = told.heading;
		const links = told.links.flatMap( ( { label, url } ) => {
			const link = document.createElement( 'a' );
			link.href = url;
			link.textContent = label;
			return [ ', ', link ];
		} );
		const close = document.createElement( 'button' );
		close.type = 'button';
		close.textContent = words.close ?? '';
		close.addEventListener( 'click', () => this.closeDetails() );
		this.details.replaceChildren( heading, line( `${ words.slug ?? '' }:`, told.slug ), line( `${ words.edited ?? '' }:`, told.where, ...links ), line( `${ words.settings ?? '' }:`, told.settings.join( ', ' ) || ( words.none ?? '' ) ), close );
		this.details.setAttribute( 'aria-label', told.heading );
		this.details.hidden = false;
		this.opener = opener;
		close.focus();
	}

	private closeDetails(): void {
		this.details.hidden = true;
		this.opener?.focus();
	}
}
