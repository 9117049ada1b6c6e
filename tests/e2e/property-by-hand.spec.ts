/**
 * STAFF-06: the way of an office without a feed, in its own admin: a property with pictures, plan, brochure and tour,
 * located by its postcode, published and found; and a save with mistakes in it.
 */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { brochure, files, list, pictures, upload } from './support/media';
import { expect, test } from './support/site';
import { publish, signIn, wpRest } from './support/staff';
import { expectFitsAllWidths } from './support/widths';

const NEW = '/wp-admin/post-new.php?post_type=hpapi_property';

/** Our boxes; WordPress's own screen around them is WordPress's. */
const expectBoxesAccessible = ( page: Page ) => expectAccessible( page, '#hh-media, #hpapi-property' );

/** The number of the property on the screen. */
const postOf = ( page: Page ) => new URL( page.url() ).searchParams.get( 'post' ) ?? '';

test.beforeEach( async ( { page } ) => {
	await signIn( page );
} );

test( '[STAFF-06] an office adds a property with five pictures, plan, brochure and tour, and visitors find it by postcode, radius and map', async ( { page } ) => {
	const title = `Byhand House ${ Date.now() }`;
	await page.goto( NEW );
	await page.getByRole( 'textbox', { name: /address/i } ).first().fill( title );
	await page.getByLabel( 'Price or rent (£)' ).fill( '£612,500' );
	await page.getByLabel( 'Type', { exact: true } ).selectOption( 'cottage' );
	await page.getByLabel( 'Bedrooms' ).fill( '3' );

	await upload( page, 'Photos', 'Add photos', pictures( 5 ) );
	const before = await files( page, 'Photos' ).allTextContents();
	const last = list( page, 'Photos' ).locator( '.hh-media__item' ).last();
	await last.getByRole( 'button', { name: /^Move up/ } ).focus();
	for ( let press = 0; press < 4; press++ ) {
		await page.keyboard.press( 'Enter' );
	}
	await expect( list( page, 'Photos' ).getByRole( 'status' ) ).toHaveText( `${ before[ 4 ] } moved to position 1 of 5.` );
	await expect( page.getByRole( 'button', { name: `Move up: ${ before[ 4 ] }` } ) ).toBeFocused();
	const order = [ before[ 4 ], ...before.slice( 0, 4 ) ];
	expect( await files( page, 'Photos' ).allTextContents() ).toEqual( order );
	const rows = list( page, 'Photos' ).locator( '.hh-media__item' );
	await expect( rows.first().getByText( 'Main photo' ) ).toBeVisible();
	await expect( rows.nth( 1 ).getByText( 'Main photo' ) ).toBeHidden();
	await rows.first().getByLabel( 'Caption' ).fill( 'The house from the lane' );
	await rows.first().getByLabel( 'Alternative text' ).fill( 'A brick cottage behind a hedge' );

	// By mouse: the second below the third.
	await rows.nth( 1 ).locator( '.hh-media__handle' ).hover();
	await page.mouse.down();
	const below = await rows.nth( 2 ).boundingBox();
	await page.mouse.move( ( below?.x ?? 0 ) + 12, ( below?.y ?? 0 ) + ( below?.height ?? 0 ) * 0.9, { steps: 12 } );
	await page.mouse.up();
	const dragged = await files( page, 'Photos' ).allTextContents();
	expect( dragged.indexOf( order[ 1 ] ?? '' ) ).toBeGreaterThan( 1 );
	expect( dragged.filter( ( name ) => name !== order[ 1 ] ) ).toEqual( order.filter( ( name ) => name !== order[ 1 ] ) );

	await upload( page, 'Floorplans', 'Add floorplans', pictures( 1 ).map( ( one ) => ( { ...one, name: 'byhand-plan.webp' } ) ) );
	await upload( page, 'Brochures', 'Add brochures', [ brochure ] );
	await list( page, 'Brochures' ).getByLabel( 'Title' ).fill( 'Particulars' );
	await list( page, 'Virtual tours and videos' ).getByRole( 'button', { name: 'Add a tour or video' } ).click();
	await list( page, 'Virtual tours and videos' ).getByLabel( 'Web address' ).fill( 'https://vimeo.com/76979871' );
	await list( page, 'Virtual tours and videos' ).getByLabel( 'Title' ).fill( 'Walk round the house' );

	await list( page, 'Virtual tours and videos' ).getByRole( 'button', { name: 'Add a tour or video' } ).click();
	await list( page, 'Virtual tours and videos' ).getByLabel( 'Web address' ).nth( 1 ).fill( 'https://my.matterport.com/show/?m=SxQL3iGyoDo' );
	await list( page, 'Virtual tours and videos' ).getByLabel( 'Title' ).nth( 1 ).fill( 'Through the rooms' );

	await page.getByLabel( 'Postcode', { exact: true } ).fill( 'tn330qt' );
	await page.getByRole( 'button', { name: 'Find by postcode' } ).click();
	await expect( page.getByText( /^Pin set to the centre of TN33 0QT\. Parish: / ) ).toBeVisible();
	await expect( page.getByRole( 'region', { name: /Map of the property/ } ) ).toBeVisible();
	await expectBoxesAccessible( page );
	for ( const width of [ 375, 782, 1280 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		expect( await page.evaluate( () => document.documentElement.scrollWidth <= window.innerWidth ), `${ width } px` ).toBe( true );
	}

	await publish( page );
	await expect( page.getByText( /Property published/ ) ).toBeVisible( { timeout: 60_000 } );
	expect( await files( page, 'Photos' ).allTextContents() ).toEqual( dragged );
	await expect( page.getByLabel( 'Parish', { exact: true } ) ).not.toHaveValue( '0' );
	const id = postOf( page );

	for ( const query of [ 'location=TN33+0QT&radius=1', 'location=TN33' ] ) {
		const answer = await page.request.get( `/wp-json/hpapi/v1/estate-agents/properties?${ query }&sort_by=newest` );
		expect( ( ( await answer.json() ) as { data: Array< { address: string } > } ).data.map( ( { address } ) => address ), query ).toContain( title );
	}
	const pins = await page.request.get( '/wp-json/hpapi/v1/estate-agents/map-properties?location=TN33+0QT&radius=1' );
	expect( await pins.text() ).toContain( '£612,500' );

	await page.getByLabel( 'Latitude' ).fill( '50.91000' );
	await page.getByLabel( 'Longitude' ).fill( '0.51000' );
	await page.getByLabel( 'Longitude' ).press( 'Tab' );
	await expect( page.getByText( 'Location set by hand.' ).first() ).toBeVisible();

	// As a visitor, without the bar of who is signed in. What was typed last is not saved, and WordPress asks about that.
	page.once( 'dialog', ( dialog ) => void dialog.accept() );
	await page.context().clearCookies();
	await page.goto( `/?post_type=hpapi_property&p=${ id }` );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toContainText( title );
	await expect( page.locator( '.hh-gallery img' ).first() ).toHaveAttribute( 'alt', 'A brick cottage behind a hedge' );
	await expect( page.locator( '#floorplan img' ) ).toHaveCount( 1 );
	await expect( page.getByRole( 'link', { name: 'Particulars' } ) ).toHaveAttribute( 'href', /byhand-brochure[^/]*\.pdf$/ );
	let asked = 0;
	await page.route( 'https://player.vimeo.com/**', ( route ) => {
		asked++;
		return route.fulfill( { contentType: 'text/html', body: '<title>Player</title>' } );
	} );
	await expect( page.getByRole( 'link', { name: 'Walk round the house' } ) ).toHaveAttribute( 'href', 'https://vimeo.com/76979871' );
	expect( asked, 'nothing of the host before it is asked for' ).toBe( 0 );
	await page.getByRole( 'button', { name: /^View it here.*Walk round the house$/ } ).click();
	await expect( page.locator( 'iframe[title="Walk round the house"]' ) ).toHaveAttribute( 'src', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1' );
	await expect.poll( () => asked ).toBe( 1 );

	// A host that tracks: by keyboard, and asked first; wide and narrow.
	await page.route( 'https://my.matterport.com/**', ( route ) => route.fulfill( { contentType: 'text/html', body: '<title>Player</title>' } ) );
	const rooms = page.locator( '#tours li' ).filter( { hasText: 'Through the rooms' } );
	await rooms.getByRole( 'button', { name: /^View it here.*Through the rooms$/ } ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( rooms ).toContainText( 'This content comes from Matterport, which uses cookies' );
	const allow = rooms.getByRole( 'button', { name: 'Allow and view' } );
	await expect( allow ).toBeFocused();
	await expect( page.locator( 'iframe[title="Through the rooms"]' ) ).toHaveCount( 0 );
	await expectFitsAllWidths( page, '#tours' );
	await allow.focus();
	await page.keyboard.press( 'Enter' );
	await expect( page.locator( 'iframe[title="Through the rooms"]' ) ).toBeFocused();
	await expect( page.locator( 'iframe[title="Through the rooms"]' ) ).toHaveAttribute( 'src', 'https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1' );
	await expect( rooms.getByRole( 'button' ).filter( { visible: true } ) ).toHaveCount( 0 );

	await signIn( page );
	await wpRest( page, 'DELETE', `hpapi_property/${ id }` );
} );

test( '[STAFF-06] a save with mistakes in it says a sentence for each, leads to the field, publishes nothing and loses nothing', async ( { page, complaints } ) => {
	await page.goto( NEW );
	await page.getByRole( 'textbox', { name: /address/i } ).first().fill( 'Byhand Cottage' );
	await page.getByLabel( 'Price or rent (£)' ).fill( 'about half a million' );
	await page.getByLabel( 'Postcode', { exact: true } ).fill( 'NOT A POSTCODE' );
	await page.getByLabel( 'Bedrooms' ).fill( '4' );
	await list( page, 'Virtual tours and videos' ).getByRole( 'button', { name: 'Add a tour or video' } ).click();
	await list( page, 'Virtual tours and videos' ).getByLabel( 'Web address' ).fill( 'http://tours.example.com/1' );
	await publish( page );

	const notice = page.getByRole( 'alert' ).filter( { hasText: 'To publish it, correct the following' } );
	await expect( notice ).toBeVisible( { timeout: 60_000 } );
	await expect( notice.getByRole( 'link' ) ).toHaveText( [
		'Price or rent: “about half a million” is not a number.',
		'Postcode: “NOT A POSTCODE” is not a UK postcode. Enter it like TN17 3AB.',
		'Virtual tours and videos: “http://tours.example.com/1” is not a web address that starts with https://.',
	] );
	await expect( page.getByText( /Property (published|updated)/ ) ).toHaveCount( 0 );
	await expect( page.getByLabel( 'Bedrooms' ) ).toHaveValue( '4' );
	await expect( list( page, 'Virtual tours and videos' ).getByLabel( 'Web address' ) ).toHaveValue( 'http://tours.example.com/1' );
	await notice.getByRole( 'link', { name: /^Postcode/ } ).click();
	await expect( page.getByLabel( 'Postcode', { exact: true } ) ).toBeFocused();
	await expect( page.getByLabel( 'Postcode', { exact: true } ) ).toHaveValue( 'NOT A POSTCODE' );
	await expect( page.getByLabel( 'Postcode', { exact: true } ) ).toHaveAccessibleDescription( /is not a UK postcode/ );
	await expectBoxesAccessible( page );

	await page.getByRole( 'button', { name: 'Find by postcode' } ).click();
	await expect( page.getByText( '“NOT A POSTCODE” is not a UK postcode. Enter it like TN17 3AB.', { exact: true } ) ).toBeVisible();
	// The browser logs the answer, which is the point.
	expect( complaints.splice( 0 ).every( ( one ) => one.includes( '400' ) ) ).toBe( true );
	await page.getByLabel( 'Price or rent (£)' ).fill( '£500,000' );
	await page.getByLabel( 'Postcode', { exact: true } ).fill( 'TN33 0QT' );
	await list( page, 'Virtual tours and videos' ).getByRole( 'button', { name: 'Remove' } ).click();
	await publish( page );
	await expect( page.getByText( /Property published/ ) ).toBeVisible( { timeout: 60_000 } );
	await page.getByRole( 'link', { name: 'Move to Trash' } ).click();
	await expect( page.getByText( 'Moved to the Trash: 1.' ) ).toBeVisible();
} );
