/**
 * Deliveries of an agency's system through Properties → Import: first with its pictures, then without them, with a
 * faulty property, and with a price that was set here by hand. What the import does with the data is tested in
 * plugins/hpapi/tests/integration/Feeds.
 */
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/site';
import { signIn, wpRest } from './support/staff';
import { zipOf } from './support/zip';

const SCREEN = '/wp-admin/edit.php?post_type=hpapi_property&page=hpapi-import';

/** No property of the demo has it. */
const STREET = 'Import Test Street';

/** The smallest picture: WordPress makes no sizes of it. One of the six is a photo. */
const DOT = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==';

const COLUMNS = [ 'AGENT_REF', 'ADDRESS_1', 'TOWN', 'POSTCODE1', 'POSTCODE2', 'SUMMARY', 'DESCRIPTION', 'BRANCH_ID', 'STATUS_ID', 'BEDROOMS', 'PRICE', 'PROP_SUB_ID', 'DISPLAY_ADDRESS', 'PUBLISHED_FLAG', 'TRANS_TYPE_ID', 'MEDIA_IMAGE_00', 'MEDIA_IMAGE_TEXT_00' ];

/** As systems write it: the definition ends with the delimiter, rows do not, and nothing follows #END#. */
function feed( prices: string[] ): Buffer {
	const rows = prices.map( ( price, index ) => {
		const number = index + 1;
		return [ `99001_${ number }`, `${ number } ${ STREET }`, 'Cranbrook', 'TN17', '3BQ', 'A house.', `<p>Flat #${ number }.</p>\r\n`, '99001', '0', '3', price, '4', `${ number } ${ STREET }, Cranbrook`, '1', '1', `99001_${ number }_IMG_00.webp`, '' ].join( '^' ) + '~';
	} );
	return Buffer.from( [ '#HEADER# ', 'Version : 3', "EOF : '^'", "EOR : '~'", `Property Count : ${ rows.length }`, '', '#DEFINITION#', `${ COLUMNS.join( '^' ) }^~`, '', '#DATA#', ...rows, '#END#' ].join( '\r\n' ) );
}

/** Uploads a delivery and waits for what would happen. */
async function check( page: Page, name: string, buffer: Buffer ): Promise< void > {
	await page.goto( SCREEN );
	await page.getByLabel( 'Feed', { exact: true } ).setInputFiles( { name, mimeType: 'application/octet-stream', buffer } );
	await page.getByRole( 'button', { name: 'Check feed' } ).click();
	await expect( page.getByRole( 'heading', { name: /: (Check only|Rejected)/ } ) ).toBeVisible( { timeout: 60_000 } );
}

async function apply( page: Page ): Promise< void > {
	await page.getByRole( 'button', { name: /^Import/ } ).click();
	await expect( page.getByRole( 'heading', { name: /: Done/ } ) ).toBeVisible( { timeout: 60_000 } );
}

function count( page: Page, what: string ) {
	return page.getByRole( 'row' ).filter( { has: page.getByRole( 'rowheader', { name: what, exact: true } ) } ).getByRole( 'cell' );
}

/** Removes what a test brought in, for good. */
async function tidy( page: Page ): Promise< void > {
	for ( const { id } of await wpRest< Array< { id: number } > >( page, 'GET', `hpapi_property?context=edit&status=any,trash&per_page=100&search=${ encodeURIComponent( STREET ) }` ) ) {
		await wpRest( page, 'DELETE', `hpapi_property/${ id }?force=true` );
	}
}

test.beforeEach( async ( { page } ) => {
	// Four imports and a dozen screens of the admin.
	test.setTimeout( 480_000 );
	await page.setViewportSize( { width: 1280, height: 900 } );
	await signIn( page );
	await tidy( page );
} );

test( '[FEED-01] [FEED-02] [FEED-03] a second delivery without its pictures changes a price and keeps every picture; a faulty property is set aside by its address; a price set by hand is told', { tag: '@npm-start' }, async ( { page } ) => {
	const [ photo, dot ] = [ readFileSync( 'demo/feeds/CRB_1001_IMG_00.webp' ), Buffer.from( DOT, 'base64' ) ];
	const prices = [ '485000', '500000', '515000', '530000', '545000', '560000' ];
	await check( page, '99001_1.zip', zipOf( { '99001_1.BLM': feed( prices ), ...Object.fromEntries( prices.map( ( _price, index ) => [ `99001_${ index + 1 }_IMG_00.webp`, index === 0 ? photo : dot ] ) ) } ) );
	await expect( count( page, 'would be added' ) ).toHaveText( '6' );
	await apply( page );
	await expect( count( page, 'added' ) ).toHaveText( '6' );
	await expect( count( page, 'images added' ) ).toHaveText( '6' );

	// The next night: the feed alone, a new price, and a mistake.
	await check( page, '99001_2.BLM', feed( [ '465000', 'TBC', ...prices.slice( 2 ) ] ) );
	await expect( page.getByText( '1 property has an error and is skipped' ) ).toBeVisible();
	await expect( page.getByRole( 'row' ).filter( { hasText: '99001_2' } ).filter( { hasText: `2 ${ STREET }, Cranbrook` } ) ).toContainText( 'The price “TBC” is not a number.' );
	await expect( count( page, 'images kept though missing from the feed' ) ).toHaveText( '5' );
	await expectAccessible( page, '.wrap' );
	await apply( page );
	await expect( page.getByRole( 'heading', { name: '99001_2.BLM: Done, 1 skipped' } ) ).toBeVisible();
	await expect( count( page, 'changed' ) ).toHaveText( '1' );
	await expect( count( page, 'images kept' ) ).toHaveText( '5' );
	await expect( count( page, 'images removed' ) ).toHaveText( '0' );

	// A price that somebody sets here stays, and whoever looks is told.
	await page.goto( `/wp-admin/edit.php?post_type=hpapi_property&s=${ encodeURIComponent( `1 ${ STREET }` ) }` );
	await page.getByRole( 'link', { name: `1 ${ STREET }, Cranbrook`, exact: false } ).first().click();
	await page.locator( '#hpapi-price' ).fill( '450000' );
	await page.locator( '#publish' ).click();
	await expect( page.getByText( 'The price set on this site (£450,000) is kept; the feed says £465,000.' ) ).toBeVisible();
	const property = page.url();
	await check( page, '99001_3.BLM', feed( [ '470000', ...prices.slice( 1 ) ] ) );
	await expect( page.getByText( 'The price set on this site (£450,000) is kept; the feed says £470,000.' ) ).toBeVisible();
	await apply( page );
	await expect( page.getByRole( 'heading', { name: 'Edited here and kept (1)' } ) ).toBeVisible();
	await page.goto( property );
	await page.getByRole( 'link', { name: 'Use the feed’s value: £470,000' } ).click();
	await expect( page.locator( '#hpapi-price' ) ).toHaveValue( '470000' );
	await expect( page.getByText( 'is kept; the feed says' ) ).toHaveCount( 0 );

	// A feed with two mistakes in six is refused, and says of nothing that it was added.
	await check( page, '99001_4.BLM', feed( [ '€485,000', 'TBC', ...prices.slice( 2 ) ] ) );
	await expect( page.getByText( '2 of 6 properties have errors.' ) ).toBeVisible();
	await expect( page.getByRole( 'rowheader', { name: 'added' } ) ).toHaveCount( 0 );
	await expect( page.getByText( 'The price is not in pounds (€485,000)' ) ).toBeVisible();
	await page.goto( SCREEN );
	await expect( page.getByRole( 'row' ).filter( { hasText: '99001_4.BLM' } ).first().getByRole( 'cell', { name: '–' } ) ).toHaveCount( 4 );
	await expectAccessible( page, '.wrap' );
	await tidy( page );
} );
