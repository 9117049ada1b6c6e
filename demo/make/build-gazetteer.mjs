/**
 * Writes demo/gazetteer/postcodes.csv, stations.csv and high-speed.csv.
 *
 * Postcodes come from demo/source/localities.json (true village centres) and the properties' postcodes; stations from the
 * `uk-railway-stations` package. The columns are those of the ONS Postcode Directory and of NaPTAN's Stops.csv, so that
 * the importers of the real files read them. Same input, same bytes. places.csv and parishes.csv are written by hand.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const root = new URL( '../../', import.meta.url );
const read = ( path ) => JSON.parse( readFileSync( new URL( path, root ), 'utf8' ) );

const METRES_PER_DEGREE = 111320;
/** Letters that Royal Mail uses in the inward code. */
const INWARD = 'ABDEFGHJLNPQRSTUWXYZ';
const STATION_BOX = { south: 50.7, north: 51.65, west: -0.6, east: 1.5 };

/** 32-bit FNV-1a: a number that depends on nothing but the text, in place of chance. */
function hash( text ) {
	let value = 0x811c9dc5;
	for ( const char of text ) {
		value = Math.imul( value ^ char.charCodeAt( 0 ), 0x01000193 );
	}
	value = Math.imul( value ^ ( value >>> 15 ), 0x2c1b3c6d );
	return ( value ^ ( value >>> 13 ) ) >>> 0;
}

const radians = ( degrees ) => ( degrees * Math.PI ) / 180;

/** WGS84 degrees to British National Grid metres: Ordnance Survey's Helmert shift and projection, good to about 5 m. */
function toGrid( latitude, longitude ) {
	const wgs = { a: 6378137, e2: 0.00669437999 };
	const airy = { a: 6377563.396, b: 6356256.909, e2: 0.00667054 };
	let phi = radians( latitude );
	let lambda = radians( longitude );
	const nuW = wgs.a / Math.sqrt( 1 - wgs.e2 * Math.sin( phi ) ** 2 );
	const [ x, y, z ] = [ nuW * Math.cos( phi ) * Math.cos( lambda ), nuW * Math.cos( phi ) * Math.sin( lambda ), nuW * ( 1 - wgs.e2 ) * Math.sin( phi ) ];
	const scale = 1 + 20.4894e-6;
	const [ rx, ry, rz ] = [ -0.1502, -0.247, -0.8421 ].map( ( seconds ) => radians( seconds / 3600 ) );
	const X = -446.448 + scale * x - rz * y + ry * z;
	const Y = 125.157 + rz * x + scale * y - rx * z;
	const Z = -542.06 - ry * x + rx * y + scale * z;
	const p = Math.hypot( X, Y );
	lambda = Math.atan2( Y, X );
	phi = Math.atan2( Z, p * ( 1 - airy.e2 ) );
	for ( let turn = 0; turn < 6; turn++ ) {
		const nu = airy.a / Math.sqrt( 1 - airy.e2 * Math.sin( phi ) ** 2 );
		phi = Math.atan2( Z + airy.e2 * nu * Math.sin( phi ), p );
	}
	return project( phi, lambda, airy );
}

/** Transverse Mercator of the National Grid; names as in Ordnance Survey's guide to coordinate systems. */
function project( phi, lambda, { a, b, e2 } ) {
	const [ F0, phi0, lambda0, E0, N0 ] = [ 0.9996012717, radians( 49 ), radians( -2 ), 400000, -100000 ];
	const n = ( a - b ) / ( a + b );
	const [ s, c, t ] = [ Math.sin( phi ), Math.cos( phi ), Math.tan( phi ) ];
	const nu = ( a * F0 ) / Math.sqrt( 1 - e2 * s * s );
	const rho = ( a * F0 * ( 1 - e2 ) ) / ( 1 - e2 * s * s ) ** 1.5;
	const eta2 = nu / rho - 1;
	const [ d, m ] = [ phi - phi0, phi + phi0 ];
	const M = b * F0 * (
		( 1 + n + 1.25 * n ** 2 + 1.25 * n ** 3 ) * d
		- ( 3 * n + 3 * n ** 2 + 2.625 * n ** 3 ) * Math.sin( d ) * Math.cos( m )
		+ ( 1.875 * n ** 2 + 1.875 * n ** 3 ) * Math.sin( 2 * d ) * Math.cos( 2 * m )
		- ( 35 / 24 ) * n ** 3 * Math.sin( 3 * d ) * Math.cos( 3 * m )
	);
	const l = lambda - lambda0;
	const northing = M + N0 + ( nu / 2 ) * s * c * l ** 2
		+ ( nu / 24 ) * s * c ** 3 * ( 5 - t ** 2 + 9 * eta2 ) * l ** 4
		+ ( nu / 720 ) * s * c ** 5 * ( 61 - 58 * t ** 2 + t ** 4 ) * l ** 6;
	const easting = E0 + nu * c * l + ( nu / 6 ) * c ** 3 * ( nu / rho - t ** 2 ) * l ** 3
		+ ( nu / 120 ) * c ** 5 * ( 5 - 18 * t ** 2 + t ** 4 + 14 * eta2 - 58 * t ** 2 * eta2 ) * l ** 5;
	return [ Math.round( easting ), Math.round( northing ) ];
}

const quote = ( value ) => ( /[",\n]/.test( value ) ? `"${ value.replaceAll( '"', '""' ) }"` : value );

function writeCsv( name, columns, rows ) {
	const lines = [ columns, ...rows.map( ( row ) => columns.map( ( column ) => String( row[ column ] ?? '' ) ) ) ];
	mkdirSync( new URL( 'demo/gazetteer/', root ), { recursive: true } );
	writeFileSync( new URL( `demo/gazetteer/${ name }`, root ), lines.map( ( line ) => line.map( quote ).join( ',' ) ).join( '\n' ) + '\n' );
	process.stdout.write( `demo/gazetteer/${ name }: ${ rows.length } rows\n` );
}

/** A spot 60 to 420 m from the centre; at the coast only to the north of it, which is dry. */
function scatter( postcode, { latitude, longitude, coast } ) {
	const turn = radians( ( hash( postcode ) % 3600 ) / 10 );
	const metres = 60 + ( hash( `${ postcode } metres` ) % 361 );
	const north = coast ? Math.abs( Math.sin( turn ) ) : Math.sin( turn );
	return [
		latitude + ( metres * north ) / METRES_PER_DEGREE,
		longitude + ( metres * Math.cos( turn ) ) / ( METRES_PER_DEGREE * Math.cos( radians( latitude ) ) ),
	];
}

function postcodeRow( postcode, locality, spot, terminated = '' ) {
	const [ outward, inward ] = postcode.split( ' ' );
	const year = 1980 + ( hash( `${ postcode } year` ) % 40 );
	const [ latitude, longitude ] = spot.map( ( degrees ) => degrees.toFixed( 6 ) );
	const [ easting, northing ] = toGrid( Number( latitude ), Number( longitude ) );
	return {
		pcd: outward.padEnd( 4 ) + inward, pcd2: `${ outward.padEnd( 4 ) } ${ inward }`, pcds: postcode,
		dointr: year < 1998 ? 198001 : `${ year }06`, doterm: terminated, oscty: locality.county, oslaua: locality.district,
		parish: '', usertype: 0, oseast1m: easting, osnrth1m: `0${ northing }`, osgrdind: 1,
		ctry: 'E92000001', rgn: 'E12000008', ttwa: '', lat: latitude, long: longitude,
	};
}

function postcodeRows() {
	const { localities, exact } = read( 'demo/source/localities.json' );
	const rows = new Map();
	for ( const property of read( 'demo/source/properties.json' ) ) {
		const postcode = property.postcode.join( ' ' );
		const locality = localities.find( ( { parish } ) => parish === property.parish );
		rows.set( postcode, postcodeRow( postcode, locality, exact[ postcode ] ?? scatter( postcode, locality ) ) );
	}
	for ( const locality of localities ) {
		for ( let made = 0, turn = 0; made < locality.extra; turn++ ) {
			const seed = hash( `${ locality.sector } ${ locality.place } ${ turn }` );
			const postcode = locality.sector + INWARD[ seed % INWARD.length ] + INWARD[ ( seed >>> 9 ) % INWARD.length ];
			if ( ! rows.has( postcode ) ) {
				rows.set( postcode, postcodeRow( postcode, locality, scatter( postcode, locality ) ) );
				made++;
			}
		}
	}
	// What the real file also holds: terminated postcodes, and one without a place (grid indicator 9).
	const at = ( name ) => localities.find( ( { place } ) => place === name );
	for ( const [ postcode, place, ended ] of [ [ 'TN17 3ZY', 'Cranbrook', '199612' ], [ 'TN30 6ZW', 'Tenterden', '200904' ], [ 'TN31 7ZX', 'Rye', '202111' ] ] ) {
		rows.set( postcode, { ...postcodeRow( postcode, at( place ), scatter( postcode, at( place ) ), ended ), dointr: 198001 } );
	}
	rows.set( 'TN23 9ZT', {
		...postcodeRow( 'TN23 9ZT', at( 'Ashford' ), [ 99.999999, 0 ] ), usertype: 1, oseast1m: '', osnrth1m: '', osgrdind: 9,
	} );
	return [ ...rows.values() ].sort( ( one, other ) => ( one.pcd < other.pcd ? -1 : 1 ) );
}

const { high_speed: highSpeed } = read( 'demo/source/localities.json' );
const stations = read( 'node_modules/uk-railway-stations/stations.json' ).sort( ( one, other ) => ( one.crsCode < other.crsCode ? -1 : 1 ) );
const near = stations.filter( ( { lat, long } ) =>
	lat >= STATION_BOX.south && lat <= STATION_BOX.north && long >= STATION_BOX.west && long <= STATION_BOX.east
);

writeCsv(
	'postcodes.csv',
	[ 'pcd', 'pcd2', 'pcds', 'dointr', 'doterm', 'oscty', 'oslaua', 'parish', 'usertype', 'oseast1m', 'osnrth1m', 'osgrdind', 'ctry', 'rgn', 'ttwa', 'lat', 'long' ],
	postcodeRows()
);
writeCsv(
	'stations.csv',
	[ 'ATCOCode', 'NaptanCode', 'CommonName', 'Street', 'LocalityName', 'Town', 'GridType', 'Easting', 'Northing', 'Longitude', 'Latitude', 'StopType', 'Status', 'CrsCode' ],
	near.map( ( { crsCode, stationName, lat, long } ) => {
		const [ Easting, Northing ] = toGrid( lat, long );
		return {
			ATCOCode: `9100${ crsCode }`, CommonName: `${ stationName } Rail Station`, GridType: 'UKOS', Easting, Northing,
			Longitude: long.toFixed( 6 ), Latitude: lat.toFixed( 6 ), StopType: 'RLY', Status: 'active', CrsCode: crsCode,
		};
	} )
);
writeCsv(
	'high-speed.csv',
	[ 'crs', 'name' ],
	highSpeed.map( ( crs ) => ( { crs, name: near.find( ( { crsCode } ) => crsCode === crs ).stationName } ) )
);
