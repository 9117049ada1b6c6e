/**
 * LIST-03: the pictures of a card play by themselves, a step every 3 s, starting 1 s after it comes into view.
 *
 *     <div class="hh-card__picture" data-hh-card-gallery='[{"src": "…", "width": 600, "height": 400}, …]'>
 *         <img …the first of them…>
 *     </div>
 *     <button type="button" data-hh-card-gallery-toggle data-play-label="Play the pictures" hidden>Pause the pictures</button>
 *
 * They do not play where the visitor prefers reduced motion or saves data, while out of sight, while the pointer or
 * the focus is on the card, and on more than a few cards at once. The button, one for a list, stops and starts all.
 */
import { prefersReducedMotion } from '../lib/motion';
import { Slides, isPictures } from './card-gallery/slides';

const MOST_AT_ONCE = 3;

interface Gallery {
	slides: Slides;
	isVisible: boolean;
	isHeld: boolean;
	plays: boolean;
}

const galleries: Gallery[] = [];
let isPaused = false;

function update(): void {
	let free = isPaused || prefersReducedMotion() || document.hidden ? 0 : MOST_AT_ONCE;
	for ( const gallery of galleries ) {
		const plays = gallery.isVisible && ! gallery.isHeld && free > 0;
		free -= plays ? 1 : 0;
		if ( plays !== gallery.plays ) {
			gallery.plays = plays;
			gallery.slides[ plays ? 'start' : 'stop' ]();
		}
	}
}

function enhance( element: HTMLElement ): Gallery | null {
	let pictures: unknown;
	try {
		pictures = JSON.parse( element.dataset.hhCardGallery ?? '' );
	} catch {
		return null;
	}
	if ( ! isPictures( pictures ) || pictures.length < 2 ) {
		return null;
	}
	const gallery: Gallery = { slides: new Slides( element, pictures ), isVisible: false, isHeld: false, plays: false };
	const hold = ( isHeld: boolean ) => () => {
		gallery.isHeld = isHeld;
		update();
	};
	const card = element.closest( 'article, li' ) ?? element;
	card.addEventListener( 'pointerenter', hold( true ) );
	card.addEventListener( 'pointerleave', hold( false ) );
	card.addEventListener( 'focusin', hold( true ) );
	card.addEventListener( 'focusout', hold( false ) );
	return gallery;
}

function watchToggle( button: HTMLButtonElement ): void {
	const labels = { pause: button.textContent ?? '', play: button.dataset.playLabel ?? '' };
	button.hidden = false;
	button.addEventListener( 'click', () => {
		isPaused = ! isPaused;
		button.textContent = isPaused ? labels.play : labels.pause;
		update();
	} );
}

function start(): void {
	const visibility = new IntersectionObserver(
		( entries ) => {
			for ( const entry of entries ) {
				const gallery = galleries.find( ( one ) => one.slides.element === entry.target );
				if ( gallery ) {
					gallery.isVisible = entry.isIntersecting;
				}
			}
			update();
		},
		{ threshold: 0.75 }
	);
	for ( const element of document.querySelectorAll< HTMLElement >( '[data-hh-card-gallery]' ) ) {
		const gallery = enhance( element );
		if ( gallery ) {
			galleries.push( gallery );
			visibility.observe( element );
		}
	}
	if ( galleries.length > 0 && ! prefersReducedMotion() ) {
		document.querySelectorAll< HTMLButtonElement >( '[data-hh-card-gallery-toggle]' ).forEach( watchToggle );
	}
	document.addEventListener( 'visibilitychange', update );
	window.matchMedia?.( '(prefers-reduced-motion: reduce)' ).addEventListener( 'change', update );
}

const savesData = ( navigator as { connection?: { saveData?: boolean } } ).connection?.saveData === true;
if ( ! savesData ) {
	start();
}
