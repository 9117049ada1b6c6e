import userEvent from '@testing-library/user-event';

function start( hash = '' ): void {
	window.history.replaceState( {}, '', `/${ hash }` );
	document.body.innerHTML = `<div data-hh-tab-panels>
		<div>${ [ 'a', 'b', 'c' ].map( ( id ) => `<a id="${ id }-tab" href="#${ id }" data-hh-tab>${ id }</a>` ).join( '' ) }</div>
		<div id="a" data-hh-tab-panel>A <a href="#inside">inside</a></div><div id="b" data-hh-tab-panel>B</div><div id="c" data-hh-tab-panel>C <p id="inside"></p></div>
	</div>`;
	jest.isolateModules( () => {
		require( './tab-panels' );
	} );
}

const tab = ( id: string ) => document.querySelector< HTMLElement >( `#${ id }-tab` );
const shown = () => [ ...document.querySelectorAll< HTMLElement >( '[data-hh-tab-panel]:not([hidden])' ) ].map( ( panel ) => panel.id ).join( '' );
const selected = () => [ ...document.querySelectorAll( '[aria-selected="true"]' ) ].map( ( one ) => one.textContent ).join( '' );

beforeEach( () => {
	Element.prototype.scrollIntoView = jest.fn();
} );

describe( '[SITE-04] tab panels', () => {
	it( 'are tabs by the WAI’s pattern', () => {
		start();
		expect( document.querySelector( '[role="tablist"]' )?.children ).toHaveLength( 3 );
		expect( tab( 'a' )?.getAttribute( 'aria-controls' ) ).toBe( 'a' );
		expect( document.querySelector( '#b' )?.getAttribute( 'aria-labelledby' ) ).toBe( 'b-tab' );
		expect( [ tab( 'a' )?.tabIndex, tab( 'b' )?.tabIndex, tab( 'c' )?.tabIndex ] ).toEqual( [ 0, -1, -1 ] );
		expect( [ selected(), shown() ] ).toEqual( [ 'a', 'a' ] );
	} );

	it( 'open the first where the address is none that can be read', () => {
		start( '#50%' );
		expect( [ selected(), shown() ] ).toEqual( [ 'a', 'a' ] );
	} );

	it( 'open by click and by keyboard, round the end', async () => {
		start();
		const user = userEvent.setup();
		await user.click( tab( 'b' ) as HTMLElement );
		expect( [ selected(), shown(), document.activeElement?.id ] ).toEqual( [ 'b', 'b', 'b-tab' ] );
		await user.keyboard( '{ArrowRight}' );
		expect( shown() ).toBe( 'c' );
		await user.keyboard( '{ArrowRight}' );
		expect( shown() ).toBe( 'a' );
		await user.keyboard( '{ArrowLeft}{ArrowLeft}' );
		expect( shown() ).toBe( 'b' );
		await user.keyboard( '{End}' );
		expect( shown() ).toBe( 'c' );
		await user.keyboard( '{Home}' );
		expect( [ shown(), document.activeElement?.id ] ).toEqual( [ 'a', 'a-tab' ] );
		await user.keyboard( '{Alt>}{ArrowRight}{/Alt}' );
		expect( shown() ).toBe( 'a' );
	} );

	it( 'open what the address names, also what lies in a panel, then and later', () => {
		start( '#b' );
		expect( shown() ).toBe( 'b' );
		start( '#inside' );
		expect( shown() ).toBe( 'c' );
		window.location.hash = 'a';
		window.dispatchEvent( new Event( 'hashchange' ) );
		expect( shown() ).toBe( 'a' );
	} );
} );
