import type { Edges, Place } from './types';

interface Look {
	/** The greater, the sooner it gets its place. */
	rank: number;
	/** Pixels, of its sheet's type. */
	size: number;
	/** Width of a letter in sizes, with its spacing. */
	letter: number;
	/** From this zoom on, and up to that one. */
	from: number;
	to?: number;
	/** The name stands on its point, without a mark. */
	isOnPoint?: boolean;
}

/** How places are set: map.css has the faces. */
const LOOKS: Record< string, Look > = {
	city: { rank: 6, size: 17, letter: 0.72, from: 0 },
	town: { rank: 5, size: 17, letter: 0.56, from: 0 },
	village: { rank: 4, size: 15, letter: 0.52, from: 10 },
	station: { rank: 3, size: 13, letter: 0.52, from: 11 },
	hamlet: { rank: 2, size: 13, letter: 0.5, from: 12 },
	school: { rank: 1, size: 13, letter: 0.52, from: 14 },
	// What a town leaves room for: whoever looks closer knows the county.
	county: { rank: 0, size: 15, letter: 0.82, from: 7, to: 11, isOnPoint: true },
};

/** Where the name stands, seen from the mark. */
type Side = 'right' | 'left' | 'on';

export interface Label {
	place: Place;
	/** Null: the name does not fit, and only the mark is drawn. */
	side: Side | null;
	key: string;
}

/** Pixels between a name and the edge of the map. */
const EDGE = 16;

const meets = ( one: Edges, other: Edges ): boolean =>
	one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export const placeKey = ( place: Place ): string => `${ place.kind }/${ place.name }/${ place.latitude.toFixed( 3 ) }`;

interface Sheet {
	zoom: number;
	width: number;
	height: number;
	project: ( place: Place ) => { x: number; y: number };
	/** What lies on the map already: no name is set under it. */
	taken?: readonly Edges[];
}

/**
 * Which names are set, and on which side of their mark, so that none runs into another or over the edge: the greater
 * places first, and of equals the one that came first. A station whose name does not fit keeps its mark.
 */
export function setLabels( places: readonly Place[], { zoom, width, height, project, taken: before = [] }: Sheet ): Label[] {
	const taken = [ ...before ];
	const labels: Label[] = [];
	const known = new Set< string >();
	const named = new Set< string >();
	const sheet = { left: 0, top: 0, right: width, bottom: height };
	const frame = { left: EDGE, top: EDGE, right: width - EDGE, bottom: height - EDGE };
	const ranked = places
		.filter( ( { kind } ) => zoom >= ( LOOKS[ kind ]?.from ?? Infinity ) && zoom <= ( LOOKS[ kind ]?.to ?? Infinity ) )
		.sort( ( one, other ) => rank( other ) - rank( one ) );
	for ( const place of ranked ) {
		const key = placeKey( place );
		if ( known.has( key ) ) {
			continue;
		}
		known.add( key );
		const { x, y } = project( place );
		// The station of a town is at the town: its name is there already.
		const isSaid = place.kind === 'station' && named.has( place.name );
		const sides = isSaid ? [] : sidesOf( place, x, y );
		const fit = sides.find( ( [ , box ] ) => ! cuts( sheet, frame, box ) && ! taken.some( ( other ) => meets( box, other ) ) );
		if ( fit ) {
			taken.push( fit[ 1 ] );
			named.add( place.name );
			labels.push( { place, side: fit[ 0 ], key } );
		} else if ( place.kind === 'station' ) {
			labels.push( { place, side: null, key } );
		}
	}
	return labels;
}

function sidesOf( place: Place, x: number, y: number ): Array< [ Side, Edges ] > {
	const { size, letter, isOnPoint = false } = LOOKS[ place.kind ] as Look;
	const width = place.name.length * size * letter + 12;
	const top = y - size * 0.7;
	const bottom = y + size * 0.7;
	if ( isOnPoint ) {
		return [ [ 'on', { left: x - width / 2, right: x + width / 2, top, bottom } ] ];
	}
	return [
		[ 'right', { left: x - 7, right: x + width + 4, top, bottom } ],
		[ 'left', { left: x - width - 4, right: x + 7, top, bottom } ],
	];
}

/** Whether the edge would cut a name; one wholly outside is ready for the next pan. */
const cuts = ( sheet: Edges, frame: Edges, box: Edges ): boolean =>
	meets( sheet, box ) && ( box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom );

const rank = ( place: Place ): number => LOOKS[ place.kind ]?.rank ?? 0;
