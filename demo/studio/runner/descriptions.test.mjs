/* global test, expect */
import { existsSync, readFileSync, readdirSync } from 'fs';
import { join } from 'path';
// eslint-disable-next-line import/no-extraneous-dependencies -- a tool of the tools; only this test needs it
import Ajv from 'ajv';
import { fromPlan, roomsOf } from './eye.mjs';

// Jest runs this as CommonJS, where __dirname is known.
const studio = join( __dirname, '..' );
const read = ( ...path ) => JSON.parse( readFileSync( join( studio, ...path ), 'utf8' ) );
const names = readdirSync( join( studio, 'descriptions' ) );
const descriptions = names.map( ( name ) => [ name, read( 'descriptions', name ) ] );
const check = new Ajv( { allErrors: true, allowUnionTypes: true } ).compile( read( 'description.schema.json' ) );
const properties = JSON.parse( readFileSync( join( studio, '..', 'source', 'properties.json' ), 'utf8' ) );

test.each( descriptions )( '%s holds to the schema', ( name, description ) => {
	check( description );
	expect( check.errors ).toBeNull();
	expect( `${ description.reference }.json` ).toBe( name );
} );

test( 'the schema refuses an opening that no one builds', () => {
	const [ , sample ] = descriptions.find( ( [ , d ] ) => d.volumes );
	const wrong = JSON.parse( JSON.stringify( sample ) );
	wrong.volumes[ 0 ].front = [ 's3 ?? D' ];
	expect( check( wrong ) ).toBe( false );
} );

test( 'every property of the demo has a description', () => {
	const described = new Set( descriptions.map( ( [ , d ] ) => d.reference ) );
	expect( properties.map( ( p ) => p.ref ).filter( ( ref ) => ! described.has( ref ) ) ).toEqual( [] );
} );

test( 'auctions have thirty property lots and sixty vehicles to show, each vehicle from both sides', () => {
	const of = ( start ) => descriptions.map( ( [ , d ] ) => d ).filter( ( d ) => d.reference.startsWith( start ) );
	expect( of( 'lot-' ).length ).toBeGreaterThanOrEqual( 30 );
	const vehicles = of( 'vehicle-' );
	expect( new Set( vehicles.map( ( d ) => `${ d.vehicle.body } ${ d.vehicle.paint }` ) ).size ).toBeGreaterThanOrEqual( 60 );
	expect( vehicles.filter( ( d ) => ! d.pictures.front || ! d.pictures.rear ) ).toEqual( [] );
} );

test( 'fourteen people of the demo have a portrait each, and no two look the same', () => {
	const staff = readFileSync( join( studio, '..', 'people', 'staff.csv' ), 'utf8' );
	const people = descriptions.map( ( [ , d ] ) => d ).filter( ( d ) => d.kind === 'person' );
	expect( people.length ).toBeGreaterThanOrEqual( 14 );
	expect( people.filter( ( d ) => ! staff.includes( `,../pictures/${ d.reference }/portrait.webp\n` ) ) ).toEqual( [] );
	expect( staff.match( /portrait\.webp/g ) ).toHaveLength( people.length );
	const looks = people.map( ( { person: { hair, turban, scarf, beard, glasses, dress } } ) => JSON.stringify( { hair, turban, scarf, beard, glasses, dress } ) );
	expect( new Set( looks ).size ).toBe( people.length );
} );

test( 'each body is shown inside once, by a cabin that the kit builds', () => {
	const inside = descriptions.map( ( [ , d ] ) => d ).filter( ( d ) => d.pictures.interior );
	const bodies = new Set( descriptions.map( ( [ , d ] ) => d.vehicle?.body ).filter( Boolean ) );
	expect( inside.map( ( d ) => d.vehicle.body ).sort() ).toEqual( [ ...bodies ].sort() );
	const kit = readFileSync( join( studio, 'kit', 'cabins.py' ), 'utf8' );
	expect( [ ...bodies ].filter( ( body ) => ! kit.includes( `'${ body }': {` ) ) ).toEqual( [] );
} );

test( 'every vehicle has a body and wheels that the kit builds', () => {
	const kit = ( name ) => readFileSync( join( studio, 'kit', name ), 'utf8' );
	const vehicles = descriptions.flatMap( ( [ , d ] ) => [ d.vehicle, ...( d.vehicles ?? [] ) ] ).filter( Boolean );
	const rims = kit( 'vehicle_wheels.py' ).match( /^RIMS = \((.*)\)$/m )[ 1 ];
	expect( vehicles.filter( ( { body } ) => ! kit( 'vehicle_bodies.py' ).includes( `'${ body }': ` ) ) ).toEqual( [] );
	expect( vehicles.filter( ( one ) => ! rims.includes( `'${ one.rims }'` ) ) ).toEqual( [] );
} );

test( 'every property has a front and a second view', () => {
	const without = descriptions.filter( ( [ , d ] ) => /^[A-Z]{3}_/.test( d.reference ) && ! [ 'rear', 'aerial', 'gate', 'street' ].some( ( name ) => d.pictures.front && d.pictures[ name ] ) );
	expect( without.map( ( [ name ] ) => name ) ).toEqual( [] );
} );

const inside = descriptions.flatMap( ( [ , d ] ) => Object.entries( d.pictures ).filter( ( [ , { scene } ] ) => scene === 'eye' ).map( ( [ name, picture ] ) => [ `${ d.reference } ${ name }`, d, picture ] ) );

test.each( inside )( '%s: a room seen from inside is on the plan, and its caption begins with its name', ( name, d, picture ) => {
	const rooms = roomsOf( properties.find( ( { ref } ) => ref === d.reference ), d );
	const room = rooms.find( ( one ) => one.name === picture.room.name );
	expect( room?.name ).toBe( picture.room.name );
	const { size, kind, outlook } = fromPlan( picture, rooms, d.reference ).room;
	expect( [ ...size ].sort() ).toEqual( [ room.w, room.d ].sort() );
	expect( name.endsWith( `-${ kind }` ) ).toBe( true );
	const [ word ] = picture.room.name.toLowerCase().split( /[ /]/ );
	expect( picture.caption.toLowerCase().split( /[ ,]/ )[ 0 ] ).toBe( word );
	const seen = { garden: /garden/, street: /street|town/, water: /river|quay/, cliff: /cliff/ };
	expect( Object.keys( seen ).filter( ( one ) => seen[ one ].test( picture.caption ) && one !== outlook ) ).toEqual( [] );
} );

const houses = descriptions.map( ( [ , d ] ) => d ).filter( ( d ) => properties.some( ( { ref } ) => ref === d.reference ) );

/** What a caption says of a room, and what its description then has. */
const SHOWN = [
	[ /inglenook/i, ( { fire } ) => fire === 'inglenook' ],
	[ /wood-burner|log burner|\bstove\b/i, ( { fire } ) => [ 'stove', 'inglenook' ].includes( fire ) ],
	[ /open fire|fire lit|fireplace|\bsurround\b|\bhearth\b/i, ( { fire } ) => [ 'open', 'marble', 'inglenook' ].includes( fire ) ],
	[ /\bbay-fronted|\b(?:square|and|the|with) bay\b|bow window/i, ( { bay } ) => Boolean( bay ) ],
	[ /panell(?:ed|ing)/i, ( { wall_finish: finish } ) => finish === 'panelled' ],
	[ /lantern|skylight/i, ( { rooflight } ) => Boolean( rooflight ) ],
	[ /arched/i, ( { opening } ) => Boolean( opening?.arch ) ],
	[ /hop bines/i, ( { hops } ) => hops === true ],
	[ /mirrored wardrobe/i, ( { wardrobe } ) => wardrobe === 'mirror' ],
	[ /parquet/i, ( { floor } ) => floor === 'herringbone' ],
	[ /brick[ -]floor/i, ( { floor } ) => floor === 'brick' ],
	[ /flagged/i, ( { floor } ) => floor === 'flags' ],
	[ /\bAga\b/, ( { cooker, range } ) => [ cooker, range ].includes( 'aga' ) ],
	[ /range cooker/i, ( { cooker, range } ) => [ cooker, range ].includes( 'range' ) ],
	[ /garden doors|bifold|doors to/i, ( { doors, windows = [] } ) => Boolean( doors ) || windows.some( ( { sill } ) => sill < 0.2 ) ],
];

test( 'what the caption of a room says of it is in its picture', () => {
	const homes = readFileSync( join( studio, 'kit', 'eye_homes.py' ), 'utf8' );
	const usual = ( home, name ) => new RegExp( `'${ home }': \\{[^{]*'${ name }': '(\\w+)'` ).exec( homes )?.[ 1 ];
	const wrong = houses.flatMap( ( d ) =>
		Object.entries( d.pictures ).flatMap( ( [ name, { caption, room } ] ) =>
			SHOWN.filter( ( [ said, isShown ] ) => room && said.test( caption ) && ! isShown( { fire: usual( room.home, 'fire' ), floor: usual( room.home, 'floor' ), cooker: usual( room.home, 'cooker' ), ...room } ) ).map( () => `${ d.reference } ${ name }: ${ caption }` )
		)
	);
	expect( wrong ).toEqual( [] );
} );

test( 'every property has six pictures at least, and they are rendered', () => {
	const rendered = ( d ) => Object.keys( d.pictures ).filter( ( name ) => existsSync( join( studio, '..', 'pictures', d.reference, `${ name }.webp` ) ) );
	expect( houses.filter( ( d ) => rendered( d ).length < 6 ).map( ( d ) => d.reference ) ).toEqual( [] );
} );

test( 'no room is shown twice: from the eye by its name, as a model where the plan has one room of its kind', () => {
	const twice = houses.flatMap( ( d ) => {
		const rooms = roomsOf( properties.find( ( { ref } ) => ref === d.reference ), d );
		const eyes = Object.values( d.pictures ).filter( ( { scene } ) => scene === 'eye' ).map( ( { room } ) => room.name );
		const models = Object.values( d.pictures ).filter( ( { scene } ) => scene === 'room' ).map( ( { room } ) => room.kind );
		const known = models.flatMap( ( kind ) => {
			const alike = rooms.filter( ( room ) => room.kind === kind );
			return alike.length === 1 ? [ alike[ 0 ].name ] : [];
		} );
		const seen = [ ...eyes, ...known ];
		return seen.filter( ( name, index ) => seen.indexOf( name ) !== index ).map( ( name ) => `${ d.reference } ${ name }` );
	} );
	expect( twice ).toEqual( [] );
} );

test( 'a room that is not on the plan stops the studio', () => {
	const [ , d, picture ] = inside[ 0 ];
	const rooms = roomsOf( properties.find( ( { ref } ) => ref === d.reference ), d );
	expect( () => fromPlan( { ...picture, room: { name: 'Ballroom', home: 'town' } }, rooms, d.reference ) ).toThrow( `${ d.reference }: Ballroom is not on the plan, which has ${ rooms[ 0 ].name }` );
} );

test( 'every house with a front door has a way to it: a path, a paved area, or a pavement at its door', () => {
	const lost = descriptions.filter( ( [ , d ] ) => {
		const door = d.kind === 'house' && ( d.volumes ?? [] ).some( ( v ) => /(^| )D/.test( v.front?.[ 0 ] ?? '' ) );
		const { bounds, paths = [], areas = [], top = 'lawn' } = d.plot ?? { bounds: [ 0, 0, 0, 0 ] };
		const paved = [ 'cobble', 'paving', 'gravel', 'brickpath', 'road' ].includes( top );
		return door && ! paths.length && ! areas.length && ! paved && bounds[ 2 ] < -2;
	} );
	expect( lost.map( ( [ name ] ) => name ) ).toEqual( [] );
} );

/** Where a volume is, turned about its front left corner: x from and to, y from and to. */
function extent( { at: [ x, y ], size: [ width, depth ], turn = 0 } ) {
	const [ c, s ] = [ Math.cos( ( turn * Math.PI ) / 180 ), Math.sin( ( turn * Math.PI ) / 180 ) ];
	const corners = [ [ 0, 0 ], [ width, 0 ], [ width, depth ], [ 0, depth ] ].map( ( [ a, b ] ) => [ x + a * c - b * s, y + a * s + b * c ] );
	const [ xs, ys ] = [ 0, 1 ].map( ( axis ) => corners.map( ( corner ) => corner[ axis ] ) );
	return [ Math.min( ...xs ), Math.max( ...xs ), Math.min( ...ys ), Math.max( ...ys ) ];
}

test( 'nothing floats: every volume, kiln and tree stands on its base board', () => {
	const off = descriptions.flatMap( ( [ name, d ] ) => {
		if ( ! d.plot ) {
			return [];
		}
		const [ x0, x1, y0, y1 ] = d.plot.bounds;
		const street = d.plot.street ? ( d.plot.street.pavement ?? 1.7 ) + ( d.plot.street.depth ?? 4.2 ) : 0;
		const stands = ( xa, xb, ya, yb ) => xa >= x0 - 0.35 && xb <= x1 + 0.35 && ya >= y0 - street - 0.35 && yb <= y1 + 0.35;
		const boxes = [ ...( d.volumes ?? [] ), ...( d.neighbours ?? [] ) ].filter( ( v ) => ! v.base ).map( extent );
		const kilns = ( d.kilns ?? [] ).map( ( k ) => [ k.at[ 0 ] - ( k.radius ?? 2.5 ), k.at[ 0 ] + ( k.radius ?? 2.5 ), k.at[ 1 ] - ( k.radius ?? 2.5 ), k.at[ 1 ] + ( k.radius ?? 2.5 ) ] );
		const green = d.things.some( ( t ) => t[ 0 ] === 'box' && t[ 7 ] === 'lawn' ); // a verge laid beyond the plot
		const trees = green ? [] : d.things.filter( ( t ) => t[ 0 ] === 'tree' ).map( ( t ) => [ t[ 2 ], t[ 2 ], t[ 3 ], t[ 3 ] ] );
		return [ ...boxes, ...kilns, ...trees ].filter( ( b ) => ! stands( ...b ) ).map( ( b ) => `${ name }: ${ b.map( ( n ) => Math.round( n * 10 ) / 10 ).join( ' ' ) } beyond ${ [ x0, x1, y0, y1 ].join( ' ' ) }` );
	} );
	expect( off ).toEqual( [] );
} );
