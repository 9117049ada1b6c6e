/**
 * STAFF-06: lists of pictures, papers and tours on an edit screen. plugins/core/templates/media-list.php prints them,
 * with all words; what is saved is the form's own inputs, in the order of the rows.
 *
 *     <fieldset data-hh-media="pictures" data-types="image/jpeg,image/png" data-texts='{"moved": "%1$s is number %2$s of %3$s now.", …}'>
 *         <ul data-hh-media-list> <li data-hh-media-item> … <button data-hh-media-move="-1">…</button> </li> </ul>
 *         <template data-hh-media-blank> <li data-hh-media-item> … </li> </template>
 *         <button data-hh-media-add>Add pictures</button> <p role="status" data-hh-media-said></p>
 *     </fieldset>
 */
import './media-box/media-box.css';
import { chooseMedia, type Chosen } from './media-box/media-library';
import { sortable } from './media-box/sortable';

type Texts = Record< 'choose' | 'use' | 'moved' | 'removed' | 'added' | 'refused', string >;

const fill = ( text: string, ...values: Array< string | number > ): string =>
	text.replace( /%(\d)\$s/g, ( _all, place: string ) => String( values[ Number( place ) - 1 ] ?? '' ) );

class MediaList {
	private readonly list: HTMLElement;
	private readonly texts: Texts;
	private added = 0;

	constructor( private readonly box: HTMLElement ) {
		this.list = box.querySelector( '[data-hh-media-list]' ) as HTMLElement;
		this.texts = JSON.parse( box.dataset.texts ?? '{}' ) as Texts;
		box.addEventListener( 'click', ( event ) => {
			const button = event.target instanceof Element ? event.target.closest< HTMLElement >( 'button' ) : null;
			const item = button?.closest< HTMLElement >( '[data-hh-media-item]' );
			if ( button?.matches( '[data-hh-media-add]' ) ) {
				this.add();
			} else if ( button && item && button.dataset.hhMediaMove ) {
				this.move( item, Number( button.dataset.hhMediaMove ), button );
			} else if ( item && button?.matches( '[data-hh-media-remove]' ) ) {
				this.remove( item );
			}
		} );
		sortable( this.list, ( item ) => this.tellPlace( item ) );
		this.mark();
	}

	private items(): HTMLElement[] {
		return Array.from( this.list.querySelectorAll< HTMLElement >( '[data-hh-media-item]' ) );
	}

	/** The first leads; the first cannot go up, the last not down. Buttons stay in the order of the tab key. */
	private mark(): void {
		this.items().forEach( ( item, place, all ) => {
			const leads = item.querySelector< HTMLElement >( '[data-hh-media-leads]' );
			if ( leads ) {
				leads.hidden = place > 0;
			}
			item.querySelectorAll( '[data-hh-media-move]' ).forEach( ( button ) => {
				const isUp = button.getAttribute( 'data-hh-media-move' ) === '-1';
				button.setAttribute( 'aria-disabled', String( isUp ? place === 0 : place === all.length - 1 ) );
			} );
		} );
	}

	private add(): void {
		if ( this.box.dataset.hhMedia === 'addresses' ) {
			this.append( { id: 0, name: '', thumb: '', alt: '', caption: '' } ).querySelector< HTMLElement >( '[data-hh-media-url]' )?.focus();
			return;
		}
		const types = ( this.box.dataset.types ?? '' ).split( ',' );
		chooseMedia( { title: this.texts.choose, use: this.texts.use, types }, ( chosen ) => {
			const has = new Set( this.items().map( ( item ) => Number( item.dataset.attachment ) ) );
			const fitting = chosen.filter( ( { type } ) => types.includes( type ) );
			const fresh = fitting.filter( ( { id } ) => ! has.has( id ) );
			fresh.forEach( ( one ) => this.append( one ) );
			const wrong = chosen.filter( ( one ) => ! fitting.includes( one ) ).map( ( { name } ) => name );
			this.say( [ fill( this.texts.added, fresh.length ), wrong.length > 0 ? fill( this.texts.refused, wrong.join( ', ' ) ) : '' ].join( ' ' ).trim() );
		} );
	}

	private append( { id, name, thumb, alt, caption }: Omit< Chosen, 'type' > ): HTMLElement {
		const blank = this.box.querySelector< HTMLTemplateElement >( '[data-hh-media-blank]' )?.content.querySelector( '[data-hh-media-item]' );
		const item = blank?.cloneNode( true ) as HTMLElement;
		// Rows are told apart by their keys; their order is that of the page.
		const key = `new${ ++this.added }`;
		item.querySelectorAll< HTMLInputElement >( '[name]' ).forEach( ( input ) => ( input.name = input.name.replace( '__key__', key ) ) );
		item.dataset.attachment = String( id );
		item.querySelectorAll( '[data-hh-media-name]' ).forEach( ( element ) => ( element.textContent = name ) );
		const set = ( selector: string, value: string ) => {
			const input = item.querySelector< HTMLInputElement >( selector );
			if ( input ) {
				input.value = value;
			}
		};
		set( '[data-hh-media-attachment]', String( id ) );
		set( '[data-hh-media-caption]', caption );
		set( '[data-hh-media-alt]', alt );
		const image = item.querySelector< HTMLImageElement >( '.hh-media__thumb' );
		if ( image && thumb ) {
			image.src = thumb;
		}
		this.list.append( item );
		this.mark();
		return item;
	}

	private move( item: HTMLElement, step: number, button: HTMLElement ): void {
		const all = this.items();
		const neighbour = all[ all.indexOf( item ) + step ];
		if ( ! neighbour ) {
			return;
		}
		neighbour.insertAdjacentElement( step < 0 ? 'beforebegin' : 'afterend', item );
		// Moving an element takes the focus from it.
		button.focus();
		this.tellPlace( item );
	}

	private remove( item: HTMLElement ): void {
		const all = this.items();
		const next = all[ all.indexOf( item ) + 1 ] ?? all[ all.indexOf( item ) - 1 ];
		const name = this.nameOf( item );
		item.remove();
		( next?.querySelector< HTMLElement >( '[data-hh-media-remove]' ) ?? this.box.querySelector< HTMLElement >( '[data-hh-media-add]' ) )?.focus();
		this.mark();
		this.say( fill( this.texts.removed, name ) );
	}

	private tellPlace( item: HTMLElement ): void {
		this.mark();
		const all = this.items();
		this.say( fill( this.texts.moved, this.nameOf( item ), all.indexOf( item ) + 1, all.length ) );
	}

	private nameOf( item: HTMLElement ): string {
		const caption = item.querySelector< HTMLInputElement >( '[data-hh-media-caption]' )?.value ?? '';
		return item.querySelector( '[data-hh-media-name]' )?.textContent?.trim() || caption;
	}

	private say( words: string ): void {
		const said = this.box.querySelector( '[data-hh-media-said]' );
		if ( said ) {
			said.textContent = words;
		}
	}
}

document.querySelectorAll< HTMLElement >( '[data-hh-media]' ).forEach( ( box ) => new MediaList( box ) );
