import { expect, type Page } from '@playwright/test';

/** A sale that a test made for itself, so that the demo's stay as they are. */
export interface OwnSale {
	id: number;
	slug: string;
	/** Takes the sale, and its lots with it, out of what visitors see. */
	remove: () => Promise< void >;
}

type Post = { id: number; slug: string; status: string };

/** WordPress's REST API as whoever is signed in in the page. */
async function rest< Answer >( page: Page, method: 'GET' | 'POST', path: string, data?: object ): Promise< Answer > {
	const nonce = await ( await page.request.get( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();
	const answer = await page.request.fetch( `/wp-json/wp/v2/${ path }`, { method, headers: { 'X-WP-Nonce': nonce }, ...( data ? { data } : {} ) } );
	expect( answer.ok(), `${ method } ${ path }: ${ await answer.text() }` ).toBe( true );
	return ( await answer.json() ) as Answer;
}

/** @return A car sale that is running now and has no lots yet; of nobody's platform, so that lots come by CSV. */
export async function makeSale( page: Page ): Promise< OwnSale > {
	const departments = await rest< Array< { id: number; slug: string } > >( page, 'GET', 'hh_department?per_page=50' );
	const cars = departments.find( ( { slug } ) => slug.includes( 'car' ) );
	expect( cars, 'the demo has a department for cars' ).toBeTruthy();
	const slug = `own-sale-${ Date.now() }`;
	const sale = await rest< Post >( page, 'POST', 'hh_sale', {
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
			await rest( page, 'POST', `hh_sale/${ sale.id }`, { status: 'draft' } );
		},
	};
}

/** A CSV file of so many cars. */
export function lotsCsv( sale: string, count: number ): Buffer {
	const rows = Array.from( { length: count }, ( _, index ) => `${ sale },${ index + 1 },Car number ${ index + 1 },available,3000,Ford,Fiesta` );
	return Buffer.from( [ 'sale,lot_number,title,status,guide_low,make,model', ...rows ].join( '\n' ) );
}

/** Brings lots in by the form of Sales → Sync and import, as staff do. */
export async function uploadLots( page: Page, sale: string, count: number ): Promise< void > {
	await page.goto( '/wp-admin/edit.php?post_type=hh_sale&page=hh-auctions-sync' );
	await page.getByLabel( 'File', { exact: true } ).setInputFiles( { name: 'lots.csv', mimeType: 'text/csv', buffer: lotsCsv( sale, count ) } );
	await page.getByRole( 'button', { name: 'Check this file' } ).click();
}
