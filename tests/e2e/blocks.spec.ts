// Not the watching test of support/site.ts: the editor asks other sites for faces and fonts.
import { expect, test } from '@playwright/test';
import { signIn } from './support/staff';

interface EditorWindow {
	wp: {
		blocks: { createBlock: ( name: string ) => object };
		data: {
			dispatch: ( store: string ) => Record< string, ( ...args: unknown[] ) => void >;
			select: ( store: string ) => Record< string, () => Array< { name: string; clientId: string } > >;
		};
	};
}

const BLOCKS = [ 'search-form', 'property-list', 'featured-properties', 'property-carousel', 'mortgage-calculator', 'valuation-wizard', 'valuation-reminder', 'valuer-quote' ];

test( 'an editor places blocks and sees what visitors will see', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'The editor is for wide screens.' );
	test.setTimeout( 120_000 );
	await signIn( page );
	await page.goto( '/wp-admin/post-new.php?post_type=page' );
	await page.waitForFunction( () => 'wp' in window && document.querySelector( 'iframe[name="editor-canvas"], .block-editor-writing-flow' ) !== null );
	await page.evaluate( ( names ) => {
		const { wp } = window as unknown as EditorWindow;
		wp.data.dispatch( 'core/preferences' ).set?.( 'core/edit-post', 'welcomeGuide', false );
		wp.data.dispatch( 'core/block-editor' ).insertBlocks?.( names.map( ( name ) => wp.blocks.createBlock( `hearth-hammer/${ name }` ) ) );
	}, BLOCKS );

	const isFramed = ( await page.locator( 'iframe[name="editor-canvas"]' ).count() ) > 0;
	const canvas = isFramed ? page.frameLocator( 'iframe[name="editor-canvas"]' ) : page;
	const block = ( name: string ) => canvas.locator( `[data-type="hearth-hammer/${ name }"]` );
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
	await page.evaluate( () => {
		const { data } = ( window as unknown as EditorWindow ).wp;
		const chosen = data.select( 'core/block-editor' ).getBlocks?.().find( ( { name } ) => name === 'hearth-hammer/valuer-quote' );
		data.dispatch( 'core/block-editor' ).selectBlock?.( chosen?.clientId );
		data.dispatch( 'core/edit-post' ).openGeneralSidebar?.( 'edit-post/block' );
	} );
	await expect.poll( () => page.getByLabel( 'Member of staff' ).locator( 'option' ).count() ).toBeGreaterThan( 2 );
} );
