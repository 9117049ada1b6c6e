import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { mountIsland, type Carried } from './island';
import { valueOf } from './fallback-values';

interface Props {
	name: string;
}

const sendBeacon = jest.fn( ( _url: string, _body: FormData ) => true );

beforeEach( () => {
	sendBeacon.mockClear();
	Object.defineProperty( navigator, 'sendBeacon', { value: sendBeacon, configurable: true } );
	document.head.innerHTML = '<link rel="https://api.w.org/" href="http://localhost/agency/wp-json/">';
} );

function page( props: string, fallback = '<form><input name="town" value=""><input name="beds" value="2"></form>' ): HTMLElement {
	document.body.innerHTML = `<div data-island="greeting">${ fallback }</div>`;
	const element = document.body.firstElementChild as HTMLElement;
	element.dataset.props = props;
	return element;
}

function reported(): Record< string, unknown > {
	const [ url, body ] = sendBeacon.mock.calls[ 0 ] ?? [];
	return { url, ...Object.fromEntries( body ?? [] ) };
}

function Greeting( { name, typed }: Props & Carried ) {
	const [ town, setTown ] = useState( valueOf( typed, 'town' ) );
	return (
		<form>
			<p>Hello { name }</p>
			<input name="town" value={ town } onChange={ ( event ) => setTown( event.target.value ) } />
		</form>
	);
}

const hasName = ( props: unknown ): props is Props =>
	typeof props === 'object' && props !== null && 'name' in props && typeof props.name === 'string';

it( 'mounts every instance with its own props', async () => {
	document.body.innerHTML =
		'<div data-island="greeting" data-props=\'{"name":"Rye"}\'></div><div data-island="greeting" data-props=\'{"name":"Battle"}\'></div><div data-island="other"></div>';
	act( () => mountIsland( 'greeting', Greeting, { guard: hasName } ) );
	expect( await screen.findByText( 'Hello Rye' ) ).toBeInTheDocument();
	expect( screen.getByText( 'Hello Battle' ) ).toBeInTheDocument();
	expect( document.querySelector( '[data-island="other"]' ) ).toBeEmptyDOMElement();
} );

it( 'keeps what was typed into the fallback, the focus and the cursor', async () => {
	const element = page( '{"name":"Rye"}' );
	const input = element.querySelector< HTMLInputElement >( '[name="town"]' )!;
	input.value = 'Cranbrook';
	input.focus();
	input.setSelectionRange( 2, 4 );
	act( () => mountIsland( 'greeting', Greeting, { guard: hasName } ) );
	const after = await screen.findByDisplayValue< HTMLInputElement >( 'Cranbrook' );
	expect( after ).not.toBe( input );
	expect( after ).toHaveFocus();
	expect( [ after.selectionStart, after.selectionEnd ] ).toEqual( [ 2, 4 ] );
} );

it( 'keeps what is typed while its first frame is being made', async () => {
	const element = page( '{"name":"Rye"}' );
	const input = element.querySelector< HTMLInputElement >( '[name="town"]' )!;
	input.value = 'Cran';
	act( () => {
		mountIsland( 'greeting', Greeting, { guard: hasName } );
		input.value = 'Cranbrook';
	} );
	expect( await screen.findByDisplayValue( 'Cranbrook' ) ).not.toBe( input );
} );

it.each( [
	[ 'a link', '<p><a href="/film.webm">Once round</a> <a href="/other.webm">Other</a></p>', 'Once round' ],
	[ 'a button', '<p><button type="button">First</button><button type="button">Once round</button></p>', 'Once round' ],
] )( 'keeps the focus on %s that it draws again', async ( _what, fallback, label ) => {
	const element = page( '{"name":"Rye"}', fallback );
	const before = screen.getByText( label );
	before.focus();
	const Drawn = () => <div dangerouslySetInnerHTML={ { __html: fallback } } />;
	act( () => mountIsland( 'greeting', Drawn, { guard: hasName } ) );
	await waitFor( () => expect( element.dataset.islandState ).toBe( 'mounted' ) );
	expect( screen.getByText( label ) ).not.toBe( before );
	expect( screen.getByText( label ) ).toHaveFocus();
} );

it( 'leaves the server’s HTML in its place while a button is pressed on it', async () => {
	const element = page( '{"name":"Rye"}' );
	const pressed = jest.spyOn( element, 'matches' ).mockReturnValue( true );
	mountIsland( 'greeting', Greeting, { guard: hasName } );
	await new Promise( ( done ) => setTimeout( done ) );
	expect( pressed ).toHaveBeenCalledWith( ':active' );
	expect( element ).not.toHaveAttribute( 'data-island-state' );
	pressed.mockRestore();
	expect( await screen.findByText( 'Hello Rye' ) ).toBeInTheDocument();
} );

it( 'takes up what was given up because a script did not come, and leaves alone what is alive', () => {
	const element = page( '{"name":"Rye"}' );
	element.dataset.islandState = 'failed';
	act( () => mountIsland( 'greeting', Greeting, { guard: hasName } ) );
	expect( element.dataset.islandState ).toBe( 'mounted' );
	const first = element.firstElementChild;
	act( () => mountIsland( 'greeting', Greeting, { guard: hasName } ) );
	expect( element.firstElementChild ).toBe( first );
} );

it.each( [
	[ 'no JSON', '{"name":' ],
	[ 'the wrong shape', '{"title":"Rye"}' ],
	[ 'null', 'null' ],
] )( 'keeps the server’s version and reports where the props are %s', ( _what, props ) => {
	const element = page( props );
	const before = element.innerHTML;
	act( () => mountIsland( 'greeting', Greeting, { guard: hasName } ) );
	expect( element.innerHTML ).toBe( before );
	expect( element.dataset.islandState ).toBe( 'failed' );
	expect( reported() ).toMatchObject( {
		url: 'http://localhost/agency/wp-admin/admin-ajax.php',
		action: 'hh_island_report',
		island: 'greeting',
		message: expect.stringMatching( /\w/ ),
	} );
	expect( console ).toHaveErrored();
} );

it( 'brings the server’s version back, with what was typed, where the component throws', async () => {
	const element = page( '{"name":"Rye"}' );
	const form = element.firstElementChild;
	const input = element.querySelector< HTMLInputElement >( '[name="town"]' )!;
	input.value = 'Cranbrook';
	const Broken = (): never => {
		throw new TypeError( 'no such bed' );
	};
	act( () => mountIsland( 'greeting', Broken ) );
	await waitFor( () => expect( element.firstElementChild ).toBe( form ) );
	expect( input.isConnected ).toBe( true );
	expect( input ).toHaveValue( 'Cranbrook' );
	expect( reported() ).toMatchObject( { island: 'greeting', message: 'TypeError: no such bed' } );
	expect( console ).toHaveErrored();
} );

it( 'brings the server’s version back where the component throws later', async () => {
	const element = page( '{"name":"Rye"}' );
	const form = element.firstElementChild;
	let fail = () => {};
	const Later = () => {
		const [ hasFailed, setHasFailed ] = useState( false );
		fail = () => setHasFailed( true );
		if ( hasFailed ) {
			throw new Error( 'later' );
		}
		return <p>Alive</p>;
	};
	act( () => mountIsland( 'greeting', Later ) );
	expect( await screen.findByText( 'Alive' ) ).toBeInTheDocument();
	act( () => fail() );
	await waitFor( () => expect( element.firstElementChild ).toBe( form ) );
	expect( console ).toHaveErrored();
} );
