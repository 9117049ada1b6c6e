import { cards, expect, islandIsAlive, layoutShift, test } from './support/site';

test.beforeEach( async ( { page } ) => {
	await page.goto( '/estate-agents/for-sale/' );
	await cards( page ).first().getByRole( 'link' ).first().click();
	await islandIsAlive( page, 'property-gallery' );
} );

test( '[PROP-01] thumbnails, next and the whole screen, closed by Escape', async ( { page } ) => {
	const gallery = page.getByRole( 'region', { name: 'Pictures' } );
	await expect( gallery.getByText( /^1 of \d+$/ ) ).toBeVisible();
	await gallery.getByRole( 'button', { name: 'Picture 2' } ).click();
	await expect( gallery.getByText( /^2 of \d+$/ ) ).toBeVisible();
	await gallery.getByRole( 'button', { name: 'Next picture' } ).click();
	await expect( gallery.getByText( /^3 of \d+$/ ) ).toBeVisible();
	const opener = gallery.getByRole( 'button', { name: /Show full screen/ } );
	await opener.click();
	const viewer = page.getByRole( 'dialog', { name: /^Pictures of/ } );
	await expect( viewer ).toBeVisible();
	const size = page.viewportSize();
	// Once it has come in.
	await expect.poll( () => viewer.boundingBox() ).toEqual( { x: 0, y: 0, width: size?.width, height: size?.height } );
	await page.keyboard.press( 'ArrowRight' );
	await expect( viewer.getByText( /^4 of \d+$/ ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( viewer ).toBeHidden();
	await expect( page.locator( 'dialog' ) ).toHaveCount( 0 );
	await expect( opener ).toBeFocused();
} );

test( '[PROP-02] the floorplan opens in the same viewer', async ( { page } ) => {
	const plan = page.getByRole( 'region', { name: 'Pictures' } ).getByRole( 'button', { name: /^Floorplan/ } );
	await plan.click();
	const viewer = page.getByRole( 'dialog', { name: /^Pictures of/ } );
	await expect( viewer.getByRole( 'tab', { name: /^Floorplan/ } ) ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( viewer.getByRole( 'img' ) ).toBeVisible();
	await viewer.getByRole( 'tab', { name: 'Pictures' } ).click();
	await expect( viewer.getByText( /^1 of \d+$/ ) ).toBeVisible();
	await viewer.getByRole( 'button', { name: 'Close' } ).click();
	await expect( viewer ).toBeHidden();
} );

test( '[PROP-01] zoom by keys and buttons, which swiping respects', async ( { page } ) => {
	await page.getByRole( 'button', { name: /Show full screen/ } ).click();
	const viewer = page.getByRole( 'dialog', { name: /^Pictures of/ } );
	const picture = viewer.getByRole( 'img' );
	const whole = await picture.boundingBox();
	await page.keyboard.press( '+' );
	await expect.poll( async () => Math.round( ( ( await picture.boundingBox() )?.width ?? 0 ) / ( whole?.width ?? 1 ) * 10 ) ).toBe( 15 );
	await page.keyboard.press( 'ArrowRight' );
	await expect( viewer.getByText( /^1 of \d+$/ ) ).toBeVisible();
	await viewer.getByRole( 'button', { name: 'Zoom out' } ).click();
	await expect.poll( async () => Math.round( ( await picture.boundingBox() )?.width ?? 0 ) ).toBe( Math.round( whole?.width ?? 0 ) );
	const box = await viewer.locator( '.hh-viewer__stage' ).boundingBox();
	await viewer.locator( '.hh-viewer__stage' ).dblclick( { position: { x: ( box?.width ?? 0 ) / 2, y: ( box?.height ?? 0 ) / 3 } } );
	await expect.poll( async () => Math.round( ( ( await picture.boundingBox() )?.width ?? 0 ) / ( whole?.width ?? 1 ) * 10 ) ).toBe( 25 );
} );

test( 'the page does not jump when the gallery comes alive', async ( { page } ) => {
	await page.reload();
	await islandIsAlive( page, 'property-gallery' );
	expect( await layoutShift( page ) ).toBeLessThanOrEqual( 0.02 );
} );
