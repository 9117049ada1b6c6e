/**
 * SALE-03: the day of a sale of the test's own: the run list, the catalogue, the lot and the screen in the room hear of a
 * result while they are open.
 */
import { expectAccessible } from './support/axe';
import { makeSale, uploadLots, type OwnSale } from './support/own-sale';
import { expect, islandIsAlive, test } from './support/site';
import { signIn, wpRest } from './support/staff';
import { expectFitsAllWidths } from './support/widths';

let sale: OwnSale;
let lots: Map< string, number >;

test.beforeEach( async ( { page, isMobile } ) => {
	test.skip( isMobile, 'The pages are looked at on phones by their widths.' );
	test.setTimeout( 300_000 );
	await signIn( page );
	sale = await makeSale( page );
	await uploadLots( page, sale.slug, 4 );
	await page.getByRole( 'button', { name: 'Apply changes' } ).click();
	await expect( page.getByText( 'All changes applied.' ) ).toBeVisible();
	const all = await wpRest< Array< { id: number; meta: { hh_lot_sale: number; hh_lot_lot_number: string } } > >( page, 'GET', 'hh_lot?context=edit&per_page=100&search=Car%20number' );
	lots = new Map( all.filter( ( { meta } ) => meta.hh_lot_sale === sale.id ).map( ( { id, meta } ) => [ meta.hh_lot_lot_number, id ] ) );
	expect( lots.size ).toBe( 4 );
} );

test.afterEach( async ( { page, isMobile } ) => {
	if ( ! isMobile ) {
		await page.goto( 'about:blank' );
		await sale.remove();
	}
} );

test( '[SALE-03] visitors and the room see which lot is being sold, and the next one after its result, without a reload', async ( { page, browser } ) => {
	const visitor = await browser.newContext();
	const open = async ( address: string ) => {
		const own = await visitor.newPage();
		await own.goto( address );
		return own;
	};
	const address = `/auctions/${ sale.slug }/`;
	const list = await open( `${ address }run-list/` );
	const catalogue = await open( address );
	const lot = await open( `${ address }lot/3/` );
	const screen = await open( `${ address }screen/` );
	await islandIsAlive( catalogue, 'lot-catalogue' );
	for ( const own of [ list, catalogue, lot ] ) {
		await expect( own.getByRole( 'link', { name: 'Now at lot 1', exact: true } ) ).toBeVisible();
	}
	await expect( lot.getByText( /^This lot is expected around \d+(:\d\d)?[ap]m$/ ) ).toBeVisible();
	await expect( list.getByRole( 'row', { name: /^1 Car number 1/ } ).getByText( 'Now', { exact: true } ) ).toBeVisible();
	await expect( screen.getByRole( 'heading', { name: 'Car number 1' } ) ).toBeVisible();
	await expect( screen.locator( 'main :is(a, button, input)' ) ).toHaveCount( 0 );
	for ( const [ width, height ] of [ [ 1920, 1080 ], [ 1280, 720 ], [ 768, 1024 ] ] as const ) {
		await screen.setViewportSize( { width, height } );
		expect( await screen.evaluate( () => [ document.documentElement.scrollWidth - window.innerWidth, document.documentElement.scrollHeight - window.innerHeight ] ), `${ width } × ${ height }` ).toEqual( [ 0, 0 ] );
		await expect( screen.getByText( 'Guide price' ) ).toBeInViewport( { ratio: 1 } );
		await expectAccessible( screen );
	}

	await wpRest( page, 'POST', `hh_lot/${ lots.get( '1' ) }`, { meta: { hh_lot_status: 'sold', hh_lot_hammer: 4250 } } );
	for ( const own of [ list, catalogue, lot ] ) {
		await own.bringToFront();
		await expect( own.getByRole( 'link', { name: 'Now at lot 2', exact: true } ) ).toBeVisible( { timeout: 30_000 } );
	}
	await expect( list.getByRole( 'row', { name: /^1 Car number 1/ } ) ).toContainText( 'Sold for £4,250' );
	await screen.bringToFront();
	await expect( screen.getByRole( 'heading', { name: 'Car number 2' } ) ).toBeVisible( { timeout: 30_000 } );
	await expect( screen.getByText( 'Lot 1, Car number 1: sold for £4,250' ) ).toBeVisible();
	await expectFitsAllWidths( list );
	await visitor.close();
} );
