import { prefersReducedMotion } from '../../lib/motion';
import { AUTOPLAY_SPEED, glide, SPEED } from './glide';
import { inSight, isHidden, measure, perView, target, type Row } from './row';

const find = ( root: HTMLElement, name: string ) => root.querySelector< HTMLElement >( `[data-hh-carousel-${ name }]` );

/** Milliseconds from an attribute of the page; the default where it says none. */
const milliseconds = ( value: string | undefined, otherwise: number ) => ( value !== undefined && Number( value ) >= 0 ? Number( value ) : otherwise );

/**
 * Buttons, position and, where it plays, time for a row of slides that the browser itself scrolls and snaps.
 */
export class Carousel {
	private readonly track: HTMLElement;
	private readonly slides: HTMLElement[];
	private readonly speed: number;
	private stopGlide: () => void = () => {};
	private timer: number | undefined;
	private frame = 0;
	private readonly holds = new Set< string >();
	private isVisible = false;

	constructor( private readonly root: HTMLElement ) {
		this.track = find( root, 'track' ) ?? root;
		this.slides = [ ...this.track.children ].filter( ( child ): child is HTMLElement => child instanceof HTMLElement );
		this.speed = milliseconds( root.dataset.speed, SPEED );
		find( root, 'previous' )?.addEventListener( 'click', () => this.move( -1 ) );
		find( root, 'next' )?.addEventListener( 'click', () => this.move( 1 ) );
		this.track.addEventListener( 'scroll', () => this.updateSoon(), { passive: true } );
		// A finger or a wheel takes over from a step that is under way.
		for ( const event of [ 'pointerdown', 'wheel', 'touchstart' ] ) {
			this.track.addEventListener( event, () => this.stopGlide(), { passive: true } );
		}
		this.track.addEventListener( 'keydown', ( event ) => this.onKey( event ) );
		if ( 'ResizeObserver' in window ) {
			new ResizeObserver( () => this.updateSoon() ).observe( this.track );
		}
		if ( root.dataset.autoplaySpeed !== undefined ) {
			this.watchPlay( milliseconds( root.dataset.autoplaySpeed, AUTOPLAY_SPEED ) );
		}
		this.update();
	}

	private row(): Row {
		return measure( this.track, this.slides );
	}

	private move( by: 1 | -1, count = perView( this.row() ), rounds = false ): void {
		this.stopGlide();
		this.stopGlide = glide( this.track, target( this.row(), by, count, rounds ), prefersReducedMotion() ? 0 : this.speed, () => this.update() );
	}

	/** The row itself has the focus: the arrow keys go by a slide, and not by a few pixels. */
	private onKey( event: KeyboardEvent ): void {
		if ( event.target === this.track && ( event.key === 'ArrowLeft' || event.key === 'ArrowRight' ) ) {
			event.preventDefault();
			this.move( event.key === 'ArrowRight' ? 1 : -1, 1 );
		}
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

	private watchPlay( delay: number ): void {
		const button = find( this.root, 'play' );
		const labels = { pause: button?.textContent ?? '', play: button?.dataset.playLabel ?? '' };
		const hold = ( why: string, isHeld: boolean ) => {
			this.holds[ isHeld ? 'add' : 'delete' ]( why );
			this.schedule( delay );
		};
		button?.addEventListener( 'click', () => {
			hold( 'button', ! this.holds.has( 'button' ) );
			button.textContent = this.holds.has( 'button' ) ? labels.play : labels.pause;
		} );
		this.root.addEventListener( 'pointerenter', () => hold( 'pointer', true ) );
		this.root.addEventListener( 'pointerleave', () => hold( 'pointer', false ) );
		this.root.addEventListener( 'focusin', () => hold( 'focus', true ) );
		this.root.addEventListener( 'focusout', ( event ) => hold( 'focus', event.relatedTarget instanceof Node && this.root.contains( event.relatedTarget ) ) );
		document.addEventListener( 'visibilitychange', () => hold( 'tab', document.hidden ) );
		const motion = window.matchMedia?.( '(prefers-reduced-motion: reduce)' );
		hold( 'motion', motion?.matches ?? false );
		motion?.addEventListener( 'change', () => hold( 'motion', motion.matches ) );
		this.root.classList.toggle( 'is-still', motion?.matches ?? false );
		new IntersectionObserver( ( entries ) => {
			this.isVisible = entries.some( ( entry ) => entry.isIntersecting );
			this.schedule( delay );
		} ).observe( this.root );
	}

	private schedule( delay: number ): void {
		window.clearTimeout( this.timer );
		if ( this.isVisible && this.holds.size === 0 ) {
			this.timer = window.setTimeout( () => {
				this.move( 1, 1, true );
				this.schedule( delay );
			}, delay );
		}
	}
}
