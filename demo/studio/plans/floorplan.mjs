/* eslint-disable no-nested-ternary -- a choice between drawings reads best in one expression */
import { fittings } from './floorplan-fittings.mjs';
import { areaOf, layOut } from './floorplan-layout.mjs';
import { GREY, INK, PALE, door, garageDoor, label, metric, stairs, text, windowAt } from './floorplan-marks.mjs';
import { kilnRoom, kilnWalls, throughRoom } from './floorplan-wings.mjs';
import { n } from './svg.mjs';

/* In steps of 45 degrees. */
export const BEARINGS = [ 'north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west' ];

/* Degrees by which the arrow turns from the back of the house, which is at the top: from the way it faces, where the record has it. */
function northOf( { back_faces: back }, rng ) {
	const turn = rng.int( -60, 60 );
	return back ? Math.round( turn / 6 ) - 45 * BEARINGS.indexOf( back ) : turn;
}

/* The windows of the model's front that are this room's, kept clear of its walls. */
function windowsOf( r, windows ) {
	const clear = 0.2;
	return ( windows ?? [] )
		.filter( ( one ) => one.centre > r.x && one.centre < r.x + r.w )
		.map( ( one ) => {
			const w = Math.min( one.width, r.w - 2 * clear );
			return { w, x: Math.min( Math.max( one.centre - w / 2, r.x + clear ), r.x + r.w - clear - w ) };
		} );
}

function drawFloor( floor, k, ox, oy ) {
	const out = [];
	const [ W, D ] = [ floor.width * k, floor.depth * k ];
	const kilns = floor.rooms.filter( ( r ) => r.row === 'kiln' );
	const ends = floor.rooms.filter( ( r ) => r.through );
	const rows = floor.rooms.filter( ( r ) => r.row !== 'kiln' );
	// The house stands before its kilns: their walls end at its own.
	out.push( ...kilns.map( ( r ) => kilnWalls( r, k, ox, oy ) ) );
	out.push(
		text(
			ox + W / 2,
			oy - 42,
			19,
			floor.name,
			`font-weight="bold" letter-spacing="1"`
		)
	);
	out.push(
		`<rect x="${ n( ox ) }" y="${ n( oy ) }" width="${ n( W ) }" height="${ n( D ) }" fill="#fff"/>`
	);
	const wet = rows.filter( ( r ) =>
		[ 'bath', 'wc', 'kitchen', 'store' ].includes( r.kind )
	);
	out.push(
		...wet.map(
			( r ) =>
				`<rect x="${ n( ox + r.x * k ) }" y="${ n( oy + r.y * k ) }" width="${ n( r.w * k ) }" height="${ n( r.d * k ) }" fill="${ PALE }"/>`
		)
	);
	out.push(
		...rows.map( ( r ) =>
			fittings(
				r,
				k,
				ox + r.x * k,
				oy + r.y * k,
				r.x + r.w / 2 < floor.width / 2
			)
		)
	);
	// Inner walls: around every room, open between the hall and the passage.
	out.push(
		...rows.map(
			( r ) =>
				`<rect x="${ n( ox + r.x * k ) }" y="${ n( oy + r.y * k ) }" width="${ n( r.w * k ) }" height="${ n( r.d * k ) }" fill="none" stroke="${ INK }" stroke-width="6"/>`
		)
	);
	out.push(
		`<rect x="${ n( ox ) }" y="${ n( oy ) }" width="${ n( W ) }" height="${ n( D ) }" fill="none" stroke="${ INK }" stroke-width="12"/>`
	);
	out.push( ...kilns.map( ( r ) => kilnRoom( r, floor, k, ox, oy ) ), ...ends.map( ( r ) => throughRoom( r, floor, k, ox, oy ) ) );
	for ( const r of rows.filter( ( one ) => ! one.through ) ) {
		const [ x, y, w, d ] = [ ox + r.x * k, oy + r.y * k, r.w * k, r.d * k ];
		const front = r.y > 0.1;
		const hall = r.kind === 'hall' || r.kind === 'landing';
		const leaf = Math.min( 0.8 * k, w * 0.55 );
		const inner = front ? y : y + d;
		if ( hall && ! floor.passage.d ) {
			// The doors of the rooms beside it are in their own walls.
			out.push( stairs( r, k, x, y, floor ) );
		} else if ( hall ) {
			out.push(
				`<path d="M${ n( x + 4 ) } ${ n( inner ) }h${ n( w - 8 ) }" stroke="#fff" stroke-width="9"/>`
			);
			if ( floor.stairs ) {
				out.push( stairs( r, k, x, y, floor ) );
			}
		} else if ( r.kind !== 'open' || r.inner ) {
			const corner =
				r.x + r.w / 2 < floor.width / 2 ? x + w - leaf - 8 : x + 8;
			out.push(
				door(
					corner,
					inner,
					leaf,
					front ? 1 : -1,
					r.x + r.w / 2 < floor.width / 2 ? 1 : -1
				)
			);
		}
		const outer = front ? y + d : y;
		if ( r.kind === 'hall' ) {
			out.push(
				door( x + 10, outer, Math.min( 0.95 * k, w * 0.46 ), -1, -1 )
			);
		} else if ( r.kind === 'shop' && ! floor.rooms.some( ( one ) => one.kind === 'hall' ) ) {
			out.push( windowAt( x + w * 0.08, outer, w * 0.3 ), door( x + w / 2 - 0.5 * k, outer, k, -1, -1 ), windowAt( x + w * 0.62, outer, w * 0.3 ) );
		} else if ( r.kind === 'garage' ) {
			out.push( garageDoor( x, outer, w ) );
		} else if ( r.inner ) {
			// A balcony, or a room in the middle of the house, has no window.
		} else if (
			r.kind === 'kitchen' &&
			! front &&
			floor.name.endsWith( 'round floor' ) &&
			r.w > 3.2
		) {
			const half = 0.75 * k;
			out.push(
				door( x + w / 2 - half, outer, half, 1, -1 ),
				door( x + w / 2, outer, half, 1, 1 )
			);
		} else {
			const span = Math.min(
				w * 0.5,
				{ bath: 0.8, wc: 0.5, store: 0.7 }[ r.kind ] * k || 1.8 * k
			);
			const seen = front ? windowsOf( r, floor.windows ) : [];
			out.push(
				...( seen.length
					? seen.map( ( one ) => windowAt( ox + one.x * k, outer, one.w * k ) )
					: [ windowAt( x + ( w - span ) / 2, outer, span ) ] )
			);
		}
		if (
			[ 'living', 'bed', 'shop' ].includes( r.kind ) &&
			! r.inner &&
			( ( r.x < 0.05 && ! kilns.length ) || r.x + r.w > floor.width - 0.05 ) &&
			d > 2.4 * k
		) {
			out.push(
				windowAt( r.x < 0.05 && ! kilns.length ? x : x + w, y + d * 0.36, d * 0.3, true )
			);
		}
		out.push(
			hall && floor.stairs
				? text(
						x + Math.min( w, 2.15 * k ) * 0.26,
						y + d * 0.5,
						13,
						r.name,
						`font-weight="bold" transform="rotate(-90 ${ n( x + Math.min( w, 2.15 * k ) * 0.26 ) } ${ n( y + d * 0.5 ) })"`
					)
				: label( r, k, x, y )
		);
	}
	// Width and depth of the whole floor.
	const tick = ( x, y ) => `M${ n( x - 4 ) } ${ n( y + 4 ) }l8 -8`;
	out.push(
		`<path d="M${ n( ox ) } ${ n( oy - 20 ) }h${ n( W ) }${ tick( ox, oy - 20 ) }${ tick( ox + W, oy - 20 ) }" stroke="${ GREY }" stroke-width="1.2" fill="none"/>`,
		`<g fill="#5f6b63">${ text( ox + W / 2, oy - 25, 11, `${ metric( floor.width ) } m` ) }</g>`
	);
	return out.join( '' );
}

/* The floorplan of a property as SVG, with its height; with the front of its model where it has one. */
export function floorplan( entry, rng, model = null ) {
	const floors = layOut( entry, rng, model );
	const width = 1200;
	const [ margin, gap ] = [ 50, 56 ];
	const left = Math.max( ...floors.map( ( f ) => f.left ?? 0 ) );
	const wide = floors[ 0 ].width + left;
	const scaleFor = ( columns ) =>
		Math.min(
			84,
			( width - margin * 2 - gap * ( columns - 1 ) ) /
				( wide * columns )
		);
	// Large houses stand in two rows, and the largest one below the other, so that their rooms can be lettered.
	const [ small, smallest ] = [ 40, 35 ];
	const fewer = scaleFor( floors.length ) < small ? Math.max( 1, floors.length - 1 ) : floors.length;
	const columns = scaleFor( fewer ) < smallest ? 1 : fewer;
	const k = scaleFor( columns );
	const depth = Math.max( ...floors.map( ( f ) => f.depth ) ) * k;
	const lines = Math.ceil( floors.length / columns );
	const height = Math.round( ( depth + 110 ) * lines + 140 );
	const cell = wide * k + gap;
	const leftOf = ( i ) => {
		const inLine = Math.min(
			columns,
			floors.length - Math.floor( i / columns ) * columns
		);
		return ( width - ( inLine * cell - gap ) ) / 2 + ( i % columns ) * cell + left * k;
	};
	const area = areaOf( floors );
	const body = floors
		.map( ( f, i ) =>
			drawFloor(
				f,
				k,
				leftOf( i ),
				96 + Math.floor( i / columns ) * ( depth + 110 )
			)
		)
		.join( '' );
	const y = height - 92;
	const metres = k > 60 ? 3 : k > 30 ? 5 : 10;
	const bar = Array.from(
		{ length: metres },
		( _, i ) =>
			`<rect x="${ n( margin + i * k ) }" y="${ y + 20 }" width="${ n( k ) }" height="8" fill="${ i % 2 ? '#fff' : INK }" stroke="${ INK }" stroke-width="1.5"/>`
	).join( '' );
	const north = `<g transform="translate(${ width - margin - 26 } ${ y + 24 }) rotate(${ northOf( entry, rng ) })"><circle r="24" fill="none" stroke="${ INK }" stroke-width="1.5"/><path d="M0 -22L8 14L0 7L-8 14Z" fill="${ INK }"/></g>${ text( width - margin - 26, y + 66, 13, 'N', 'font-weight="bold"' ) }`;
	const foot =
		text(
			width / 2,
			y + 22,
			18,
			`Total area about ${ area.toFixed( 1 ) } sq m (${ Math.round( area * 10.7639 ).toLocaleString( 'en-GB' ) } sq ft)`,
			'font-weight="bold"'
		) +
		text(
			width / 2,
			y + 44,
			12.5,
			'For guidance only. Dimensions are approximate and taken at the widest points.'
		);
	const scale = `<g text-anchor="start" font-size="12"><text x="${ margin }" y="${ y + 12 }" text-anchor="start">0</text><text x="${ n( margin + metres * k ) }" y="${ y + 12 }" text-anchor="middle">${ metres } m</text></g>`;
	return {
		width,
		height,
		svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${ width }" height="${ height }" viewBox="0 0 ${ width } ${ height }" font-family="Lato, Carlito, 'Liberation Sans', sans-serif" fill="${ INK }"><rect width="${ width }" height="${ height }" fill="#fff"/>${ body }${ bar }${ scale }${ north }${ foot }</svg>`,
	};
}
