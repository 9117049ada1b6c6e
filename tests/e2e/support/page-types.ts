import { aParish, cardLinks } from './site';
import type { Page, Response } from '@playwright/test';

/**
 * Where an element of another page of the site leads, by its HTML alone: the page that is looked at is the one behind it.
 *
 * @param page
 * @param address  Of that page.
 * @param selector The element: a link or a form.
 */
async function leadsTo( page: Page, address: string, selector: string ): Promise< string > {
	const html = await ( await page.request.get( address ) ).text();
	return page.evaluate(
		( sought ) => {
			const found = new DOMParser().parseFromString( sought.html, 'text/html' ).querySelector( sought.selector );
			return found?.getAttribute( 'href' ) ?? found?.getAttribute( 'action' ) ?? '';
		},
		{ html, selector }
	);
}

/** Of the addresses of a list's cards, the first whose card says so. */
const fromList = async ( page: Page, list: string, words: RegExp ) => ( await cardLinks( page, list, words ) )[ 0 ] ?? '';

/** The first of the office's people. */
const person = ( page: Page ) => leadsTo( page, '/people/', '.hh-person__name a' );

/** Where something on the page of a lot leads. */
const fromLot = ( page: Page, selector: string ) => leadsTo( page, '/auctions/property-weald/lot/3/', selector );

type Address = string | ( ( page: Page ) => Promise< string > );

/** One page of each type that visitors see, by the part of the site it belongs to. */
export const PAGE_TYPES: Record< string, Record< string, Address > > = {
	'the estate agency': {
		home: '/',
		list: '/estate-agents/for-sale/',
		'list without results': '/estate-agents/for-sale/?max_price=50000',
		map: '/estate-agents/for-sale/?view=map',
		'property for sale': ( page ) => fromList( page, '/property-for-sale/cranbrook/', /Stone Street/ ),
		'property with a brochure': ( page ) => fromList( page, '/property-for-sale/cranbrook/', /The Hill/ ),
		'property to let': ( page ) => fromList( page, '/estate-agents/to-rent/', /£/ ),
		'property that is sold': ( page ) => fromList( page, '/estate-agents/for-sale/?status_group=complete', /Sold/ ),
		'saved properties': '/saved/',
		parish: async ( page ) => `/parish/${ ( await aParish( page ) ).toLowerCase().replaceAll( ' ', '-' ) }/`,
		'form of an enquiry': async ( page ) => `/enquiry/property/${ /\/property\/(\d+)\//.exec( await fromList( page, '/property-for-sale/cranbrook/', /£/ ) )?.[ 1 ] ?? '' }/`,
		'form of a saved search': '/saved-searches/new/?min_beds=2&trans_type=2',
		'newsletter: look into your mail': '/newsletter/sent/',
		'newsletter: on the list': '/newsletter/confirmed/',
		'form of a valuation visit': '/enquiry/valuation/',
		'link of a mail that no longer works': '/saved-searches/unsubscribe/abc.def/',
		'form of the newsletter': '/newsletter/',
	},
	'the office': {
		people: '/people/',
		person,
		contact: '/contact/',
		about: '/about/',
		fees: '/fees/',
		sell: '/sell/',
		'valuation of a property': '/sell/valuation/',
		news: '/news/',
		article: '/news/reading-a-floorplan/',
		search: '/?s=house',
		'search that finds nothing': '/?s=zzzzqqq',
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
		'lot that is withdrawn': '/auctions/property-coast/lot/9/',
		'sale that is running': '/auctions/cars-day/',
		'lot of a sale that is running': '/auctions/cars-day/lot/12/',
		'form of a lot': ( page ) => fromLot( page, 'a[href*="/auction-enquiry/lot/"], form[action*="/auction-enquiry/lot/"]' ),
		'form of a watcher': ( page ) => fromLot( page, 'a[href*="/watching/new/"]' ),
		'seller is thanked': '/auction-enquiry/sell/car-auctions/thanks/',
		results: '/auctions/results/',
		'run list': '/auctions/cars-day/run-list/',
		'results for the press': '/auctions/property-coast/press/',
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
export async function openPage( page: Page, address: Address ): Promise< Response > {
	const answer = await page.goto( typeof address === 'string' ? address : await address( page ) );
	await page.evaluate( () => document.fonts.ready.then( () => undefined ) );
	return answer!;
}
