import { existsSync, readdirSync, readFileSync } from 'fs';
import { resolve } from 'path';

interface Metadata {
	title: string;
	description: string;
	icon?: string;
	keywords?: string[];
	supports?: { inserter?: boolean };
}

const offered = readdirSync( __dirname )
	.filter( ( name ) => existsSync( resolve( __dirname, name, 'block.json' ) ) )
	.map( ( name ) => ( { ...( JSON.parse( readFileSync( resolve( __dirname, name, 'block.json' ), 'utf8' ) ) as Metadata ), name } ) )
	.filter( ( { supports } ) => supports?.inserter !== false );

/** As WordPress's inserter looks: each word typed must be a part of the name, title, description or a keyword. */
const found = ( typed: string ) =>
	offered
		.filter( ( { name, title, description, keywords = [] } ) => {
			const words = [ `hearth-hammer/${ name }`, title, description, ...keywords ].join( ' ' ).toLowerCase();
			return typed.toLowerCase().split( ' ' ).every( ( word ) => words.includes( word ) );
		} )
		.map( ( { name } ) => name );

it.each( [
	[ 'team', [ 'people', 'valuer-quote' ] ],
	[ 'staff', [ 'people', 'valuer-quote' ] ],
	[ 'map', [ 'property-map', 'offices', 'office-map' ] ],
	[ 'directions', [ 'office-map' ] ],
	[ 'reviews', [ 'testimonial' ] ],
	[ 'testimonials', [ 'testimonial' ] ],
	[ 'houses', [ 'property-list', 'featured-properties', 'search-form' ] ],
	[ 'properties', [ 'property-list', 'property-map', 'property-carousel' ] ],
	[ 'listings', [ 'property-list', 'featured-properties' ] ],
	[ 'village', [ 'parish-features', 'property-list', 'property-map', 'blog-carousel' ] ],
	[ 'auctions', [ 'coming-sales', 'lot-catalogue', 'future-lots', 'sale-results' ] ],
	[ 'lots', [ 'future-lots', 'lot-catalogue' ] ],
	[ 'opening hours', [ 'offices' ] ],
	[ 'branches', [ 'offices' ] ],
	[ 'phone', [ 'offices' ] ],
	[ 'stamp duty', [ 'stamp-duty-calculator' ] ],
	[ 'calculator', [ 'mortgage-calculator', 'stamp-duty-calculator' ] ],
	[ 'mortgages', [ 'mortgage-calculator' ] ],
	[ 'market appraisal', [ 'property-valuation' ] ],
	[ 'valuations', [ 'property-valuation', 'valuation-wizard' ] ],
	[ 'sign up', [ 'newsletter' ] ],
	[ 'blog', [ 'blog-carousel' ] ],
	[ 'slider', [ 'property-carousel' ] ],
	[ 'contents', [ 'on-this-page' ] ],
	[ 'gdpr', [ 'privacy-notice' ] ],
] )( '[BLK-01] an editor who types “%s” finds what they mean', ( typed, meant ) => {
	expect( found( typed ) ).toEqual( expect.arrayContaining( meant ) );
} );

it( '[BLK-01] every block says in a sentence what it shows, has an icon, and keywords besides the words of its title', () => {
	const poor = offered.filter( ( { title, description, icon, keywords = [] } ) => ! /^[A-Z].{15,}\.$/.test( description ) || ! icon || ! keywords.some( ( word ) => ! title.toLowerCase().includes( word.toLowerCase() ) ) );
	expect( poor.map( ( { name } ) => name ) ).toEqual( [] );
	expect( new Set( offered.map( ( { title } ) => title ) ).size ).toBe( offered.length );
} );
