import type { Swiper } from 'swiper/types';

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

/**
 * Measures the row as it stands.
 *
 * @param track
 * @param slides
 * @param swiper What moves the row; null where the browser scrolls it.
 */
export function measure( track: HTMLElement, slides: readonly HTMLElement[], swiper: Swiper | null ): Row {
	const first = slides[ 0 ]?.offsetLeft ?? 0;
	const common = { starts: slides.map( ( slide ) => slide.offsetLeft - first ), slide: slides[ 0 ]?.offsetWidth ?? 0 };
	if ( swiper !== null ) {
		return { ...common, width: swiper.width, most: -swiper.maxTranslate(), at: -swiper.translate };
	}
	return {
		...common,
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

/** Whether all of a slide can be seen. */
export function isWhole( row: Row, index: number ): boolean {
	const start = row.starts[ index ] ?? 0;
	return start >= row.at - SLACK && start + row.slide <= row.at + row.width + SLACK;
}

/** Whether nothing of a slide can be seen. */
export function isHidden( row: Row, index: number ): boolean {
	const start = row.starts[ index ] ?? 0;
	return start + row.slide <= row.at + SLACK || start >= row.at + row.width - SLACK;
}

/**
 * The slide to begin with for the next ones or those before.
 *
 * @param row
 * @param by    1 or -1.
 * @param count How many slides to go on by.
 */
export function target( row: Row, by: 1 | -1, count: number ): number {
	return Math.max( 0, Math.min( row.starts.length - 1, inSight( row ).first + by * count ) );
}
