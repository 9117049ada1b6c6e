import { alternate, fit, flank, hallAt, sides } from './floorplan-front.mjs';
import { ORDINALS, STOREY } from './floorplan-names.mjs';
import { fillUp, programme, room, sum } from './floorplan-programme.mjs';
import { PASSAGE, floorNames, isPlaced, layOutPlaced, recorded } from './floorplan-record.mjs';

/* Moves rooms between the rows until both are about as long. */
function balance( rooms ) {
	const fixed = ( r ) =>
		r.kind === 'hall' || r.kind === 'landing' || r.kind === 'shop';
	const front = rooms.filter( ( r ) => r.front );
	const back = rooms.filter( ( r ) => ! r.front );
	for ( let i = 0; i < 8; i++ ) {
		const gap = sum( front ) - sum( back );
		const [ from, to ] = gap > 0 ? [ front, back ] : [ back, front ];
		const mover = from
			.filter( ( r ) => ! fixed( r ) && r.area < Math.abs( gap ) * 0.9 )
			.sort( ( a, b ) => b.area - a.area )[ 0 ];
		if ( ! mover || from.length < 2 ) {
			break;
		}
		from.splice( from.indexOf( mover ), 1 );
		to.push( mover );
	}
	return [ front, back ];
}

/* Puts the hall into the same place on every floor and the rest to its sides. */
function order( front, at ) {
	const hall = front.find(
		( r ) => r.kind === 'hall' || r.kind === 'landing'
	);
	const rest = front.filter( ( r ) => r !== hall );
	const left = rest.filter( ( _, i ) => i % 2 === 0 );
	const right = rest.filter( ( _, i ) => i % 2 );
	return at === 'middle' && rest.length > 1
		? [ ...left, hall, ...right ]
		: [ ...rest, hall ];
}

/* @return {Array<{name: string, width: number, depth: number, passage: object, rooms: object[]}>} floors, lowest first */
export function layOut( entry, rng, model = null ) {
	if ( isPlaced( entry ) ) {
		return layOutPlaced( entry, model );
	}
	const lists = entry.rooms ? recorded( entry, rng ) : programme( entry, rng );
	const most = Math.max( ...lists.map( sum ) );
	lists.slice( 1 ).forEach( ( list, i ) => fillUp( list, most, i + 1 ) );
	const floors = lists.map( balance );
	if ( model ) {
		floors[ 0 ] = flank( floors[ 0 ], model );
	}
	const passage = PASSAGE;
	const ratio = most > 110 ? 1.75 : 1.4;
	const depths = Math.sqrt( most / ratio );
	const longest = Math.max(
		...floors.map( ( [ f, b ] ) => Math.max( sum( f ), sum( b ) ) )
	);
	const natural = Math.max( 2.9, Math.min( 4.9, depths / 2 ) );
	const facade = model && fit( model, longest );
	const half = facade?.half ?? natural;
	const width = facade?.width ?? longest / half;
	const split = rng.range( 0.49, 0.53 );
	const [ deepFront, deepBack ] = [
		half * 2 * split,
		half * 2 * ( 1 - split ),
	];
	const at = floors[ 0 ][ 0 ].length > 2 ? 'middle' : 'end';
	const names = entry.rooms && floorNames( entry );
	const storey =
		entry.style === 'flats'
			? STOREY.find( ( [ word ] ) =>
					`${ entry.summary } ${ entry.features }`
						.toLowerCase()
						.includes( word )
				)?.[ 1 ]
			: 0;
	let stairX = null;
	return numbered(
		entry,
		floors.map( ( [ front, back ], level ) => {
			const rooms = [];
			const place = ( list, y, deep ) => {
				const hall = list.find(
					( r ) => r.kind === 'hall' || r.kind === 'landing'
				);
				const single = entry.style === 'flats' || entry.floors < 2;
				const hallWide = hall
					? Math.min( single ? 1.7 : 2.15, facade ? width * 0.37 : 9 )
					: 0;
				const wide = ( r ) =>
					r === hall
						? hallWide
						: ( r.area / ( sum( list ) - ( hall?.area ?? 0 ) ) ) *
							( width - hallWide );
				let x = 0;
				// On upper floors the stairs stand over those below.
				const rest = list.filter( ( r ) => r !== hall );
				if ( hall && facade && stairX === null ) {
					stairX = hallAt( facade, hallWide, rest.length );
				}
				if ( hall && stairX !== null ) {
					const [ before, after ] = facade
						? sides( rest, stairX / ( width - hallWide ) )
						: alternate( rest );
					const lay = ( part, from, to ) => {
						let px = from;
						part.forEach( ( r ) => {
							const w = ( r.area / sum( part ) ) * ( to - from );
							rooms.push( { ...r, x: px, y, w, d: deep } );
							px += w;
						} );
					};
					const room2 = width - stairX - hallWide;
					const first = room2 < 1.2 && ! facade ? rest : before;
					lay(
						stairX === 0 || first.length
							? first
							: [
									room(
										level > 1
											? 'Eaves storage'
											: 'Dressing room',
										6,
										'store'
									),
								],
						0,
						stairX
					);
					rooms.push( {
						...hall,
						x: stairX,
						y,
						w: room2 < 1.2 ? width - stairX : hallWide,
						d: deep,
					} );
					if ( room2 >= 1.2 ) {
						lay(
							after.length
								? after
								: [ room( 'Store', 3, 'store' ) ],
							stairX + hallWide,
							width
						);
					}
					return;
				}
				for ( const r of list ) {
					if ( r === hall && level === 0 ) {
						stairX = x;
					}
					rooms.push( { ...r, x, y, w: wide( r ), d: deep } );
					x += wide( r );
				}
			};
			place( back, 0, deepBack );
			place( order( front, at ), deepBack + passage, deepFront );
			return {
				name: names?.[ level ] ?? ORDINALS[ entry.style === 'flats' ? ( storey ?? 1 ) : level ],
				level,
				width,
				depth: half * 2 + passage,
				passage: { x: 0, y: deepBack, w: width, d: passage },
				rooms,
				stairs: floors.length > 1,
				windows: facade?.windows[ level ] ?? null,
				top: level === floors.length - 1,
			};
		} )
	);
}

/* All floors with the kilns beside them, without balconies and what is open to the roof. */
export function areaOf( floors ) {
	const size = ( { w, d, round } ) => ( round ? Math.PI / 4 : 1 ) * w * d;
	const all = ( rooms, isOne ) => rooms.filter( isOne ).reduce( ( total, r ) => total + size( r ), 0 );
	return floors.reduce( ( total, { width, depth, rooms } ) => total + width * depth + all( rooms, ( r ) => r.row === 'kiln' ) - all( rooms, ( r ) => r.kind === 'open' ), 0 );
}

/* Bedrooms are numbered from the lowest floor up, the largest first, unless the record numbers them. */
function numbered( entry, floors ) {
	if ( entry.rooms ) {
		return floors;
	}
	let number = 0;
	for ( const { rooms } of floors ) {
		for ( const bed of rooms
			.filter( ( r ) => /^Bedroom \d/.test( r.name ) )
			.sort( ( a, b ) => b.w * b.d - a.w * a.d ) ) {
			bed.name = `Bedroom ${ ++number }`;
		}
	}
	return floors;
}
