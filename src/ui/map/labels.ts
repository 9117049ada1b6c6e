import type { Place } from './types';

interface Look {
	/** The greater, the sooner it gets its place. */
	rank: number;
	/** Pixels, of its sheet's type. */
	size: number;
	/** Width of a letter in sizes, with its spacing. */
	letter: number;
	/** From this zoom on. */
	from: number;
}

/** How places are set: map.css has the faces. */
const LOOKS: Record< string, Look > = {
	city: { rank: 6, size: 17, letter: 0.72, from: 0 },
	town: { rank: 5, size: 17, letter: 0.56, from: 0 },
	village: { rank: 4, size: 15, letter: 0.52, from: 10 },
	station: { rank: 3, size: 13, letter: 0.52, from: 11 },
	hamlet: { rank: 2, size: 13, letter: 0.5, from: 12 },
	school: { rank: 1, size: 13, letter: 0.52, from: 14 },
};

export interface Label {
	place: Place;
	/** Its name fits; else only its mark is drawn. */
	isNamed: boolean;
	key: string;
}

interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

const meets = ( one: Box, other: Box ): boolean =>
	one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export const placeKey = ( place: Place ): string => `${ place.kind }/${ place.name }/${ place.latitude.toFixed( 3 ) }`;

/**
 * Which names are set without running into each other: the greater places first, and of equals the one that came
 * first. A station whose name does not fit keeps its mark.
 *
 * @param places
 * @param zoom
 * @param project Pixels from the upper left.
 */
export function setLabels( places: readonly Place[], zoom: number, project: ( place: Place ) => { x: number; y: number } ): Label[] {
	const taken: Box[] = [];
	const labels: Label[] = [];
	const known = new Set< string >();
	const named = new Set< string >();
	const ranked = places
		.filter( ( { kind } ) => zoom >= ( LOOKS[ kind ]?.from ?? Infinity ) )
		.sort( ( one, other ) => rank( other ) - rank( one ) );
	for ( const place of ranked ) {
		const look = LOOKS[ place.kind ] as Look;
		const key = placeKey( place );
		if ( known.has( key ) ) {
			continue;
		}
		known.add( key );
		const { x, y } = project( place );
		const width = place.name.length * look.size * look.letter + 12;
		const height = look.size * 1.5;
		// The mark stands at the place, the name to its right.
		const box = { left: x - 8, top: y - height / 2, right: x + width + 8, bottom: y + height / 2 };
		// The station of a town is at the town: its name is there already.
		const isSaid = place.kind === 'station' && named.has( place.name );
		const isNamed = ! isSaid && ! taken.some( ( other ) => meets( box, other ) );
		if ( isNamed ) {
			taken.push( box );
			named.add( place.name );
		} else {
			taken.push( { left: x - 6, top: y - 6, right: x + 6, bottom: y + 6 } );
		}
		if ( isNamed || place.kind === 'station' || look.rank >= 4 ) {
			labels.push( { place, isNamed, key } );
		}
	}
	return labels;
}

const rank = ( place: Place ): number => LOOKS[ place.kind ]?.rank ?? 0;
