import { fireEvent, waitFor } from '@testing-library/dom';

const button = ( name: string ) => document.querySelector< HTMLElement >( `[data-hh-share-${ name }]` )!;
const status = () => document.querySelector( '[role="status"]' )!;

beforeEach( () => {
	jest.resetModules();
	document.body.innerHTML =
		'<div data-hh-share data-hh-share-url="http://localhost/property/7/" data-hh-share-title="Mill House">' +
		'<button data-hh-share-button hidden>Share</button><button data-hh-share-print hidden>Print</button>' +
		'<span role="status" data-hh-share-status data-hh-share-done="Copied." data-hh-share-failed="Not copied."></span></div>' +
		'<div class="hh-brochure"><img loading="lazy" alt=""></div>';
	Object.assign( navigator, { share: undefined, clipboard: { writeText: jest.fn().mockResolvedValue( undefined ) } } );
	jest.isolateModules( () => {
		require( './share' );
	} );
} );

it( 'shows the buttons and copies the link where the device cannot share', async () => {
	expect( button( 'button' ) ).toBeVisible();
	fireEvent.click( button( 'button' ) );
	await waitFor( () => expect( status() ).toHaveTextContent( 'Copied.' ) );
	expect( navigator.clipboard.writeText ).toHaveBeenCalledWith( 'http://localhost/property/7/' );
} );

it( 'says where the link cannot be copied', async () => {
	navigator.clipboard.writeText = jest.fn().mockRejectedValue( new Error( 'no' ) );
	fireEvent.click( button( 'button' ) );
	await waitFor( () => expect( status() ).toHaveTextContent( 'Not copied.' ) );
} );

it( 'uses the device’s own ways, and takes a closed dialog as an answer', async () => {
	navigator.share = jest.fn().mockRejectedValue( new DOMException( 'closed', 'AbortError' ) );
	fireEvent.click( button( 'button' ) );
	await waitFor( () => expect( navigator.share ).toHaveBeenCalledWith( { title: 'Mill House', url: 'http://localhost/property/7/' } ) );
	expect( navigator.clipboard.writeText ).not.toHaveBeenCalled();
	expect( status() ).toBeEmptyDOMElement();
} );

it( 'prints once the brochure’s pictures are there', async () => {
	window.print = jest.fn();
	const picture = document.querySelector( 'img' )!;
	let arrive = () => {};
	picture.decode = () => new Promise( ( resolve ) => ( arrive = resolve ) );
	fireEvent.click( button( 'print' ) );
	await Promise.resolve();
	expect( picture.loading ).toBe( 'eager' );
	expect( window.print ).not.toHaveBeenCalled();
	arrive();
	await waitFor( () => expect( window.print ).toHaveBeenCalledTimes( 1 ) );
} );
