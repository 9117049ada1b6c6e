import { prefersReducedMotion } from '../../lib/motion';
import { icon, make, type Words } from './parts';
import type { Picture } from './pictures';

/** Milliseconds: how long the first picture, and then each other one, stays. */
const FIRST_STEP = 1000;
const STEP = 3000;
/** A row that has not moved for so long has arrived. */
const SETTLED = 120;
/** Pixels: less is no swipe. */
const TOUCHED = 4;

interface Handlers {
	/** The visitor presses pause, or play. */
	onToggle: () => void;
	/** The visitor has turned a picture over: these play no more. */
	onTaken: () => void;
}

/**
 * A card's pictures as a row that a finger swipes and two buttons move, laid over the card's own picture, which stays
 * for those who do not see. The row is a link to the property, as the rest of the card is. It ends with the first
 * picture again, so that it goes round. A picture is fetched one step ahead, and none before the card is turned to.
 */
export class Slides {
	private row: HTMLAnchorElement | null = null;
	private pause: HTMLButtonElement | null = null;
	private timer: number | undefined;
	private settling: number | undefined;
	private plays = false;
	/** A finger is on the row. */
	private isTouched = false;
	/** Where the row stood when a finger came down on it; null once it rests again, or moves by itself. */
	private touchedAt: number | null = null;
	private shown = 0;
	isTaken = false;

	constructor(
		readonly element: HTMLElement,
		private readonly pictures: readonly Picture[],
		private readonly link: string,
		private readonly words: Words,
		private readonly handlers: Handlers
	) {}

	/** Makes the row, without fetching anything. */
	build(): void {
		const own = this.element.querySelector( 'img' );
		if ( this.row || ! own ) {
			return;
		}
		const row = make( 'a', 'hh-card-slides' );
		row.href = this.link;
		row.tabIndex = -1;
		row.draggable = false;
		row.setAttribute( 'aria-hidden', 'true' );
		const ends = [ make( 'div', 'hh-card-slide' ), make( 'div', 'hh-card-slide' ) ] as const;
		const fill = () => ends.forEach( ( slide ) => slide.replaceChildren( copyOf( own ) ) );
		if ( own.complete ) {
			fill();
		} else {
			own.addEventListener( 'load', fill, { once: true } );
		}
		row.append( ends[ 0 ], ...this.pictures.slice( 1 ).map( ( picture ) => this.slide( picture ) ), ends[ 1 ] );
		row.addEventListener( 'scroll', () => this.moved(), { passive: true } );
		this.watchHands( row );
		const arrows = [
			this.button( 'hh-card-arrow hh-card-arrow--previous', this.words.previous, 'M10 3L5 8l5 5', () => this.step( -1 ) ),
			this.button( 'hh-card-arrow hh-card-arrow--next', this.words.next, 'M6 3l5 5-5 5', () => this.step( 1 ) ),
		];
		// The arrow keys do the same on the card's link: two more stops a card would make a long way.
		arrows.forEach( ( arrow ) => ( arrow.tabIndex = -1 ) );
		this.pause = this.button( 'hh-card-pause', this.words.pause, '', () => this.handlers.onToggle() );
		this.pause.hidden = true;
		own.after( row );
		this.element.append( ...arrows, this.pause );
		this.row = row;
	}

	/** Whether the pictures follow one another, and whether there is a button for that. */
	play( plays: boolean, canPlay: boolean, isPaused: boolean ): void {
		if ( this.pause && this.row ) {
			this.pause.hidden = ! canPlay;
			const label = isPaused ? this.words.play : this.words.pause;
			// A drawing that is made anew while the mouse is down on it swallows the click.
			if ( this.pause.getAttribute( 'aria-label' ) !== label || ! this.pause.firstChild ) {
				this.pause.setAttribute( 'aria-label', label );
				this.pause.innerHTML = icon( isPaused ? 'M5 3l8 5-8 5z' : 'M5 3v10M11 3v10' );
			}
		}
		if ( plays === this.plays ) {
			return;
		}
		this.plays = plays;
		window.clearTimeout( this.timer );
		if ( plays ) {
			this.fetch( this.shown + 1 );
			this.timer = window.setTimeout( this.next, FIRST_STEP );
		}
	}

	/** Shows the first picture again: the front by which a list is read. */
	rest(): void {
		if ( ! this.isTaken && this.shown > 0 ) {
			this.go( 0 );
		}
	}

	/** The visitor turns to the card: what they will see next is fetched. */
	prepare(): void {
		this.build();
		this.fetch( this.shown + 1 );
	}

	/** One picture on, or back; by hand. */
	step( by: 1 | -1 ): void {
		this.build();
		this.take();
		const { row } = this;
		if ( row && by < 0 && this.shown === 0 ) {
			this.fetch( this.count - 1 );
			row.scrollTo( { left: this.count * row.clientWidth, behavior: 'instant' } );
			this.go( this.count - 1 );
			return;
		}
		this.fetch( this.shown + by );
		this.go( this.shown + by );
	}

	private watchHands( row: HTMLElement ): void {
		const passive = { passive: true };
		const down = () => {
			this.isTouched = true;
			this.touchedAt = row.scrollLeft;
		};
		row.addEventListener( 'touchstart', down, passive );
		const left = ( { touches }: TouchEvent ) => {
			this.isTouched = touches.length > 0;
			this.settleSoon();
		};
		row.addEventListener( 'touchend', left, passive );
		row.addEventListener( 'touchcancel', left, passive );
		row.addEventListener( 'wheel', ( { deltaX, deltaY } ) => Math.abs( deltaX ) > Math.abs( deltaY ) && this.take(), passive );
	}

	private readonly next = (): void => {
		if ( ! this.plays ) {
			return;
		}
		this.fetch( this.shown + 1 );
		const image = this.image( this.shown + 1 );
		if ( image && ! image.complete ) {
			// Nobody is shown an empty frame; one that cannot be had has gone when this is asked again.
			[ 'load', 'error' ].forEach( ( name ) => image.addEventListener( name, this.next, { once: true } ) );
			return;
		}
		this.go( this.shown + 1 );
		this.timer = window.setTimeout( this.next, STEP );
	};

	private get count(): number {
		return ( this.row?.children.length ?? 1 ) - 1;
	}

	private go( to: number ): void {
		if ( this.row ) {
			this.touchedAt = null;
			this.row.scrollTo( { left: to * this.row.clientWidth, behavior: prefersReducedMotion() ? 'instant' : 'smooth' } );
		}
	}

	private moved(): void {
		const { row } = this;
		if ( ! row || row.clientWidth === 0 ) {
			return;
		}
		// A finger that scrolls the page rests on a row that does not move. A quick one has left before the row tells.
		if ( this.touchedAt !== null && Math.abs( row.scrollLeft - this.touchedAt ) > TOUCHED ) {
			this.take();
		}
		this.show( this.at % this.count );
		this.settleSoon();
	}

	/** From the first picture's copy the row goes on as from the first. */
	private settleSoon(): void {
		window.clearTimeout( this.settling );
		this.settling = window.setTimeout( () => {
			if ( this.isTouched ) {
				return;
			}
			this.touchedAt = null;
			if ( this.at === this.count ) {
				this.row?.scrollTo( { left: 0, behavior: 'instant' } );
			}
		}, SETTLED );
	}

	/** Of the row's slides the one in sight. */
	private get at(): number {
		return this.row && this.row.clientWidth > 0 ? Math.round( this.row.scrollLeft / this.row.clientWidth ) : 0;
	}

	private show( at: number ): void {
		if ( at !== this.shown ) {
			this.shown = at;
			this.fetch( at + 1 );
			const position = this.element.querySelector< HTMLElement >( '[data-hh-card-position]' );
			if ( position ) {
				position.dataset.hhCardPosition ||= position.textContent ?? '';
				position.textContent = `${ at + 1 }/${ position.dataset.hhCardPosition }`;
			}
		}
	}

	private take(): void {
		if ( ! this.isTaken ) {
			this.isTaken = true;
			this.handlers.onTaken();
		}
	}

	private image( at: number ): HTMLImageElement | null {
		return this.row?.children[ at ]?.querySelector( 'img' ) ?? null;
	}

	private fetch( at: number ): void {
		const image = this.image( at );
		if ( image?.dataset.src !== undefined ) {
			image.src = image.dataset.src;
			delete image.dataset.src;
		}
	}

	private slide( { src, width, height, color }: Picture ): HTMLElement {
		const slide = make( 'div', 'hh-card-slide' );
		const image = new Image( width, height );
		image.alt = '';
		image.decoding = 'async';
		image.draggable = false;
		image.dataset.src = src;
		image.addEventListener( 'error', () => slide.remove() );
		slide.style.backgroundColor = color ?? '';
		slide.append( image );
		return slide;
	}

	private button( className: string, label: string, path: string, onClick: () => void ): HTMLButtonElement {
		const button = make( 'button', className );
		button.type = 'button';
		button.setAttribute( 'aria-label', label );
		button.innerHTML = path === '' ? '' : icon( path );
		button.addEventListener( 'click', onClick );
		return button;
	}
}

function copyOf( image: HTMLImageElement ): HTMLImageElement {
	const copy = image.cloneNode() as HTMLImageElement;
	copy.alt = '';
	copy.draggable = false;
	copy.removeAttribute( 'fetchpriority' );
	return copy;
}
