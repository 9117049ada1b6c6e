/**
 * Writes demo/feeds/hearth-hammer.blm from demo/source/properties.json.
 *
 * Plain Node, no dependency; the same input always gives the same bytes, so the feed can be committed and a rebuild
 * shows no difference.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const EOF = '^';
const EOR = '~';
/** The day the demo is set in: fixed, so that a rebuild changes nothing. */
const GENERATED = '2026-11-20 06:00:00';
const ADDRESS_LINES = 4;
const FEATURES = 10;
const TYPES_WITHOUT_PLAN = [ 20, 107, 110 ];

const root = new URL( '../../', import.meta.url );
const properties = JSON.parse( readFileSync( new URL( 'demo/source/properties.json', root ), 'utf8' ) );
const pictures = Math.max( ...properties.map( ( property ) => property.rooms.length ) );

/** `00`, `01`, …: how BLM numbers media. */
const two = ( number ) => String( number ).padStart( 2, '0' );

const numbered = ( count, field ) => Array.from( { length: count }, ( _, index ) => field( index ) );

/** Field name and the function that reads it from a property, in the order of the definition row. */
const fields = [
	[ 'AGENT_REF', ( p ) => p.ref ],
	[ 'BRANCH_ID', ( p ) => p.branch ],
	...numbered( ADDRESS_LINES, ( i ) => [ `ADDRESS_${ i + 1 }`, ( p ) => p.address[ i ] ] ),
	[ 'TOWN', ( p ) => p.town ],
	[ 'POSTCODE1', ( p ) => p.postcode[ 0 ] ],
	[ 'POSTCODE2', ( p ) => p.postcode[ 1 ] ],
	[ 'DISPLAY_ADDRESS', ( p ) => p.display_address ],
	...numbered( FEATURES, ( i ) => [ `FEATURE${ i + 1 }`, ( p ) => p.features[ i ] ] ),
	[ 'SUMMARY', ( p ) => p.summary ],
	[ 'DESCRIPTION', ( p ) => p.description ],
	[ 'BEDROOMS', ( p ) => p.bedrooms ],
	[ 'BATHROOMS', ( p ) => p.bathrooms ],
	[ 'LIVING_ROOMS', ( p ) => p.living_rooms ],
	[ 'PRICE', ( p ) => p.price ],
	[ 'PRICE_QUALIFIER', ( p ) => p.qualifier ],
	[ 'STATUS_ID', ( p ) => p.status ],
	[ 'TRANS_TYPE_ID', ( p ) => p.trans_type ],
	[ 'PROP_SUB_ID', ( p ) => p.prop_sub ],
	[ 'NEW_HOME_FLAG', ( p ) => ( p.new_home ? 'Y' : 'N' ) ],
	[ 'PUBLISHED_FLAG', () => 1 ],
	[ 'CREATE_DATE', ( p ) => p.created ],
	[ 'UPDATE_DATE', ( p ) => p.updated ],
	[ 'LET_DATE_AVAILABLE', ( p ) => ( p.available ? `${ p.available } 00:00:00` : '' ) ],
	[ 'LET_BOND', ( p ) => p.bond ],
	[ 'LET_TYPE_ID', ( p ) => p.let_type ],
	[ 'LET_FURN_ID', ( p ) => p.furnished ],
	[ 'LET_RENT_FREQUENCY', ( p ) => p.rent_frequency ],
	[ 'TENURE_TYPE_ID', ( p ) => p.tenure ],
	[ 'TENURE_UNEXPIRED_YEARS', ( p ) => p.lease_years ],
	[ 'ANNUAL_GROUND_RENT', ( p ) => p.ground_rent ],
	[ 'ANNUAL_SERVICE_CHARGE', ( p ) => p.service_charge ],
	[ 'COUNCIL_TAX_BAND', ( p ) => p.council_tax ],
	...numbered( pictures, ( i ) => [
		[ `MEDIA_IMAGE_${ two( i ) }`, ( p ) => ( p.rooms[ i ] ? `${ p.ref }_IMG_${ two( i ) }.webp` : '' ) ],
		[ `MEDIA_IMAGE_TEXT_${ two( i ) }`, ( p ) => p.captions[ i ] ],
	] ).flat(),
	[ 'MEDIA_FLOOR_PLAN_00', ( p ) => ( hasPlan( p ) ? `${ p.ref }_FLP_00.png` : '' ) ],
	[ 'MEDIA_FLOOR_PLAN_TEXT_00', ( p ) => ( hasPlan( p ) ? 'Floor plan' : '' ) ],
];

function hasPlan( property ) {
	return ! TYPES_WITHOUT_PLAN.includes( property.prop_sub );
}

/** A delimiter inside a value would shift every field after it, and BLM has no escape: refuse rather than guess. */
function cell( value, name, property ) {
	const text = String( value ?? '' );
	if ( text.includes( EOF ) || text.includes( EOR ) || /^#/m.test( text ) ) {
		throw new Error( `${ property.ref }: ${ name } holds a delimiter or starts a line with #` );
	}
	return text;
}

const row = ( cells ) => cells.join( EOF ) + EOF + EOR;

const feed = [
	'#HEADER#',
	'Version : 3',
	`EOF : '${ EOF }'`,
	`EOR : '${ EOR }'`,
	`Property Count : ${ properties.length }`,
	`Generated Date : ${ GENERATED }`,
	'',
	'#DEFINITION#',
	row( fields.map( ( [ name ] ) => name ) ),
	'',
	'#DATA#',
	...properties.map( ( property ) => row( fields.map( ( [ name, read ] ) => cell( read( property ), name, property ) ) ) ),
	'',
	'#END#',
	'',
].join( '\n' );

mkdirSync( new URL( 'demo/feeds/', root ), { recursive: true } );
writeFileSync( new URL( 'demo/feeds/hearth-hammer.blm', root ), feed );
process.stdout.write( `demo/feeds/hearth-hammer.blm: ${ properties.length } properties, ${ fields.length } fields\n` );
