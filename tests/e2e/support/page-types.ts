import { aParish, cards } from './site';
import type { Page } from '@playwright/test';

/** Of the addresses of a list's cards, the first whose card says so. */
async function fromList( page: Page, list: string, words: RegExp | string ): Promise< string > {
	await page.goto( list );
	return ( await cards( page ).filter( { hasText: words } ).getByRole( 'link' ).first().getAttribute( 'href' ) ) ?? '';
}

type Address = string | ( ( page: Page ) => Promise< string > );

/** One page of each type that visitors see, by the part of the site it belongs to. */
export const PAGE_TYPES: Record< string, Record< string, Address > > = {
	'the estate agency': {
		home: '/',
		list: '/estate-agents/for-sale/',
		'list without results': '/estate-agents/for-sale/?min_price=90000000',
		map: '/estate-agents/for-sale/?view=map',
		'property for sale': ( page ) => fromList( page, '/property-for-sale/cranbrook/', 'Stone Street' ),
		'property to let': ( page ) => fromList( page, '/estate-agents/to-rent/', /£/ ),
		'property that is sold': ( page ) => fromList( page, '/estate-agents/for-sale/?include=sold', /Sold|Under offer/ ),
		'saved properties': '/saved/',
		parish: async ( page ) => `/parish/${ ( await aParish( page ) ).toLowerCase().replaceAll( ' ', '-' ) }/`,
		'form of an enquiry': async ( page ) => `/enquiry/property/${ /\/property\/(\d+)\//.exec( await fromList( page, '/property-for-sale/cranbrook/', /£/ ) )?.[ 1 ] ?? '' }/`,
		'form of a valuation visit': '/enquiry/valuation/',
		'link of a mail that no longer works': '/saved-searches/unsubscribe/abc.def/',
		'form of the newsletter': '/newsletter/',
	},
	'the office': {
		people: '/people/',
		contact: '/contact/',
		about: '/about/',
		fees: '/fees/',
		sell: '/sell/',
		'valuation of a property': '/sell/valuation/',
		news: '/news/',
		article: '/news/reading-a-floorplan/',
		search: '/?s=house',
		'page that is not there': '/no-such-page/',
		privacy: '/privacy/',
		accessibility: '/accessibility/',
	},
	'the auctions': {
		auctions: '/auctions/',
		'auctions of cars': '/car-auctions/',
		'auctions of property': '/property-auctions/',
		'catalogue of cars': '/auctions/cars-fleet/',
		'catalogue of property': '/auctions/property-weald/',
		'car that is a lot': '/auctions/cars-fleet/lot/2/',
		'property that is a lot': '/auctions/property-weald/lot/1/',
		'lot of a past sale': '/auctions/property-coast/lot/1/',
		results: '/auctions/results/',
		'watched lots': '/auctions/watched/',
		'lots of a make': '/car-auctions/ford/',
		'catalogue on paper': '/auctions/property-weald/print/',
		'form of a seller': '/auction-enquiry/sell/car-auctions/',
		'link of a watcher that no longer works': '/watching/manage/abc.def/',
		'legal pack whose link has run out': '/legal-pack/abc.def/',
		'valuation of a vehicle': '/instant-online-valuation-cars-and-vans/',
	},
};

/** Opens one of them as the browser does, once it is drawn. */
export async function openPage( page: Page, address: Address ): Promise< void > {
	await page.goto( typeof address === 'string' ? address : await address( page ) );
	await page.evaluate( () => document.fonts.ready.then( () => undefined ) );
}
