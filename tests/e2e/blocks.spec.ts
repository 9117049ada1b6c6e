// Not the watching test of support/site.ts: the editor asks other sites for faces and fonts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { signIn } from './support/staff';

interface Parsed {
	name: string;
	isValid: boolean;
	innerBlocks: Parsed[];
}

interface EditorWindow {
	wp: {
		blocks: { createBlock: ( name: string ) => object; parse: ( content: string ) => Parsed[] };
		data: {
			dispatch: ( store: string ) => Record< string, ( ...args: unknown[] ) => void >;
			select: ( store: string ) => Record< string, () => Array< { name: string; clientId: string } > >;
		};
	};
}

const FOLDER = join( __dirname, '../../blocks' );
/** All that an editor can place. */
const BLOCKS = readdirSync( FOLDER ).filter( ( name ) => existsSync( join( FOLDER, name, 'edit.tsx' ) ) && ! readFileSync( join( FOLDER, name, 'block.json' ), 'utf8' ).includes( '"inserter": false' ) );
/** Those that say in words what they need before they show anything: who, where, links, or a text. The demo has data for all others. */
const ASKING = [ 'announcement', 'footer-column', 'on-this-page', 'parish-features', 'testimonial', 'valuer-quote' ];

test( '[BLK-01] [SITE-04] an editor is offered patterns, each of which is what the editor itself would write, and places every block and sees what visitors will see: none fails, none waits for ever', { tag: '@npm-start' }, async ( { page } ) => {
	test.setTimeout( 900_000 );
	await signIn( page );
	await page.goto( '/wp-admin/post-new.php?post_type=page' );
	await page.waitForFunction( () => 'wp' in window && document.querySelector( 'iframe[name="editor-canvas"], .block-editor-writing-flow' ) !== null );
	await test.step( 'patterns of whole pages and of parts', async () => {
		const offered = await page.evaluate( async () => {
			const { apiFetch, blocks } = ( window as unknown as EditorWindow & { wp: { apiFetch: ( options: object ) => Promise< Array< { name: string; content: string } > > } } ).wp;
			const faults = ( all: Parsed[] ): string[] => all.flatMap( ( one ) => [ ...( one.isValid && ! [ 'core/missing', 'core/freeform', 'core/html' ].includes( one.name ) ? [] : [ one.name ] ), ...faults( one.innerBlocks ) ] );
			const found = await apiFetch( { path: '/wp/v2/block-patterns/patterns' } );
			return found.filter( ( { name } ) => /^hearth-hammer\/(page|part)-/.test( name ) ).map( ( { name, content } ) => ( { name, faults: faults( blocks.parse( content ) ) } ) );
		} );
		expect( offered.filter( ( { faults } ) => faults.length > 0 ) ).toEqual( [] );
		const named = ( begin: string ) => offered.filter( ( { name } ) => name.startsWith( begin ) ).map( ( { name } ) => name.replace( begin, '' ) ).sort();
		expect( named( 'hearth-hammer/part-' ) ).toHaveLength( 5 );
		expect( named( 'hearth-hammer/page-' ) ).toEqual( [ 'area-guide', 'auctions', 'contact', 'fees', 'home', 'lettings', 'sell', 'team', 'vehicle-valuation' ] );
		// WordPress offers them itself when a page is begun.
		await expect( page.getByRole( 'dialog' ).getByText( 'Area guide' ).first() ).toBeVisible();
	} );

	await page.evaluate( ( names ) => {
		const { wp } = window as unknown as EditorWindow;
		wp.data.dispatch( 'core/preferences' ).set?.( 'core/edit-post', 'welcomeGuide', false );
		wp.data.dispatch( 'core/block-editor' ).insertBlocks?.( names.map( ( name ) => wp.blocks.createBlock( `hearth-hammer/${ name }` ) ) );
	}, BLOCKS );

	const isFramed = ( await page.locator( 'iframe[name="editor-canvas"]' ).count() ) > 0;
	const canvas = isFramed ? page.frameLocator( 'iframe[name="editor-canvas"]' ) : page;
	const block = ( name: string ) => canvas.locator( `[data-type="hearth-hammer/${ name }"]` );
	// Each preview is a request of its own, and the embedded site answers one at a time. All at one look: each look by
	// itself costs seconds on a page of so many parts.
	const states = () =>
		( page.frame( 'editor-canvas' ) ?? page ).evaluate( () =>
			[ ...document.querySelectorAll< HTMLElement >( '[data-type^="hearth-hammer/"]' ) ].map( ( element ) => {
				const signs = { fails: '.components-notice.is-error', waits: '.components-spinner', asks: '.components-placeholder' };
				const [ state ] = Object.entries( signs ).find( ( [ , selector ] ) => element.querySelector( selector ) ) ?? [ 'shows' ];
				return `${ element.dataset.type?.replace( 'hearth-hammer/', '' ) } ${ state }`;
			} )
		);
	await expect.poll( states, { timeout: 400_000, intervals: [ 1000 ] } ).toEqual( BLOCKS.map( ( name ) => `${ name } ${ ASKING.includes( name ) ? 'asks' : 'shows' }` ) );
	await expect( block( 'search-form' ).locator( 'form' ) ).toBeVisible();
	await expect( block( 'property-list' ).locator( 'article' ) ).toHaveCount( 6 );
	await expect( block( 'featured-properties' ).locator( 'article' ).first() ).toBeVisible();
	// The theme's sheet is in the canvas: slides stand side by side, without bullets.
	await expect( block( 'property-carousel' ).locator( '.hh-carousel__track' ) ).toHaveCSS( 'list-style-type', 'none' );
	const slides = block( 'property-carousel' ).locator( '.hh-carousel__slide' );
	const [ first, second ] = [ await slides.nth( 0 ).boundingBox(), await slides.nth( 1 ).boundingBox() ];
	expect( second?.y ).toBe( first?.y );
	await expect( block( 'mortgage-calculator' ).locator( 'form' ) ).toBeVisible();
	await expect( block( 'valuation-wizard' ).locator( 'form' ) ).toBeVisible();
	// Visitors without a valuation see nothing; an editor does.
	await expect( block( 'valuation-reminder' ).getByRole( 'heading' ) ).toBeVisible();
	// Asked for real: who works here.
	const select = ( wanted: string ) =>
		page.evaluate( ( name ) => {
			const { data } = ( window as unknown as EditorWindow ).wp;
			const chosen = data.select( 'core/block-editor' ).getBlocks?.().find( ( one ) => one.name === `hearth-hammer/${ name }` );
			data.dispatch( 'core/block-editor' ).selectBlock?.( chosen?.clientId );
			data.dispatch( 'core/edit-post' ).openGeneralSidebar?.( 'edit-post/block' );
		}, wanted );
	await select( 'valuer-quote' );
	const names = await page.evaluate( async () => {
		const answer = await fetch( '/people/' );
		const people = new DOMParser().parseFromString( await answer.text(), 'text/html' );
		return [ ...people.querySelectorAll( 'main .hh-person__name' ) ].map( ( one ) => one.textContent?.trim() ?? '' );
	} );
	expect( names.length ).toBeGreaterThan( 2 );
	const options = page.getByLabel( 'Member of staff' ).locator( 'option' );
	await expect.poll( async () => ( await options.allTextContents() ).slice( 1 ).sort() ).toEqual( names.sort() );
	// Who is chosen speaks, in the preview too.
	await page.getByLabel( 'Member of staff' ).selectOption( { index: 1 } );
	await expect( block( 'valuer-quote' ) ).toContainText( ( await options.nth( 1 ).textContent() ) ?? '', { timeout: 60_000 } );

	// Asked for real: which sales there are, each with its day, those that are over behind those to come.
	await select( 'lot-catalogue' );
	const sales = page.getByLabel( 'Sale', { exact: true } ).locator( 'option' );
	await expect.poll( () => sales.count() ).toBeGreaterThan( 3 );
	const labels = ( await sales.allTextContents() ).slice( 1 );
	expect( labels.filter( ( label ) => ! / \d{4}, \d|no date yet/.test( label ) ) ).toEqual( [] );
	const isOver = labels.map( ( label ) => / · (Finished|Cancelled)$/.test( label ) );
	expect( isOver ).toEqual( [ ...isOver ].sort( ( a, b ) => Number( a ) - Number( b ) ) );

	// And a lot, by its number: it comes first in the preview.
	const patterns = page.getByRole( 'dialog', { name: /pattern/i } );
	if ( await patterns.isVisible() ) {
		await patterns.getByRole( 'button', { name: 'Close' } ).click();
	}
	await select( 'future-lots' );
	const cards = block( 'future-lots' ).locator( 'article' );
	const last = cards.last();
	const number = ( await last.getAttribute( 'data-lot-number' ) ) ?? '';
	const title = ( ( await last.locator( '.hh-lot-card__title' ).textContent() ) ?? '' ).trim();
	await expect( cards.first() ).not.toContainText( title );
	await page.getByRole( 'combobox', { name: 'Chosen lots' } ).fill( `lot ${ number }` );
	await page.getByRole( 'option', { name: `Lot ${ number }: ${ title } · ` } ).click();
	await expect( cards.first() ).toContainText( title, { timeout: 60_000 } );
} );
