/** What the tests of the block editor share. */
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

interface Opened {
	/** What is written is drawn in a frame of its own. */
	canvas: FrameLocator;
	/** WordPress offers the patterns of whole pages. */
	patterns: Locator;
}

/** Opens the editor for a new page, past WordPress's greeting of new editors. */
export async function openNewPage( page: Page ): Promise< Opened > {
	const greeting = page.getByRole( 'dialog', { name: /Welcome/ } );
	const patterns = page.getByRole( 'dialog', { name: /pattern/i } );
	await expect( async () => {
		await page.goto( '/wp-admin/post-new.php?post_type=page' );
		await expect( greeting.or( patterns ).first() ).toBeVisible( { timeout: 60_000 } );
		// On a slow machine both may be gone again before one presses: then anew.
		if ( await greeting.isVisible() ) {
			await greeting.getByRole( 'button', { name: 'Close' } ).click( { timeout: 5000 } );
		}
		await expect( patterns ).toBeVisible( { timeout: 15_000 } );
	} ).toPass( { timeout: 180_000 } );
	// The account remembers whether its settings were closed, and opening the editor on a narrow window closes them.
	await page.evaluate( () => ( window as unknown as { wp: { data: { dispatch: ( store: string ) => { enableComplementaryArea: ( scope: string, area: string ) => void } } } } ).wp.data.dispatch( 'core/interface' ).enableComplementaryArea( 'core', 'edit-post/document' ) );
	return { canvas: page.frameLocator( 'iframe[name="editor-canvas"]' ), patterns };
}

/**
 * Publishes what is in the editor, by its two buttons.
 *
 * @param page
 * @param click How buttons are pressed, where that is counted.
 * @return The number of the page and where it stands now.
 */
export async function publishPage( page: Page, click: ( what: Locator ) => Promise< void > = ( what ) => what.click() ): Promise< { id: number; address: string } > {
	const panel = page.getByRole( 'region', { name: 'Editor publish' } );
	await click( page.getByRole( 'button', { name: 'Publish', exact: true } ) );
	await click( panel.getByRole( 'button', { name: 'Publish', exact: true } ) );
	const link = panel.getByRole( 'link', { name: 'View Page' } );
	await expect( link ).toBeVisible( { timeout: 60_000 } );
	const id = await page.evaluate( () => ( window as unknown as { wp: { data: { select: ( store: string ) => { getCurrentPostId: () => number } } } } ).wp.data.select( 'core/editor' ).getCurrentPostId() );
	return { id, address: ( await link.getAttribute( 'href' ) ) ?? '' };
}
