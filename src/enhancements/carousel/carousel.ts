import type { Swiper } from 'swiper/types';
import { prefersReducedMotion } from '../../lib/motion';
import { loadSlides } from '../../lib/slides';
import { watchPlay } from './play';
import { inSight, isHidden, isWhole, measure, perView, target, type Row } from './row';

/** PROP-08, milliseconds; Carousel.php says the same to the page. */
const SPEED = 500;
const AUTOPLAY_SPEED = 3000;

const find = ( root: HTMLElement, name: string ) => root.querySelector< HTMLElement >( `[data-hh-carousel-${ name }]` );

/** Milliseconds from an attribute of the page; the default where it says none. */
const milliseconds = ( value: string | undefined, otherwise: number ) => ( value !== undefined && Number( value ) >= 0 ? Number( value ) : otherwise );

/**
 * Buttons, position and, where it plays, time for a row of slides. The browser itself scrolls and snaps the row until
 * the first step that has a given speed, by a button, a key or time: Swiper takes over with that.
 */
export class Carousel {
	private readonly track: HTMLElement;
	private readonly slides: HTMLElement[];
	private swiper: Swiper | null = null;
	private loading: Promise< Swiper | null > | null = null;
	private frame = 0;
	private plays = false;

	constructor( private readonly root: HTMLElement ) {
		this.track = find( root, 'track' ) ?? root;
		this.slides = [ ...this.track.children ].filter( ( child ): child is HTMLElement => child instanceof HTMLElement );
		find( root, 'previous' )?.addEventListener( 'click', () => this.move( -1 ) );
		find( root, 'next' )?.addEventListener( 'click', () => this.move( 1 ) );
		this.track.addEventListener( 'scroll', () => this.updateSoon(), { passive: true } );
		this.track.addEventListener( 'keydown', ( event ) => this.onKey( event ) );
		this.track.addEventListener( 'focusin', ( event ) => this.reveal( event.target ) );
		if ( 'ResizeObserver' in window ) {
			new ResizeObserver( () => this.updateSoon() ).observe( this.track );
		}
		if ( root.dataset.autoplaySpeed !== undefined ) {
			watchPlay( root, find( root, 'play' ), ( plays ) => void this.play( plays ) );
		}
		this.update();
	}

	private row(): Row {
		return measure( this.track, this.slides, this.swiper );
	}

	/** Null where it does not come: the browser then scrolls at a speed of its own. */
	private takeOver(): Promise< Swiper | null > {
		this.loading ??= loadSlides()
			.then( ( { Swiper: Slider, A11y, Autoplay, Mousewheel } ) => {
				const { first } = inSight( this.row() );
				this.track.scrollLeft = 0;
				this.root.classList.add( 'is-live' );
				this.swiper = new Slider( this.root, {
					modules: [ A11y, Autoplay, Mousewheel ],
					wrapperClass: 'hh-carousel__track',
					slideClass: 'hh-carousel__slide',
					slidesPerView: 'auto',
					initialSlide: first,
					speed: prefersReducedMotion() ? 0 : milliseconds( this.root.dataset.speed, SPEED ),
					watchSlidesProgress: true,
					mousewheel: { forceToAxis: true },
					a11y: { slideRole: '', slideLabelMessage: '', wrapperLiveRegion: false },
					autoplay: { enabled: false, delay: milliseconds( this.root.dataset.autoplaySpeed, AUTOPLAY_SPEED ), waitForTransition: false },
					on: { slideChange: () => this.updateSoon(), setTranslate: () => this.updateSoon() },
				} );
				this.update();
				return this.swiper;
			} )
			.catch( () => {
				this.loading = null;
				return null;
			} );
		return this.loading;
	}

	/**
	 * @param by    1 or -1.
	 * @param count How many slides to go on by: as many as are in sight unless told.
	 */
	private async move( by: 1 | -1, count = perView( this.row() ) ): Promise< void > {
		const swiper = await this.takeOver();
		const index = target( this.row(), by, count );
		if ( swiper === null ) {
			this.scrollTo( this.row(), index );
			return;
		}
		swiper.slideTo( index );
	}

	private async play( plays: boolean ): Promise< void > {
		this.plays = plays;
		// What has never played needs nothing to stop. While it comes, the visitor may have put a hand on it.
		const swiper = plays ? await this.takeOver() : this.swiper;
		swiper?.autoplay[ this.plays ? 'start' : 'stop' ]();
	}

	/** The row itself has the focus: the arrow keys go by a slide, and not by a few pixels. */
	private onKey( event: KeyboardEvent ): void {
		if ( event.target === this.track && ( event.key === 'ArrowLeft' || event.key === 'ArrowRight' ) ) {
			event.preventDefault();
			void this.move( event.key === 'ArrowRight' ? 1 : -1, 1 );
		}
	}

	/**
	 * What the keyboard comes to is in sight. The browser scrolls by as much as shows the link, and where that is less
	 * than half a slide the row snaps back, with the focus out of sight. A press of the pointer moves nothing.
	 */
	private reveal( element: EventTarget | null ): void {
		const index = element instanceof Element && element.matches( ':focus-visible' ) ? this.slides.findIndex( ( slide ) => slide.contains( element ) ) : -1;
		const row = this.row();
		if ( index < 0 || isWhole( row, index ) ) {
			return;
		}
		if ( this.swiper !== null ) {
			this.swiper.slideTo( index );
			return;
		}
		this.scrollTo( row, index );
	}

	private scrollTo( row: Row, index: number ): void {
		this.track.scrollTo( { left: row.starts[ index ] ?? 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' } );
	}

	private updateSoon(): void {
		window.cancelAnimationFrame( this.frame );
		this.frame = window.requestAnimationFrame( () => this.update() );
	}

	private update(): void {
		const row = this.row();
		const seen = inSight( row );
		this.root.classList.toggle( 'is-ready', row.most > 1 );
		this.disable( 'previous', row.at <= 1 );
		this.disable( 'next', row.at >= row.most - 1 );
		this.slides.forEach( ( slide, index ) => {
			// A slide that someone is in stays theirs, also where it has been scrolled away.
			slide.inert = isHidden( row, index ) && ! slide.contains( document.activeElement );
		} );
		const position = find( this.root, 'position' );
		if ( position ) {
			const isOne = seen.first === seen.last;
			const numbers = isOne ? [ seen.first + 1, this.slides.length ] : [ seen.first + 1, seen.last + 1, this.slides.length ];
			const text = ( isOne ? position.dataset.textOne : position.dataset.text ) ?? '';
			position.textContent = numbers.reduce( ( said, number, index ) => said.replace( `%${ index + 1 }$s`, String( number ) ), text );
		}
	}

	/** Not `disabled`: a button that is at its end keeps the focus of who pressed it. */
	private disable( name: 'previous' | 'next', isDisabled: boolean ): void {
		find( this.root, name )?.setAttribute( 'aria-disabled', String( isDisabled ) );
	}
}
