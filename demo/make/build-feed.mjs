/**
 * Writes demo/feeds/hearth-hammer.blm from demo/source/properties.json, and the pictures beside it from those that are
 * rendered (demo/pictures). Run it again when more pictures are finished.
 *
 * Plain Node, and cwebp for new pictures; the same input always gives the same bytes, so the feed can be committed and
 * a rebuild shows no difference.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hasPlan } from '../studio/plans/floorplan-model.mjs';
import { layBeside } from './feed/beside.mjs';
import { feedPictures, two } from './feed/pictures.mjs';
import { withSizes } from './feed/rooms.mjs';

const EOF = '^';
const EOR = '~';
/** The day the demo is set in: fixed, so that a rebuild changes nothing. */
const GENERATED = '2026-11-20 06:00:00';
const ADDRESS_LINES = 4;
const FEATURES = 10;

const root = new URL( '../../', import.meta.url );
const feeds = new URL( 'demo/feeds/', root );
const read = ( path ) => JSON.parse( readFileSync( new URL( path, root ), 'utf8' ) );
const properties = read( 'demo/source/properties.json' ).map( ( property ) => {
	const told = withSizes( property, read( `demo/studio/descriptions/${ property.ref }.json` ) );
	return { ...told, pictures: picturesOf( told ) };
} );
const pictures = Math.max( ...properties.map( ( property ) => property.pictures.length ) );

/** The finished pictures of a property; without a front there would be a card without a picture. */
function picturesOf( property ) {
	const finished = existsSync( new URL( `demo/pictures/${ property.ref }/pictures.json`, root ) ) ? Object.keys( read( `demo/pictures/${ property.ref }/pictures.json` ) ) : [];
	if ( ! finished.includes( 'front' ) ) {
		throw new Error( `${ property.ref } has no front picture yet. Run npm run studio -- ${ property.ref } --only front` );
	}
	return feedPictures( property, read( `demo/studio/descriptions/${ property.ref }.json` ), finished );
}

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
		[ `MEDIA_IMAGE_${ two( i ) }`, ( p ) => p.pictures[ i ]?.file ],
		[ `MEDIA_IMAGE_TEXT_${ two( i ) }`, ( p ) => p.pictures[ i ]?.caption ],
	] ).flat(),
	[ 'MEDIA_FLOOR_PLAN_00', ( p ) => ( hasPlan( p ) ? `${ p.ref }_FLP_00.png` : '' ) ],
	[ 'MEDIA_FLOOR_PLAN_TEXT_00', ( p ) => ( hasPlan( p ) ? 'Floor plan' : '' ) ],
];

/** A delimiter inside a value would shift every field after it, and BLM has no escape: refuse rather than guess. */
function cell( value, name, property ) {
	const text = String( value ?? '' );
	if ( text.includes( EOF ) || text.includes( EOR ) || /^#/m.test( text ) ) {
		throw new Error( `${ property.ref }: ${ name } contains a delimiter or starts a line with #` );
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
	...properties.map( ( property ) => row( fields.map( ( [ name, of ] ) => cell( of( property ), name, property ) ) ) ),
	'',
	'#END#',
	'',
].join( '\n' );

mkdirSync( feeds, { recursive: true } );
writeFileSync( new URL( 'hearth-hammer.blm', feeds ), feed );
const copies = properties.flatMap( ( { ref, pictures: own } ) => own.map( ( { name, file } ) => ( { from: `demo/pictures/${ ref }/${ name }.webp`, to: file, ...read( `demo/pictures/${ ref }/pictures.json` )[ name ] } ) ) );
const made = layBeside( feeds, copies );
process.stdout.write( `demo/feeds/hearth-hammer.blm: ${ properties.length } properties, ${ fields.length } fields, ${ copies.length } pictures, ${ made } of them new\n` );
