import { fireEvent, waitFor } from '@testing-library/dom';

const DATA = {
	entries: {
		newsletter: { title: 'Newsletter', attributes: [ 'heading', 'count' ], links: [ { label: 'Settings → Leads', url: 'http://localhost/wp-admin/leads' } ] },
		'parts/card': { title: 'Property card', attributes: [], links: [] },
	},
	page: { label: 'Edit this page', url: 'http://localhost/wp-admin/edit' },
	words: { island: 'Island', block: 'Block', part: 'Template part', edited: 'Where to edit', settings: 'Settings', slug: 'Slug', none: 'None', byEditor: 'in this page’s editor', inTheme: 'in the theme file %s.php', inCode: 'in the code: src/islands/%s', template: 'by the template', close: 'Close' },
};

const PAGE =
	'<div id="wpadminbar"><ul><li id="wp-admin-bar-hh-section-guide"><a href="#hh-section-guide">Section guide</a></li></ul></div>' +
	'<main><!--hh-guide {"kind":"part","slug":"parts/card"}--><article>Card</article><!--/hh-guide-->' +
	'<!--hh-guide {"kind":"block","slug":"newsletter","fixed":false,"attributes":{"heading":"Ours \\u003cb\\u003e"}}--><div><div data-island="newsletter" data-props="{&quot;state&quot;:1}">x</div></div><!--/hh-guide-->' +
	'<!--hh-guide {"kind":"block","slug":"awards","fixed":true,"attributes":{}}--><!--/hh-guide--><!--hh-guide nonsense--><p>y</p><!--/hh-guide--></main>' +
	`<script type="application/json" id="hh-section-guide-data">${ JSON.stringify( DATA ) }</script>`;

const button = () => document.querySelector< HTMLElement >( '#wp-admin-bar-hh-section-guide > a' )!;
const labels = () => [ ...document.querySelectorAll< HTMLElement >( '.hh-guide__label' ) ];
const details = () => document.querySelector< HTMLElement >( '.hh-guide__details' )!;

function load(): void {
	document.body.innerHTML = PAGE;
	jest.isolateModules( () => {
		require( './section-guide' );
	} );
}

beforeAll( () => {
	window.DOMRect = class {
		right: number;
		bottom: number;
		constructor( public left = 0, public top = 0, public width = 0, public height = 0 ) {
			this.right = left + width;
			this.bottom = top + height;
		}
	} as unknown as typeof DOMRect;
	Element.prototype.getBoundingClientRect = () => new DOMRect( 10, 20, 300, 100 );
} );

beforeEach( () => window.localStorage.clear() );

it( '[STAFF-03] outlines each island, block and template part with its name, its slug as a tooltip, and nothing until it is asked to', () => {
	load();
	expect( document.querySelector( '.hh-guide' ) ).toBeNull();
	expect( button().getAttribute( 'aria-pressed' ) ).toBe( 'false' );
	fireEvent.click( button() );
	expect( labels().map( ( label ) => label.textContent ) ).toEqual( [ 'Property card', 'Newsletter', 'Newsletter' ] );
	expect( labels().map( ( label ) => label.title ) ).toEqual( [ 'parts/card', 'newsletter', 'newsletter' ] );
	expect( labels().map( ( label ) => label.className.split( '--' )[ 1 ] ) ).toEqual( [ 'part', 'block', 'island' ] );
	expect( document.querySelector< HTMLElement >( '.hh-guide__frame' )!.style.width ).toBe( '300px' );
	// Three that begin at the same place stand below one another.
	expect( labels().map( ( label ) => label.style.top ) ).toEqual( [ '20px', '44px', '68px' ] );
	fireEvent.click( button() );
	expect( document.querySelector( '.hh-guide' ) ).toBeNull();
} );

it( '[STAFF-03] says where a part is edited and which settings it has, as text; Escape closes and gives the focus back', () => {
	load();
	fireEvent.click( button() );
	const [ part, block, island ] = labels();
	fireEvent.click( block! );
	expect( details().textContent ).toBe( 'Block: NewsletterSlug: newsletterWhere to edit: in this page’s editor, Edit this page, Settings → LeadsSettings: Heading: Ours <b>, CountClose' );
	expect( [ ...details().querySelectorAll( 'a' ) ].map( ( link ) => link.href ) ).toEqual( [ 'http://localhost/wp-admin/edit', 'http://localhost/wp-admin/leads' ] );
	expect( document.activeElement?.textContent ).toBe( 'Close' );
	fireEvent.keyDown( document, { key: 'Escape' } );
	expect( details().hidden ).toBe( true );
	expect( document.activeElement ).toBe( block );

	fireEvent.click( island! );
	expect( details().textContent ).toContain( 'Where to edit: in the code: src/islands/newsletter, Settings → LeadsSettings: State' );
	fireEvent.click( part! );
	expect( details().textContent ).toContain( 'Where to edit: in the theme file parts/card.phpSettings: None' );
} );

it( '[STAFF-03] is remembered in this browser', () => {
	load();
	fireEvent.click( button() );
	load();
	expect( button().getAttribute( 'aria-pressed' ) ).toBe( 'true' );
	expect( labels() ).toHaveLength( 3 );
	fireEvent.keyDown( button(), { key: ' ' } );
	load();
	expect( document.querySelector( '.hh-guide' ) ).toBeNull();
} );

it( '[STAFF-03] a part without a name has one made of its slug', () => {
	load();
	document.querySelector( 'main' )!.insertAdjacentHTML( 'beforeend', '<div data-island="property-map" data-props="{&quot;minPrice&quot;:1}"></div>' );
	fireEvent.click( button() );
	const label = labels().find( ( { title } ) => title === 'property-map' )!;
	expect( label.textContent ).toBe( 'Property map' );
	fireEvent.click( label );
	expect( details().textContent ).toContain( 'Island: Property mapSlug: property-map' );
	expect( details().textContent ).toContain( 'Settings: Min price' );
} );

it( '[STAFF-03] the header’s label makes way for the logo', () => {
	load();
	// jsdom has no layout: all rectangles are alike, so this label begins on the logo.
	document.querySelector( 'main' )!.insertAdjacentHTML( 'beforebegin', '<header class="hh-site-header"><div><a class="hh-wordmark" href="/">Name</a></div></header>' );
	fireEvent.click( button() );
	const label = labels().find( ( { title } ) => title === 'header' )!;
	expect( label.textContent ).toBe( 'Header' );
	expect( label.style.top ).toBe( '120px' );
	expect( label.className ).toContain( 'hh-guide__over' );
	expect( labels().filter( ( { className } ) => className.includes( 'hh-guide__over' ) ) ).toHaveLength( 1 );
} );

it( 'parts that come later are outlined too', async () => {
	load();
	fireEvent.click( button() );
	document.querySelector( 'main' )!.insertAdjacentHTML( 'beforeend', '<div data-island="property-map" data-props="{}"></div>' );
	await waitFor( () => expect( labels().map( ( label ) => label.textContent ) ).toContain( 'Property map' ) );
} );
