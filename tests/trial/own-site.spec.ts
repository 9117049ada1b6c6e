/**
 * [OWN-01] [OWN-02] The afternoon in which a firm makes the site its own: from an empty WordPress and the packages to its
 * name, office, colours, fonts, logo, home page, footer and five properties, by WordPress's screens alone.
 */
import { deflateSync, crc32 } from 'node:zlib';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { openNewPage, publishPage } from '../e2e/support/editor';
import { pictures, upload } from '../e2e/support/media';
import { publish } from '../e2e/support/staff';

const PACKAGES = [ 'hearth-hammer-core', 'hpapi', 'caphpi', 'hearth-hammer-auctions' ];
const FIRM = 'Otter & Vale';
const STREETS = [ 'Mill Lane', 'Church Street', 'The Green', 'Station Road', 'Quay Hill' ];

/** What a person does, counted: each click, and each field that is filled in. */
class Hands {
	readonly steps: { title: string; clicks: number; entries: number }[] = [];

	async step( title: string, work: () => Promise< void > ): Promise< void > {
		this.steps.push( { title, clicks: 0, entries: 0 } );
		await test.step( title, work );
	}

	readonly click = async ( what: Locator ): Promise< void > => {
		this.#now().clicks++;
		await what.click( { timeout: 30_000 } );
	};

	readonly fill = async ( what: Locator, text: string ): Promise< void > => {
		this.#now().entries++;
		await what.fill( text );
	};

	readonly choose = async ( what: Locator, option: string | { label: string } ): Promise< void > => {
		this.#now().entries++;
		await what.selectOption( option );
	};

	readonly give = async ( what: Locator, files: Parameters< Locator[ 'setInputFiles' ] >[ 0 ] ): Promise< void > => {
		this.#now().entries++;
		await what.setInputFiles( files );
	};

	readonly count = ( clicks: number, entries = 0 ): void => {
		this.#now().clicks += clicks;
		this.#now().entries += entries;
	};

	report(): string {
		const line = ( { title, clicks, entries }: { title: string; clicks: number; entries: number } ) => `${ title.padEnd( 34 ) }${ String( clicks ).padStart( 4 ) } clicks ${ String( entries ).padStart( 4 ) } entries`;
		const sum = ( of: 'clicks' | 'entries' ) => this.steps.reduce( ( all, step ) => all + step[ of ], 0 );
		return [ ...this.steps.map( line ), line( { title: 'altogether', clicks: sum( 'clicks' ), entries: sum( 'entries' ) } ) ].join( '\n' );
	}

	#now() {
		const now = this.steps.at( -1 );
		if ( ! now ) {
			throw new Error( 'No step has begun.' );
		}
		return now;
	}
}

/** A firm's logo: a plain block of its colour, as PNG. */
function logo( red: number, green: number, blue: number ): Buffer {
	const [ width, height ] = [ 360, 90 ];
	const part = ( type: string, body: Buffer ) => {
		const head = Buffer.alloc( 8 );
		head.writeUInt32BE( body.length );
		head.write( type, 4, 'ascii' );
		const sum = Buffer.alloc( 4 );
		sum.writeUInt32BE( crc32( Buffer.concat( [ head.subarray( 4 ), body ] ) ) );
		return Buffer.concat( [ head, body, sum ] );
	};
	const size = Buffer.alloc( 13 );
	size.writeUInt32BE( width );
	size.writeUInt32BE( height, 4 );
	size.set( [ 8, 2, 0, 0, 0 ], 8 );
	const line = Buffer.concat( [ Buffer.from( [ 0 ] ), Buffer.alloc( width * 3, Buffer.from( [ red, green, blue ] ) ) ] );
	return Buffer.concat( [ Buffer.from( '\x89PNG\r\n\x1a\n', 'latin1' ), part( 'IHDR', size ), part( 'IDAT', deflateSync( Buffer.concat( Array( height ).fill( line ) ) ) ), part( 'IEND', Buffer.alloc( 0 ) ) ] );
}

async function pictureOf( page: Page, path: string, name: string ): Promise< void > {
	const folder = process.env.HH_PICTURES;
	if ( ! folder ) {
		return;
	}
	mkdirSync( folder, { recursive: true } );
	for ( const width of [ 375, 1440 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( path );
		// What loads late loads.
		await page.evaluate( async () => {
			for ( let y = 0; y < document.body.scrollHeight; y += 500 ) {
				window.scrollTo( 0, y );
				await new Promise( ( done ) => setTimeout( done, 60 ) );
			}
			window.scrollTo( 0, 0 );
		} );
		await page.waitForTimeout( 500 );
		await page.screenshot( { path: join( folder, `${ name }-${ width }.png` ), fullPage: true } );
	}
	await page.setViewportSize( { width: 1440, height: 900 } );
}

test( '[OWN-01] [OWN-02] a firm has its own site in an afternoon', async ( { page, browser } ) => {
	const hands = new Hands();
	const { click, fill, choose, give } = hands;
	const began = Date.now();

	await hands.step( 'Sign in', async () => {
		await page.goto( '/wp-login.php' );
		await fill( page.getByLabel( 'Username or Email Address' ), 'admin' );
		await fill( page.getByLabel( 'Password', { exact: true } ), 'password' );
		await click( page.getByRole( 'button', { name: 'Log In' } ) );
		await page.waitForURL( /wp-admin/ );
	} );

	await hands.step( 'Four plugins and the theme', async () => {
		for ( const name of PACKAGES ) {
			await page.goto( '/wp-admin/plugin-install.php?tab=upload' );
			await give( page.locator( '#pluginzip' ), `dist/${ name }.zip` );
			await click( page.getByRole( 'button', { name: 'Install Now' } ) );
			await click( page.getByRole( 'link', { name: 'Activate Plugin' } ) );
			await expect( page ).toHaveURL( /plugins\.php|page=hh-setup/ );
		}
		await page.goto( '/wp-admin/theme-install.php' );
		await click( page.getByRole( 'button', { name: 'Upload Theme' } ) );
		await give( page.locator( '#themezip' ), 'dist/hearth-hammer.zip' );
		await click( page.getByRole( 'button', { name: 'Install Now' } ) );
		await click( page.getByRole( 'link', { name: /^Activate “Hearth/ } ) );
		await expect( page ).toHaveURL( /themes\.php/ );
	} );

	await hands.step( 'Addresses of pages', async () => {
		await page.goto( '/wp-admin/admin.php?page=hh-setup' );
		await click( page.getByRole( 'link', { name: 'Open Permalink settings' } ) );
		await click( page.getByRole( 'radio', { name: 'Post name' } ) );
		await click( page.getByRole( 'button', { name: 'Save Changes' } ) );
		await expect( page.getByText( 'Permalink structure updated.' ) ).toBeVisible();
	} );

	await hands.step( 'Name, schemes and office', async () => {
		await page.goto( '/wp-admin/admin.php?page=hh-setup' );
		await expect( page.getByRole( 'heading', { name: 'Getting started', level: 1 } ) ).toBeVisible();
		await click( page.getByRole( 'link', { name: 'Open Company settings' } ).first() );
		await fill( page.getByLabel( 'Name', { exact: true } ).first(), FIRM );
		await fill( page.getByLabel( 'Managing director' ), 'Rose Otter' );
		await fill( page.getByLabel( 'Redress scheme', { exact: true } ), 'The Property Ombudsman' );
		await fill( page.getByLabel( 'Client money protection', { exact: true } ), 'Propertymark' );
		const office = page.getByRole( 'group', { name: 'Add an office' } ).last();
		await fill( office.getByLabel( 'Name' ), 'Wadebridge' );
		await fill( office.getByLabel( 'Street' ), '3 Molesworth Street' );
		await fill( office.getByLabel( 'Town' ), 'Wadebridge' );
		await fill( office.getByLabel( 'Postcode', { exact: true } ), 'PL27 7DA' );
		await fill( office.getByLabel( 'Latitude' ), '50.5170' );
		await fill( office.getByLabel( 'Longitude' ), '-4.8360' );
		await fill( office.getByLabel( 'Phone number' ), '01632 960 777' );
		await fill( office.getByLabel( 'Email', { exact: true } ), 'hello@otter.example' );
		for ( const day of [ 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday' ] ) {
			await fill( office.getByLabel( new RegExp( `^${ day }.*opens` ) ), '09:00' );
			await fill( office.getByLabel( new RegExp( `^${ day }.*closes` ) ), '17:30' );
		}
		await click( page.getByRole( 'button', { name: 'Save Changes' } ) );
		await expect( page.getByText( 'Settings saved.' ) ).toBeVisible();
	} );

	await hands.step( 'Colours, fonts, corners and logos', async () => {
		await page.goto( '/wp-admin/admin.php?page=hh-brand' );
		await fill( page.getByLabel( 'Text colour', { exact: true } ), '#ffef7a' );
		await fill( page.getByLabel( 'Page background', { exact: true } ), '#fffdf2' );
		await expect( page.locator( '[data-hh-brand-faults]' ) ).toContainText( 'Text colour can’t be read on Page background' );
		await fill( page.getByLabel( 'Text colour', { exact: true } ), '#12343b' );
		await fill( page.getByLabel( 'Page background', { exact: true } ), '#f4f7f6' );
		await fill( page.getByLabel( 'Accent colour', { exact: true } ), '#c8553d' );
		await choose( page.getByLabel( 'Font of headings' ), { label: 'Geometric sans (on the device)' } );
		await choose( page.getByLabel( 'Font of text' ), { label: 'Plain sans (on the device)' } );
		await click( page.getByRole( 'radio', { name: 'Rounded', exact: true } ) );
		await give( page.getByLabel( 'Logo', { exact: true } ), { name: 'otter.png', mimeType: 'image/png', buffer: logo( 18, 52, 59 ) } );
		await give( page.getByLabel( 'Logo for dark backgrounds' ), { name: 'otter-light.png', mimeType: 'image/png', buffer: logo( 244, 247, 246 ) } );
		await click( page.getByRole( 'button', { name: 'Save brand' } ) );
		await expect( page.getByText( 'Brand saved.' ) ).toBeVisible();
		await expect( page.locator( '[data-hh-brand-faults]' ) ).not.toContainText( 'can’t be read' );
	} );

	let home = '';
	await hands.step( 'Home page', async () => {
		const { canvas, patterns } = await openNewPage( page );
		await click( patterns.getByRole( 'option', { name: 'Home page' } ) );
		await fill( canvas.getByRole( 'textbox', { name: 'Add title' } ), 'Welcome' );
		await click( canvas.locator( '[data-type="hearth-hammer/home-hero"]' ) );
		const settings = page.getByRole( 'region', { name: 'Editor settings' } );
		await fill( settings.getByRole( 'textbox', { name: 'Heading', exact: true } ), 'Homes by the water' );
		await fill( settings.getByRole( 'textbox', { name: 'Heading, in italics' } ), 'since 1961' );
		home = ( await publishPage( page, click ) ).address;
		await page.goto( '/wp-admin/options-reading.php' );
		await click( page.getByLabel( /A static page/ ) );
		await choose( page.locator( '#page_on_front' ), { label: 'Welcome' } );
		await click( page.getByRole( 'button', { name: 'Save Changes' } ) );
		await expect( page.getByText( 'Settings saved.' ) ).toBeVisible();
	} );

	await hands.step( 'Footer', async () => {
		await page.goto( '/wp-admin/widgets.php' );
		const greeting = page.getByRole( 'dialog', { name: /Welcome/ } );
		await expect( page.locator( '.wp-block-widget-area' ).first() ).toBeVisible( { timeout: 60_000 } );
		if ( await greeting.isVisible() ) {
			await click( greeting.getByRole( 'button', { name: 'Close' } ) );
		}
		await click( page.locator( '[data-type="hearth-hammer/footer-column"]' ).first() );
		const settings = page.locator( '.interface-complementary-area' );
		if ( ! ( await settings.getByRole( 'textbox', { name: 'Heading' } ).isVisible() ) ) {
			await click( page.getByRole( 'button', { name: 'Settings', exact: true } ) );
		}
		await fill( settings.getByRole( 'textbox', { name: 'Heading' } ), 'Where to begin' );
		await click( page.getByRole( 'button', { name: 'Update', exact: true } ) );
		await expect( page.getByText( 'Widgets saved.' ).first() ).toBeVisible( { timeout: 30_000 } );
	} );

	await hands.step( 'Five properties', async () => {
		for ( const [ number, street ] of STREETS.entries() ) {
			await page.goto( '/wp-admin/post-new.php?post_type=hpapi_property' );
			await fill( page.getByRole( 'textbox', { name: /address/i } ).first(), `${ number + 4 } ${ street }` );
			await fill( page.getByLabel( 'Price or rent (£)' ), `£${ 325 + number * 40 },000` );
			await choose( page.getByLabel( 'Type', { exact: true } ), 'cottage' );
			await fill( page.getByLabel( 'Bedrooms' ), String( 2 + ( number % 3 ) ) );
			await fill( page.getByLabel( 'Summary' ), `A cottage in ${ street } with a view of the estuary.` );
			await fill( page.getByLabel( 'Postcode', { exact: true } ), `PL27 7A${ 'ABDEF'[ number ] }` );
			await upload( page, 'Photos', 'Add photos', pictures( 3 ).map( ( one ) => ( { ...one, name: `${ number }-${ one.name }` } ) ) );
			hands.count( 3, 1 );
			await publish( page );
			hands.count( 1 );
			await expect( page.getByText( /Property published/ ) ).toBeVisible( { timeout: 60_000 } );
		}
	} );

	const minutes = ( Date.now() - began ) / 60_000;
	// eslint-disable-next-line no-console -- What the trial is for.
	console.log( `${ hands.report() }\n${ minutes.toFixed( 1 ) } minutes by script` );

	const visitor = await ( await browser.newContext( { viewport: { width: 1440, height: 900 } } ) ).newPage();
	const broken: string[] = [];
	visitor.on( 'pageerror', ( fault ) => broken.push( fault.message ) );
	visitor.on( 'response', ( answer ) => answer.status() >= 400 && broken.push( `${ answer.status() } ${ answer.url() }` ) );
	await visitor.goto( '/' );
	await expect( visitor.locator( 'body' ) ).toHaveCSS( 'background-color', 'rgb(244, 247, 246)' );
	await expect( visitor.locator( '.hh-home-hero__title' ) ).toHaveText( /^Homes by the water\s+since 1961/ );
	await expect( visitor.locator( '.hh-header img' ).first() ).toHaveAttribute( 'src', /otter/ );
	await expect( visitor.locator( '.hh-footer' ) ).toContainText( 'Where to begin' );
	await expect( visitor.locator( '.hh-footer' ) ).toContainText( '3 Molesworth Street' );
	await expect( visitor.locator( '.hh-footer' ) ).not.toContainText( 'Hearth & Hammer' );
	await expect( visitor.locator( 'main article' ).first() ).toContainText( '£485,000' );
	await visitor.goto( home );
	await expect( visitor ).toHaveURL( /\/$/ );
	await visitor.goto( '/estate-agents/for-sale/' );
	await expect( visitor.locator( 'main article' ) ).toHaveCount( STREETS.length );
	await visitor.locator( 'main article a' ).first().click();
	await expect( visitor.getByRole( 'heading', { level: 1 } ) ).toContainText( 'Quay Hill' );
	expect( broken ).toEqual( [] );
	const property = visitor.url();
	await pictureOf( visitor, '/', 'own-home' );
	await pictureOf( visitor, '/estate-agents/for-sale/', 'own-list' );
	await pictureOf( visitor, property, 'own-property' );
} );
