import { expect, type Page } from '@playwright/test';
import { wpRest, wpRestDelete } from './staff';

/** A sale that a test made for itself, so that the demo's stay as they are. */
export interface OwnSale {
	id: number;
	slug: string;
	/** Deletes the sale and its lots: nothing of them stays on the site. */
	remove: () => Promise< void >;
}

type Post = { id: number; slug: string; status: string };
type Lot = { id: number; meta: { hh_lot_sale: number } };

/** What the titles of its lots begin with. */
const LOT_TITLE = 'Car number';

/** @return A car sale that is running now and has no lots yet; of nobody's platform, so that lots come by CSV. */
export async function makeSale( page: Page ): Promise< OwnSale > {
	const departments = await wpRest< Array< { id: number; slug: string } > >( page, 'GET', 'hh_department?per_page=50' );
	const cars = departments.find( ( { slug } ) => slug.includes( 'car' ) );
	expect( cars, 'the demo has a department for cars' ).toBeTruthy();
	const slug = `own-sale-${ Date.now() }`;
	const sale = await wpRest< Post >( page, 'POST', 'hh_sale', {
		title: `Own sale ${ slug.slice( -6 ) }`,
		slug,
		status: 'publish',
		hh_department: [ cars!.id ],
		meta: { hh_sale_status: 'running', hh_sale_starts_at: Math.floor( Date.now() / 1000 ) - 3600 },
	} );
	return {
		id: sale.id,
		slug: sale.slug,
		remove: async () => {
			const lots = await wpRest< Lot[] >( page, 'GET', `hh_lot?context=edit&status=any&per_page=100&search=${ encodeURIComponent( LOT_TITLE ) }` );
			const own = lots.filter( ( { meta } ) => meta.hh_lot_sale === sale.id );
			await wpRestDelete( page, [ ...own.map( ( { id } ) => `hh_lot/${ id }` ), `hh_sale/${ sale.id }` ] );
		},
	};
}

/** A CSV file of so many cars. */
export function lotsCsv( sale: string, count: number ): Buffer {
	const rows = Array.from( { length: count }, ( _, index ) => `${ sale },${ index + 1 },${ LOT_TITLE } ${ index + 1 },available,3000,Ford,Fiesta` );
	return Buffer.from( [ 'sale,lot_number,title,status,guide_low,make,model', ...rows ].join( '\n' ) );
}

/** Brings lots in by the form of Sales → Sync and import, as staff do. */
export async function uploadLots( page: Page, sale: string, count: number ): Promise< void > {
	await page.goto( '/wp-admin/edit.php?post_type=hh_sale&page=hh-auctions-sync' );
	await page.getByLabel( 'File', { exact: true } ).setInputFiles( { name: 'lots.csv', mimeType: 'text/csv', buffer: lotsCsv( sale, count ) } );
	await page.getByRole( 'button', { name: 'Check file' } ).click();
}
