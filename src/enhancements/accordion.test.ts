import { PAUSE } from './accordion';

const summary = () => document.querySelector( 'summary' ) as HTMLElement;

/** Whether the browser would toggle it. */
const click = ( target: Element = summary() ) => target.dispatchEvent( new MouseEvent( 'click', { bubbles: true, cancelable: true } ) );

describe( '[SITE-04] accordions', () => {
	beforeEach( () => {
		jest.useFakeTimers();
		document.body.innerHTML = '<details data-hh-accordion><summary>Q <a href="#x">more</a></summary>A</details><details data-hh-accordion><summary id="second">Q</summary>A</details><details><summary id="plain">Q</summary>A</details>';
	} );
	afterEach( () => {
		jest.runAllTimers();
		jest.useRealTimers();
	} );

	it( 'take no other click for 250 ms', () => {
		expect( PAUSE ).toBe( 250 );
		expect( click() ).toBe( true );
		jest.advanceTimersByTime( 249 );
		expect( click() ).toBe( false );
		jest.advanceTimersByTime( 1 );
		expect( click() ).toBe( true );
	} );

	it( 'leave others and links alone', () => {
		click();
		expect( click( document.querySelector( '#second' ) as Element ) ).toBe( true );
		expect( click( document.querySelector( 'a' ) as Element ) ).toBe( true );
		const plain = document.querySelector( '#plain' ) as Element;
		expect( [ click( plain ), click( plain ) ] ).toEqual( [ true, true ] );
	} );
} );
