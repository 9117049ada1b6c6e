/** A photo of a department on its edit screen. */
export {};

const attachment = { id: 42, filename: 'vans.webp', mime: 'image/webp', url: 'https://example.com/vans.webp', sizes: { medium: { url: 'https://example.com/vans-300.webp' } } };

function start( id = '' ) {
	let select = () => {};
	const media = jest.fn( () => ( { on: ( _event: string, listener: () => void ) => ( select = listener ), open: () => {}, state: () => ( { get: () => ( { toJSON: () => [ attachment ] } ) } ) } ) );
	Object.assign( window, { wp: { media } } );
	const hidden = id === '' ? 'hidden' : '';
	document.body.innerHTML = `<div data-hh-photo-field data-title="Choose a photo" data-use="Use this photo"><p data-hh-photo-shown ${ hidden }><img alt=""></p>
		<input type="hidden" name="hh_photo" value="${ id }"><button type="button" data-hh-photo-choose>Choose photo</button><button type="button" data-hh-photo-remove ${ hidden }>Remove photo</button></div>`;
	jest.isolateModules( () => {
		require( './photo-field' );
	} );
	const find = < T extends HTMLElement >( selector: string ) => document.querySelector< T >( selector )!;
	return { media, select: () => select(), input: find< HTMLInputElement >( 'input' ), shown: find( 'p' ), choose: find( '[data-hh-photo-choose]' ), remove: find( '[data-hh-photo-remove]' ) };
}

it( 'takes one image from the media library and shows it', () => {
	const field = start();
	field.choose.click();
	expect( field.media ).toHaveBeenCalledWith( { title: 'Choose a photo', button: { text: 'Use this photo' }, multiple: false, library: { type: [ 'image' ] } } );
	field.select();
	expect( field.input.value ).toBe( '42' );
	expect( field.shown ).toBeVisible();
	expect( field.shown.querySelector( 'img' )!.src ).toBe( 'https://example.com/vans-300.webp' );
	expect( field.remove ).toBeVisible();
} );

it( 'removes it, and the focus goes to the button that chooses another', () => {
	const field = start( '42' );
	field.remove.focus();
	field.remove.click();
	expect( field.input.value ).toBe( '' );
	expect( field.shown ).not.toBeVisible();
	expect( field.choose ).toHaveFocus();
} );
