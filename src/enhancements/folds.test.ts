export {};

const load = async ( hash = '' ) => {
	window.location.hash = hash;
	document.body.innerHTML = `
		<a id="to-costs" href="#costs">Costs</a><a id="to-ask" href="#ask"><b>Ask</b></a><a id="away" href="https://example.com/#costs">Away</a>
		<details id="costs" data-hh-fold><summary>Costs</summary><p id="inside">Tax</p></details>
		<section id="enquiry"><span id="ask"></span><details id="form" data-hh-fold="enquiry ask"><summary>Ask</summary></details></section>`;
	await jest.isolateModulesAsync( async () => {
		await import( './folds' );
	} );
};
const isOpen = ( id: string ) => ( document.getElementById( id ) as HTMLDetailsElement ).open;
const click = ( selector: string ) => document.querySelector( selector )!.dispatchEvent( new MouseEvent( 'click', { bubbles: true, cancelable: true } ) );

it( 'a link opens the fold that it leads to, and no other', async () => {
	await load();
	expect( isOpen( 'costs' ) ).toBe( false );
	click( '#to-costs' );
	expect( isOpen( 'costs' ) ).toBe( true );
	expect( isOpen( 'form' ) ).toBe( false );
} );

it( 'a link beside a fold opens it where the fold names it, and the same link again after it was closed', async () => {
	await load();
	click( '#to-ask b' );
	expect( isOpen( 'form' ) ).toBe( true );
	( document.getElementById( 'form' ) as HTMLDetailsElement ).open = false;
	click( '#to-ask' );
	expect( isOpen( 'form' ) ).toBe( true );
} );

it( 'an address that leads into a fold opens it', async () => {
	await load( '#inside' );
	expect( isOpen( 'costs' ) ).toBe( true );
	window.location.hash = '#enquiry';
	window.dispatchEvent( new Event( 'hashchange' ) );
	expect( isOpen( 'form' ) ).toBe( true );
} );

it( 'links to other pages, and addresses that name nothing, open nothing', async () => {
	await load( '#%20nothing' );
	document.addEventListener( 'click', ( event ) => event.preventDefault(), { once: true } );
	click( '#away' );
	expect( [ isOpen( 'costs' ), isOpen( 'form' ) ] ).toEqual( [ false, false ] );
} );

it( 'an address that nobody can read opens nothing, and links go on to open', async () => {
	await load( '#50%' );
	expect( isOpen( 'costs' ) ).toBe( false );
	click( '#to-costs' );
	expect( isOpen( 'costs' ) ).toBe( true );
} );
