import type { Swiper } from 'swiper/types';
import { loadSlides } from '../../lib/slides';

/** What the page says of a picture; more than this may be there. */
export interface Picture {
	src: string;
	width: number;
	height: number;
}

export function isPictures( value: unknown ): value is Picture[] {
	return (
		Array.isArray( value ) &&
		value.every( ( one ) => typeof one === 'object' && one !== null && typeof one.src === 'string' && /^(https?:)?\//.test( one.src ) )
	);
}

/** Milliseconds: how long the first picture, and then each other one, stays, and how long a fade takes. */
const FIRST_STEP = 1000;
const STEP = 3000;
const FADE = 600;

/**
 * Fades one picture after the other over the card's own, which stays for those who do not see. A picture is fetched one
 * step ahead; until it is there, and where it does not come, the one before stays in sight.
 */
export class Slides {
	private swiper: Swiper | null = null;
	private loading: Promise< void > | null = null;
	private plays = false;

	constructor(
		readonly element: HTMLElement,
		private readonly pictures: readonly Picture[]
	) {}

	start(): void {
		this.plays = true;
		this.loading ??= this.make().catch( () => {
			this.loading = null;
		} );
		this.resume();
	}

	stop(): void {
		this.plays = false;
		this.swiper?.autoplay.stop();
	}

	private resume(): void {
		const current = this.swiper?.slides[ this.swiper.activeIndex ];
		if ( this.plays && this.swiper && current ) {
			current.dataset.swiperAutoplay = String( FIRST_STEP );
			this.swiper.autoplay.start();
			// Round again, it stays as long as the others.
			delete current.dataset.swiperAutoplay;
			this.fetchNext();
		}
	}

	private async make(): Promise< void > {
		const { Swiper: Slider, Autoplay, EffectFade } = await loadSlides();
		const box = this.print();
		this.swiper = new Slider( box, {
			modules: [ Autoplay, EffectFade ],
			wrapperClass: 'hh-card-slides__row',
			slideClass: 'hh-card-slide',
			effect: 'fade',
			speed: FADE,
			allowTouchMove: false,
			autoplay: { enabled: false, delay: STEP, waitForTransition: false },
			on: { slideChange: () => this.fetchNext() },
		} );
		this.resume();
	}

	private fetchNext(): void {
		const image = this.swiper?.slides[ this.swiper.activeIndex + 1 ]?.querySelector( 'img' );
		if ( image?.dataset.src !== undefined ) {
			image.src = image.dataset.src;
			delete image.dataset.src;
		}
	}

	/** Over the card's own picture, under what the card lays over it. The first slide is empty, so that one shows. */
	private print(): HTMLElement {
		const row = div( 'hh-card-slides__row' );
		row.append(
			...this.pictures.map( ( picture, index ) => {
				const slide = div( 'hh-card-slide' );
				if ( index > 0 ) {
					const image = new Image( picture.width, picture.height );
					image.alt = '';
					image.dataset.src = picture.src;
					slide.append( image );
				}
				return slide;
			} )
		);
		const box = div( 'hh-card-slides' );
		box.append( row );
		const own = this.element.querySelector( 'img' );
		if ( own ) {
			own.after( box );
		} else {
			this.element.prepend( box );
		}
		return box;
	}
}

function div( className: string ): HTMLElement {
	const made = document.createElement( 'div' );
	made.className = className;
	return made;
}
