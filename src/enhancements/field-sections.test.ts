export {};

const settings = new Map< string, string >();

const load = async ( kept = '' ) => {
	settings.clear();
	settings.set( 'hh_sections_hpapi_property', kept );
	Object.assign( window, {
		getUserSetting: ( name: string, otherwise: string ) => settings.get( name ) ?? otherwise,
		setUserSetting: ( name: string, value: string ) => settings.set( name, value ),
	} );
	const section = ( id: string, open: boolean ) =>
		`<details class="hh-fields" data-hh-section="${ id }" data-hh-setting="hh_sections_hpapi_property"${ open ? ' open' : '' }><summary><h3>${ id }</h3></summary><input id="of-${ id }" required></details>`;
	document.body.innerHTML = `<a id="link" href="#of-rights">Rights</a>${ section( 'price', true ) }${ section( 'rights', false ) }<details class="hh-fields" id="other"><summary>Of the other kind</summary></details>`;
	await jest.isolateModulesAsync( async () => {
		await import( './field-sections' );
	} );
};
const section = ( id: string ) => document.querySelector< HTMLDetailsElement >( `[data-hh-section="${ id }"]` )!;
/** A browser opens the section behind the click, and tells by `toggle`. */
const press = ( details: HTMLDetailsElement ) => {
	const { open } = details;
	details.querySelector( 'summary' )!.dispatchEvent( new MouseEvent( 'click', { bubbles: true } ) );
	details.open = ! open;
	details.dispatchEvent( new Event( 'toggle' ) );
};

it( '[STAFF-06] what a person opens and folds is remembered, beside what they chose before', async () => {
	await load( 'building1-rights0' );
	press( section( 'rights' ) );
	expect( settings.get( 'hh_sections_hpapi_property' ) ).toBe( 'building1-rights1' );
	press( section( 'price' ) );
	expect( settings.get( 'hh_sections_hpapi_property' ) ).toBe( 'building1-rights1-price0' );
	press( document.querySelector< HTMLDetailsElement >( '#other' )! );
	expect( settings.get( 'hh_sections_hpapi_property' ) ).toBe( 'building1-rights1-price0' );
} );

it( '[STAFF-06] a link to a field and the browser’s complaint about one unfold its section, and are not remembered', async () => {
	await load();
	document.querySelector( '#link' )!.dispatchEvent( new MouseEvent( 'click', { bubbles: true } ) );
	expect( section( 'rights' ).open ).toBe( true );
	section( 'price' ).open = false;
	document.querySelector< HTMLInputElement >( '#of-price' )!.checkValidity();
	expect( section( 'price' ).open ).toBe( true );
	expect( settings.get( 'hh_sections_hpapi_property' ) ).toBe( '' );
} );
