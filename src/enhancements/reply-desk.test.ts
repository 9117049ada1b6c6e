type Callback = ( data: Record< string, unknown > ) => void;

const actions = new Map< string, Callback >();

function start( typed = '' ): void {
	actions.clear();
	Object.assign( window, { wp: { hooks: { addAction: ( name: string, _space: string, callback: Callback ) => actions.set( name, callback ) }, heartbeat: { interval: jest.fn() } } } );
	document.body.innerHTML = `<section data-hh-reply-desk="hpapi-enquiry" data-hh-reply-thread="7" data-hh-reply-seen="2">
		<p role="status" data-hh-reply-presence></p><form data-hh-reply-form><textarea>${ typed }</textarea></form></section>`;
	jest.isolateModules( () => {
		require( './reply-desk' );
	} );
}

const field = () => document.querySelector( 'textarea' )!;
const presence = () => document.querySelector( '[role="status"]' )!;

function type( text: string ): void {
	field().value = text;
	field().dispatchEvent( new Event( 'input' ) );
}

beforeEach( () => window.sessionStorage.clear() );

it( '[STAFF-07] says which thread is open, and shows who else has it', () => {
	start();
	const data: Record< string, unknown > = {};
	actions.get( 'heartbeat.send' )!( data );
	expect( data.hh_reply ).toEqual( { source: 'hpapi-enquiry', thread: '7', seen: '2' } );
	actions.get( 'heartbeat.tick' )!( { hh_reply: 'Anna has this open, too.' } );
	expect( presence() ).toHaveTextContent( 'Anna has this open, too.' );
	actions.get( 'heartbeat.tick' )!( {} );
	expect( presence() ).toHaveTextContent( 'Anna has this open, too.' );
	actions.get( 'heartbeat.tick' )!( { hh_reply: '' } );
	expect( presence() ).toBeEmptyDOMElement();
} );

it( '[STAFF-07] keeps what was typed until it was sent', () => {
	start();
	type( 'Dear Jo' );
	start();
	expect( field() ).toHaveValue( 'Dear Jo' );
	field().form!.dispatchEvent( new Event( 'submit' ) );
	window.history.replaceState( null, '', '?hh_reply=sent' );
	start();
	expect( field() ).toHaveValue( '' );
	window.history.replaceState( null, '', '?' );
	start();
	expect( field() ).toHaveValue( '' );
} );

it( '[STAFF-07] shows what the server sent back, not an older draft', () => {
	start();
	type( 'An older draft' );
	start( 'Refused just now' );
	expect( field() ).toHaveValue( 'Refused just now' );
} );

export {};
