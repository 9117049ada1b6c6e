/** Lists of pictures, papers and tours on an edit screen. */
export {};

interface Row {
	id: number;
	name: string;
}

const TEXTS = { choose: 'Choose', use: 'Use', moved: '%1$s moved to position %2$s of %3$s.', removed: '%1$s removed.', added: '%1$s added.', refused: 'Not fitting: %1$s.' };

const row = ( { id, name }: Row, key: string ) => `<li data-hh-media-item data-attachment="${ id }">
	<strong hidden data-hh-media-leads>Leading picture</strong><span data-hh-media-name>${ name }</span>
	<img class="hh-media__thumb" src="https://example.com/none.png" alt="">
	<input type="hidden" name="images[${ key }][attachment]" value="${ id }" data-hh-media-attachment>
	<input name="images[${ key }][caption]" value="" data-hh-media-caption><input name="images[${ key }][alt]" value="" data-hh-media-alt>
	<input name="images[${ key }][url]" value="" data-hh-media-url>
	<button type="button" data-hh-media-move="-1">Up</button><button type="button" data-hh-media-move="1">Down</button><button type="button" data-hh-media-remove>Remove</button></li>`;

const attachment = ( id: number, filename: string, mime = 'image/jpeg' ) => ( { id, filename, mime, url: `https://example.com/${ filename }`, caption: `Of ${ filename }`, alt: '' } );

let select: () => void;
let chosen: Array< ReturnType< typeof attachment > >;
let opened: jest.Mock;
let dragged: ( event: unknown, ui: { item: { get: () => Element } } ) => void;

function start( kind: string, rows: Row[] ): void {
	opened = jest.fn();
	chosen = [];
	const frame = { on: ( _event: string, listener: () => void ) => ( select = listener ), open: opened, state: () => ( { get: () => ( { toJSON: () => chosen } ) } ) };
	Object.assign( window, {
		wp: { media: () => frame },
		jQuery: () => ( { sortable: ( { update }: { update: typeof dragged } ) => ( dragged = update ) } ),
	} );
	document.body.innerHTML = `<fieldset data-hh-media="${ kind }" data-types="image/jpeg,image/png" data-texts='${ JSON.stringify( TEXTS ) }'>
		<ul data-hh-media-list>${ rows.map( ( one, place ) => row( one, String( place ) ) ).join( '' ) }</ul>
		<template data-hh-media-blank>${ row( { id: 0, name: '' }, '__key__' ) }</template>
		<button type="button" data-hh-media-add>Add</button><p role="status" data-hh-media-said></p></fieldset>`;
	jest.isolateModules( () => {
		require( './media-box' );
	} );
}

const items = () => [ ...document.querySelectorAll< HTMLElement >( '[data-hh-media-list] > [data-hh-media-item]' ) ];
const names = () => items().map( ( item ) => item.querySelector( '[data-hh-media-name]' )!.textContent );
const said = () => document.querySelector( '[data-hh-media-said]' )!.textContent;
const button = ( of: HTMLElement, selector: string ) => of.querySelector< HTMLButtonElement >( selector )!;
const leads = () => items().map( ( item ) => ! item.querySelector< HTMLElement >( '[data-hh-media-leads]' )!.hidden );

const THREE = [ { id: 1, name: 'front.jpg' }, { id: 2, name: 'kitchen.jpg' }, { id: 3, name: 'garden.jpg' } ];

it( '[STAFF-06] moves a row by its buttons, keeps the focus, says its place, and the first leads', () => {
	start( 'pictures', THREE );
	expect( leads() ).toEqual( [ true, false, false ] );
	const up = button( items()[ 1 ]!, '[data-hh-media-move="-1"]' );
	up.click();
	expect( names() ).toEqual( [ 'kitchen.jpg', 'front.jpg', 'garden.jpg' ] );
	expect( up ).toHaveFocus();
	expect( said() ).toBe( 'kitchen.jpg moved to position 1 of 3.' );
	expect( leads() ).toEqual( [ true, false, false ] );
	expect( items().map( ( item ) => button( item, '[data-hh-media-move="-1"]' ).getAttribute( 'aria-disabled' ) ) ).toEqual( [ 'true', 'false', 'false' ] );
	expect( items().map( ( item ) => button( item, '[data-hh-media-move="1"]' ).getAttribute( 'aria-disabled' ) ) ).toEqual( [ 'false', 'false', 'true' ] );
	up.click();
	expect( names() ).toEqual( [ 'kitchen.jpg', 'front.jpg', 'garden.jpg' ] );
	button( items()[ 0 ]!, '[data-hh-media-move="1"]' ).click();
	expect( names() ).toEqual( [ 'front.jpg', 'kitchen.jpg', 'garden.jpg' ] );
} );

it( '[STAFF-06] takes a row out, says which, and the focus goes on to the next, at last to the button that adds', () => {
	start( 'pictures', THREE.slice( 0, 2 ) );
	button( items()[ 0 ]!, '[data-hh-media-remove]' ).click();
	expect( names() ).toEqual( [ 'kitchen.jpg' ] );
	expect( said() ).toBe( 'front.jpg removed.' );
	expect( button( items()[ 0 ]!, '[data-hh-media-remove]' ) ).toHaveFocus();
	expect( leads() ).toEqual( [ true ] );
	button( items()[ 0 ]!, '[data-hh-media-remove]' ).click();
	expect( document.querySelector( '[data-hh-media-add]' ) ).toHaveFocus();
} );

it( '[STAFF-06] adds what was chosen in the library, each once, with keys of its own, and says what does not fit', () => {
	start( 'pictures', THREE.slice( 0, 1 ) );
	document.querySelector< HTMLElement >( '[data-hh-media-add]' )!.click();
	expect( opened ).toHaveBeenCalledTimes( 1 );
	chosen = [ attachment( 1, 'front.jpg' ), attachment( 7, 'oast.jpg' ), attachment( 8, 'well.jpg' ), attachment( 9, 'lease.pdf', 'application/pdf' ) ];
	select();
	expect( names() ).toEqual( [ 'front.jpg', 'oast.jpg', 'well.jpg' ] );
	expect( said() ).toBe( '2 added. Not fitting: lease.pdf.' );
	const values = ( part: string ) => items().map( ( item ) => item.querySelector< HTMLInputElement >( `[data-hh-media-${ part }]` )!.value );
	expect( values( 'attachment' ) ).toEqual( [ '1', '7', '8' ] );
	expect( values( 'caption' ) ).toEqual( [ '', 'Of oast.jpg', 'Of well.jpg' ] );
	const keys = items().map( ( item ) => item.querySelector< HTMLInputElement >( '[data-hh-media-attachment]' )!.name );
	expect( new Set( keys ).size ).toBe( 3 );
	expect( keys.join() ).not.toContain( '__key__' );
	expect( items()[ 1 ]!.querySelector( 'img' ) ).toHaveAttribute( 'src', 'https://example.com/oast.jpg' );
} );

it( '[STAFF-06] a dragged row says its new place', () => {
	start( 'pictures', THREE );
	const item = items()[ 2 ]!;
	items()[ 0 ]!.before( item );
	dragged( {}, { item: { get: () => item } } );
	expect( said() ).toBe( 'garden.jpg moved to position 1 of 3.' );
	expect( leads() ).toEqual( [ true, false, false ] );
} );

it( '[STAFF-06] a list of addresses gets an empty row to type into, without the library', () => {
	start( 'addresses', [] );
	document.querySelector< HTMLElement >( '[data-hh-media-add]' )!.click();
	expect( opened ).not.toHaveBeenCalled();
	expect( items() ).toHaveLength( 1 );
	expect( items()[ 0 ]!.querySelector( '[data-hh-media-url]' ) ).toHaveFocus();
} );
