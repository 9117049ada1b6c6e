/** PROP-05. Pixels and milliseconds; `_property-page.css` says the first two and the speed to the browser. */
export const FIXED_ABOVE = 990;
export const STOP_OFFSET = 64;
export const FADE_BUFFER = 50;
export const FADE_SPEED = 300;
export const UPDATE_DELAY = 500;
export const QUOTE_UNTIL = 50;

export interface Place {
	/** Of the window. */
	width: number;
	/** How far the page has been scrolled. */
	scrolled: number;
	/** From the window's top to the sidebar's lower edge. */
	bottom: number;
	/** From the window's top to the lower edge of what it stands beside. */
	end: number;
}

/** Whether the sidebar stands still while the page moves: on widths over 990. */
export function isFixed( place: Pick< Place, 'width' > ): boolean {
	return place.width > FIXED_ABOVE;
}

/** Whether it has come to its stop, 64 px before the end, or within 50 px of it, and fades. */
export function isFaded( place: Place ): boolean {
	return isFixed( place ) && place.scrolled > 0 && place.bottom >= place.end - STOP_OFFSET - FADE_BUFFER;
}

/** Whether the valuer's words give way: after 50 px of scroll. */
export function isQuoteHidden( place: Pick< Place, 'width' | 'scrolled' > ): boolean {
	return isFixed( place ) && place.scrolled > QUOTE_UNTIL;
}
