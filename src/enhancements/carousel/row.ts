/** What is in sight of a row of slides, and where the next step goes. Pixels from the row's start throughout. */
export interface Row {
	/** Where each slide begins. */
	starts: readonly number[];
	/** Of one slide, without the gap. */
	slide: number;
	/** Of what can be seen at once. */
	width: number;
	/** How far it can be scrolled. */
	most: number;
	/** How far it is. */
	at: number;
}

/** Sub-pixel widths round differently for each slide. */
const SLACK = 2;

/** Measures the row as it stands. */
export function measure( track: HTMLElement, slides: readonly HTMLElement[] ): Row {
	const first = slides[ 0 ]?.offsetLeft ?? 0;
	return {
		starts: slides.map( ( slide ) => slide.offsetLeft - first ),
		slide: slides[ 0 ]?.offsetWidth ?? 0,
		width: track.clientWidth,
		most: Math.max( 0, track.scrollWidth - track.clientWidth ),
		at: track.scrollLeft,
	};
}

/** How many whole slides stand side by side; at least one. */
export function perView( row: Row ): number {
	return Math.max( 1, row.starts.filter( ( start ) => start + row.slide <= row.width + SLACK ).length );
}

/** Indexes of the slides that can be seen whole, or most of the way where none fits. */
export function inSight( row: Row ): { first: number; last: number } {
	const whole = row.starts.flatMap( ( start, index ) =>
		start >= row.at - row.slide / 2 && start + row.slide / 2 <= row.at + row.width ? [ index ] : []
	);
	return { first: whole[ 0 ] ?? 0, last: whole.at( -1 ) ?? 0 };
}

/** Whether nothing of a slide can be seen. */
export function isHidden( row: Row, index: number ): boolean {
	const start = row.starts[ index ] ?? 0;
	return start + row.slide <= row.at + SLACK || start >= row.at + row.width - SLACK;
}

/**
 * Where to scroll for the next slides or those before.
 *
 * @param row
 * @param by     1 or -1.
 * @param count  How many slides to go on by.
 * @param rounds Whether it begins anew after the end.
 */
export function target( row: Row, by: 1 | -1, count: number, rounds = false ): number {
	if ( rounds && by === 1 && row.at >= row.most - SLACK ) {
		return 0;
	}
	const { first } = inSight( row );
	const index = Math.max( 0, Math.min( row.starts.length - 1, first + by * count ) );
	return Math.max( 0, Math.min( row.most, row.starts[ index ] ?? 0 ) );
}
