/** Rooms outside the two rows: in kilns beside the house, or through its whole depth at one end. */
import { INK, door, garageDoor, label, windowAt } from './floorplan-marks.mjs';
import { n } from './svg.mjs';

const WALL = 12;
const DOOR = 0.85;

/* The outer wall of a kiln, as it is in the model. */
export function kilnWalls( r, k, ox, oy ) {
	const [ x, y, w, d ] = [ ox + r.x * k, oy + r.y * k, r.w * k, r.d * k ];
	const look = `fill="#fff" stroke="${ INK }" stroke-width="${ WALL }"`;
	return r.round
		? `<circle cx="${ n( x + w / 2 ) }" cy="${ n( y + d / 2 ) }" r="${ n( w / 2 ) }" ${ look }/>`
		: `<rect x="${ n( x ) }" y="${ n( y ) }" width="${ n( w ) }" height="${ n( d ) }" ${ look }/>`;
}

/* A doorway with its leaf in a wall that runs up and down; `way` is 1 when it opens to the right. */
const sideDoor = ( x, y, wide, way ) => `<g transform="rotate(90 ${ n( x ) } ${ n( y ) })">${ door( x, y, wide, -way, -1 ) }</g>`;

/* The passage of a floor, at whose height rooms at its ends have their doors. */
const doorHeight = ( floor, k, oy ) => oy + ( floor.passage.d ? floor.passage.y + floor.passage.d / 2 : floor.depth / 2 ) * k - ( DOOR * k ) / 2;

/* Door, windows and lettering of a kiln: into the house, or into the kiln between. */
export function kilnRoom( r, floor, k, ox, oy ) {
	const [ x, y, w, d ] = [ ox + r.x * k, oy + r.y * k, r.w * k, r.d * k ];
	const [ cx, cy ] = [ x + w / 2, y + d / 2 ];
	const wide = DOOR * k;
	const low = doorHeight( floor, k, oy );
	const reaches = low > cy - d * 0.35 && low + wide < cy + d * 0.35;
	const way =
		r.beside === null
			? sideDoor( ox, reaches ? low : cy - wide / 2, wide, -1 )
			: `<path d="M${ n( x + w - WALL ) } ${ n( cy - wide / 2 ) }h${ n( WALL * 2.4 ) }v${ n( wide ) }h${ n( -WALL * 2.4 ) }z" fill="#fff"/><path d="M${ n( x + w - WALL ) } ${ n( cy - wide / 2 ) }h${ n( WALL * 2.4 ) }m0 ${ n( wide ) }h${ n( -WALL * 2.4 ) }" stroke="${ INK }" stroke-width="3"/>`;
	const pane = 0.8 * k;
	return [ way, windowAt( cx - pane / 2, y, pane ), windowAt( cx - pane / 2, y + d, pane ), label( r, k, x, y ) ].join( '' );
}

/* A room through the house has windows at front and back and its door on the side of the passage. */
export function throughRoom( r, floor, k, ox, oy ) {
	const [ x, y, w, d ] = [ ox + r.x * k, oy + r.y * k, r.w * k, r.d * k ];
	const left = r.row === 'left';
	const pane = Math.min( w * 0.5, 1.8 * k );
	const panes = r.inner ? [] : [ windowAt( x + ( w - pane ) / 2, y, pane ), r.kind === 'garage' ? garageDoor( x, y + d, w ) : windowAt( x + ( w - pane ) / 2, y + d, pane ) ];
	return [ ...panes, sideDoor( left ? x + w : x, doorHeight( floor, k, oy ), DOOR * k, left ? -1 : 1 ), label( r, k, x, y ) ].join( '' );
}
