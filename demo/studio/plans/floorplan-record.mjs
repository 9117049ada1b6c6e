/**
 * Lays out the rooms that a record lists (`rooms` of source/properties.json). Their names and floors are the record's.
 * A room's sizes are the record's where it has them, and otherwise what the house leaves. All measures in metres.
 */
import { SIZES, room } from './floorplan-programme.mjs';

export const PASSAGE = 1.1;
const HALL = 2.15;
const NARROWEST = 7.4;
const USUAL_DEPTH = 3.2;
/** What may be lost to rounding when the widths of a row are added up. */
const NEAR = 0.02;

/** The first that fits says what kind of room a name means. */
const KINDS = [
	[ /^bedroom/i, 'bed' ],
	[ /bath|shower|en suite|wet room/i, 'bath' ],
	[ /^(wc|cloakroom)$/i, 'wc' ],
	[ /^hall/i, 'hall' ],
	[ /^(landing|lobby)/i, 'landing' ],
	[ /^(undercroft )?kitchen/i, 'kitchen' ],
	[ /^sales area/i, 'shop' ],
	[ /^garage/i, 'garage' ],
	[ /utility|laundry|store|storage|pantry|larder|dairy|scullery|boot|linen|dressing|back hall/i, 'store' ],
];

const kindOf = ( { name, kind } ) => kind ?? KINDS.find( ( [ pattern ] ) => pattern.test( name ) )?.[ 1 ] ?? 'living';

/** The floors of a record in its order, which is from the lowest up. */
export const floorNames = ( { rooms } ) => [ ...new Set( rooms.map( ( one ) => one.floor ) ) ];

const isBelowGround = ( name ) => /basement|lower ground|cellar/i.test( name );

/** Rooms that say where they are: left to right in the back or the front row, through the house at one end, or in a kiln. */
export const isPlaced = ( entry ) => Boolean( entry.rooms?.some( ( { row } ) => row ) );

const usualArea = ( { name }, kind, before, entry ) => {
	const number = Number( /\d+$/.exec( name )?.[ 0 ] ?? 1 );
	const nth = kind === 'bed' ? number - 1 : before.filter( ( one ) => kindOf( one ) === kind ).length;
	const large = name.includes( '/' ) ? SIZES.diner : SIZES.kitchen;
	const areas = {
		bed: SIZES.bed[ Math.min( 6, nth ) ],
		bath: nth ? SIZES.ensuite : SIZES.bath,
		kitchen: entry.style === 'flats' ? 10 : large,
		living: nth ? 15 : SIZES.living,
		store: SIZES.utility,
		other: 8,
		garage: 15,
		open: 12,
	};
	return areas[ kind ] ?? SIZES[ kind ] ?? SIZES.living;
};

/* The floors with their rooms, as large as such rooms usually are. */
export function recorded( entry, rng = null ) {
	const scale = rng ? rng.range( 0.8, 0.98 ) : 1;
	const { rooms } = entry;
	return floorNames( entry ).map( ( name ) =>
		rooms.flatMap( ( one, index ) => {
			if ( one.floor !== name ) {
				return [];
			}
			const kind = kindOf( one );
			const before = rooms.slice( 0, index );
			const odd = before.filter( ( other ) => kindOf( other ) === kind ).length % 2 === 0;
			const front = [ 'hall', 'landing' ].includes( kind ) || ( [ 'bed', 'living' ].includes( kind ) && odd );
			return [ room( one.name, ( one.area ?? usualArea( one, kind, before, entry ) ) * scale, kind, { ...one, front } ) ];
		} )
	);
}

/* Rooms beside each other from one wall to another: those with a width have it, the others share the rest. */
function beside( list, from, to, where ) {
	const loose = list.filter( ( one ) => ! one.width );
	const rest = to - from - list.reduce( ( total, one ) => total + ( one.width ?? 0 ), 0 );
	if ( loose.length ? rest <= 0 : Math.abs( rest ) > NEAR ) {
		throw new Error( `${ where }: ${ list.map( ( one ) => one.name ).join( ', ' ) || 'no room' } leave ${ rest.toFixed( 2 ) } m` );
	}
	const areas = loose.reduce( ( total, one ) => total + one.area, 0 );
	let x = from;
	return list.map( ( one ) => {
		const w = one.width ?? ( one.area / areas ) * rest;
		x += w;
		return { ...one, x: x - w, w };
	} );
}

function depthOf( list, where ) {
	const lengths = [ ...new Set( list.map( ( one ) => one.length ).filter( Boolean ) ) ];
	if ( lengths.length > 1 ) {
		throw new Error( `${ where }: rooms beside each other are ${ lengths.join( ' and ' ) } m deep` );
	}
	return list.length ? ( lengths[ 0 ] ?? USUAL_DEPTH ) : 0;
}

/* The rooms in the kilns of the model, where it has them, round or square as it has them. */
function inKilns( rooms, model, depth ) {
	return rooms
		.filter( ( one ) => one.row === 'kiln' )
		.map( ( one ) => {
			const { x, y, radius, square } = model.kilns[ one.kiln ];
			const middle = depth * ( 1 - y / model.depth );
			return { ...one, x: x - radius, y: middle - radius, w: radius * 2, d: radius * 2, round: ! square, beside: model.kilns[ one.kiln - 1 ]?.x ?? null };
		} );
}

/* Floors of rooms that say where they are; the stairs are over each other. */
export function layOutPlaced( entry, model ) {
	const floors = recorded( entry );
	const sized = floors
		.flatMap( ( rooms ) => [ 'front', 'back' ].map( ( row ) => rooms.filter( ( one ) => one.row === row ) ) )
		.filter( ( row ) => row.every( ( one ) => one.width ) )
		.map( ( row ) => row.reduce( ( total, one ) => total + one.width, 0 ) );
	const width = model ? Math.max( NARROWEST, model.width ) : Math.max( ...sized, 0 );
	if ( ! width ) {
		throw new Error( `${ entry.ref }: has neither a model nor a row of rooms with widths` );
	}
	let stairs = null;
	let below = 0;
	return floorNames( entry ).map( ( name, level ) => {
		const where = `${ entry.ref }, ${ name }`;
		const at = ( row ) => floors[ level ].filter( ( one ) => one.row === row );
		const [ deepBack, deepFront ] = [ depthOf( at( 'back' ), where ), depthOf( at( 'front' ), where ) ];
		const passage = deepBack && deepFront ? PASSAGE : 0;
		const depth = deepBack + passage + deepFront;
		const ends = [ ...at( 'left' ), ...at( 'right' ) ].map( ( one ) => ( { ...one, x: one.row === 'left' ? 0 : width - one.width, y: 0, w: one.width, d: depth, through: true } ) );
		const from = at( 'left' )[ 0 ]?.width ?? 0;
		const to = width - ( at( 'right' )[ 0 ]?.width ?? 0 );
		const row = ( list, y, deep ) => {
			if ( ! list.length ) {
				return [];
			}
			const wide = list.map( ( one ) => ( [ 'hall', 'landing' ].includes( one.kind ) && ! one.width && floors.length > 1 ? { ...one, width: HALL } : one ) );
			const hall = wide.findIndex( ( one ) => [ 'hall', 'landing' ].includes( one.kind ) );
			const split = hall >= 0 && stairs !== null;
			const rooms = split
				? [ ...beside( wide.slice( 0, hall ), from, stairs, where ), { ...wide[ hall ], x: stairs, w: wide[ hall ].width }, ...beside( wide.slice( hall + 1 ), stairs + wide[ hall ].width, to, where ) ]
				: beside( wide, from, to, where );
			if ( hall >= 0 ) {
				stairs ??= rooms[ hall ].x;
			}
			return rooms.map( ( one ) => ( { ...one, y, d: deep } ) );
		};
		const rooms = [ ...row( at( 'back' ), 0, deepBack ), ...row( at( 'front' ), deepBack + passage, deepFront ), ...ends, ...inKilns( floors[ level ], model, depth ) ];
		below += isBelowGround( name ) ? 1 : 0;
		const share = model ? width / model.width : 1;
		return {
			name,
			level,
			width,
			depth,
			passage: { x: from, y: deepBack, w: to - from, d: passage },
			rooms,
			left: Math.max( 0, ...rooms.map( ( one ) => -one.x ) ),
			stairs: floors.length > 1,
			windows: isBelowGround( name ) ? null : ( model?.windows[ level - below ]?.map( ( one ) => ( { width: one.width, centre: one.centre * share } ) ) ?? null ),
			top: level === floors.length - 1,
		};
	} );
}
