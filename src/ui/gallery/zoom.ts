/** How large a picture is shown and how far it is moved, in pixels of the screen from where it lies by itself. */
export interface Zoom {
	scale: number;
	x: number;
	y: number;
}

export interface Point {
	x: number;
	y: number;
}

export interface Size {
	width: number;
	height: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const MOST = 4;
/** A press of a button or of + and -. */
export const STEP = 1.5;
/** Two taps or clicks on a whole picture. */
export const DOUBLE = 2.5;

/** Never smaller than whole, never larger than MOST, and never moved so far that the stage shows past its edge. */
export function within( zoom: Zoom, stage: Size ): Zoom {
	const scale = Math.max( 1, Math.min( MOST, zoom.scale ) );
	if ( scale === 1 ) {
		return WHOLE;
	}
	const most = { x: ( ( scale - 1 ) * stage.width ) / 2, y: ( ( scale - 1 ) * stage.height ) / 2 };
	return {
		scale,
		x: Math.max( -most.x, Math.min( most.x, zoom.x ) ),
		y: Math.max( -most.y, Math.min( most.y, zoom.y ) ),
	};
}

/**
 * Larger or smaller, with what lies under a point staying there.
 *
 * @param zoom
 * @param scale The new one.
 * @param at    From the stage's middle.
 * @param stage
 */
export function scaleAt( zoom: Zoom, scale: number, at: Point, stage: Size ): Zoom {
	const wanted = Math.max( 1, Math.min( MOST, scale ) );
	const ratio = wanted / zoom.scale;
	return within( { scale: wanted, x: at.x - ( at.x - zoom.x ) * ratio, y: at.y - ( at.y - zoom.y ) * ratio }, stage );
}

export function moveBy( zoom: Zoom, by: Point, stage: Size ): Zoom {
	return within( { ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, stage );
}
