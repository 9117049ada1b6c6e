/**
 * LIST-03: the pictures of a card play by themselves, a step every 3 s, starting 1 s after it has come to the middle
 * of the window. They slide, on one card at a time, and the first comes back when another card's turn is.
 *
 *     <div data-hh-card-words='{"next": "… %s", "previous": "… %s", "pause": "…", "play": "…"}'>
 *         <article>
 *             <div data-hh-card-gallery='[{"src": "…", "width": 600, "height": 400, "color": "#d8cfbc"}, …]'>
 *                 <img …the first of them…>
 *                 <span data-hh-card-position>12</span>
 *             </div>
 *             <a class="hh-card__link" href="…">…</a>
 *         </article>
 *     </div>
 *
 * They do not play where the visitor prefers reduced motion or saves data, while out of sight, and while the pointer
 * or the focus is on the card; a button on the card stops and starts all. By hand they go on in any case: swiped by a
 * finger, by two buttons under the pointer, by the arrow keys on the card's link. What was turned by hand plays no more.
 */
import { prefersReducedMotion } from '../lib/motion';
import { wordsOf } from './card-gallery/parts';
import { isPictures } from './card-gallery/pictures';
import { Slides } from './card-gallery/slides';

const CARD = '[data-hh-card-gallery]';

/** How much of a picture must be in the window for it to play. */
const IN_SIGHT = 0.75;

interface Gallery {
	slides: Slides;
	isVisible: boolean;
	isHeld: boolean;
}

let galleries: Gallery[] = [];
/** A list may take its cards off the page and show them again. */
const known = new WeakMap< HTMLElement, Gallery | null >();
let isWatching = false;
const savesData = ( navigator as { connection?: { saveData?: boolean } } ).connection?.saveData === true;
let isPaused = false;
let current: Gallery | null = null;

/** How far a picture is from the middle of the window, in pixels squared. */
function distance( { slides: { element } }: Gallery ): number {
	const { left, top, width, height } = element.getBoundingClientRect();
	return ( left + width / 2 - window.innerWidth / 2 ) ** 2 + ( top + height / 2 - window.innerHeight / 2 ) ** 2;
}

function update(): void {
	const mayPlay = ! savesData && ! prefersReducedMotion();
	const visible = mayPlay ? galleries.filter( ( { isVisible, slides } ) => isVisible && ! slides.isTaken ) : [];
	const focused = visible.find( ( { slides } ) => slides.element.contains( document.activeElement ) );
	const next = focused ?? visible.sort( ( one, other ) => distance( one ) - distance( other ) )[ 0 ] ?? null;
	if ( current !== next ) {
		current?.slides.play( false, false, isPaused );
		current?.slides.rest();
		current = next;
	}
	current?.slides.play( ! isPaused && ! current.isHeld && ! document.hidden, true, isPaused );
}

let isAsked = false;
function updateSoon(): void {
	if ( ! isAsked ) {
		isAsked = true;
		requestAnimationFrame( () => {
			isAsked = false;
			update();
		} );
	}
}

function enhance( element: HTMLElement ): Gallery | null {
	let pictures: unknown;
	try {
		pictures = JSON.parse( element.dataset.hhCardGallery ?? '' );
	} catch {
		return null;
	}
	const card = element.closest< HTMLElement >( 'article, li' ) ?? element;
	const link = card.querySelector< HTMLAnchorElement >( 'a[href]' );
	if ( ! isPictures( pictures ) || pictures.length < 2 || ! link ) {
		return null;
	}
	const words = wordsOf( card.closest< HTMLElement >( '[data-hh-card-words]' )?.dataset.hhCardWords, link.textContent?.trim() ?? '' );
	const onToggle = () => {
		isPaused = ! isPaused;
		// Whoever presses play is on the card, which would wait for them to leave.
		gallery.isHeld = isPaused;
		update();
	};
	const onTaken = () => {
		gallery.slides.play( false, false, isPaused );
		updateSoon();
	};
	const gallery: Gallery = { slides: new Slides( element, pictures, link.href, words, { onToggle, onTaken } ), isVisible: false, isHeld: false };
	const hold = ( isHeld: boolean ) => () => {
		gallery.isHeld = isHeld;
		update();
	};
	card.addEventListener( 'pointerenter', ( { pointerType } ) => {
		gallery.slides.prepare();
		// A finger that scrolls the page enters every card on its way.
		if ( pointerType !== 'touch' ) {
			hold( true )();
		}
	} );
	card.addEventListener( 'pointerleave', hold( false ) );
	card.addEventListener( 'focusin', () => {
		gallery.slides.prepare();
		hold( true )();
	} );
	card.addEventListener( 'focusout', hold( false ) );
	link.addEventListener( 'keydown', ( event ) => {
		const by = { ArrowLeft: -1, ArrowRight: 1 }[ event.key ];
		if ( by && ! event.altKey && ! event.ctrlKey && ! event.metaKey && ! event.shiftKey ) {
			event.preventDefault();
			gallery.slides.step( by as 1 | -1 );
		}
	} );
	return gallery;
}

const sight = new IntersectionObserver(
	( entries ) => {
		for ( const { target, isIntersecting, intersectionRatio } of entries ) {
			const gallery = galleries.find( ( one ) => one.slides.element === target );
			if ( gallery ) {
				gallery.isVisible = isIntersecting && intersectionRatio >= IN_SIGHT;
				if ( isIntersecting ) {
					// A finger can only swipe what is there before it comes down.
					gallery.slides.build();
				}
			}
		}
		update();
	},
	{ threshold: [ 0, IN_SIGHT ] }
);

/** Takes up the cards that are new, and lets those go that are no longer on the page. */
function collect(): void {
	const before = galleries;
	galleries = [];
	for ( const element of document.querySelectorAll< HTMLElement >( CARD ) ) {
		const gallery = known.has( element ) ? known.get( element ) : enhance( element );
		known.set( element, gallery ?? null );
		if ( gallery ) {
			galleries.push( gallery );
			sight.observe( element );
		}
	}
	for ( const gallery of before.filter( ( one ) => ! galleries.includes( one ) ) ) {
		gallery.isVisible = false;
		sight.unobserve( gallery.slides.element );
	}
	update();
	if ( galleries.length > 0 && ! isWatching ) {
		isWatching = true;
		window.addEventListener( 'scroll', updateSoon, { passive: true } );
		window.addEventListener( 'resize', updateSoon );
		document.addEventListener( 'visibilitychange', update );
		window.matchMedia?.( '(prefers-reduced-motion: reduce)' ).addEventListener( 'change', update );
	}
}

const isOrHasCard = ( node: Node ) => node instanceof Element && ( node.matches( CARD ) || node.querySelector( CARD ) !== null );

// Lists of lots change while they are read: by filters, by results that come in, by what is watched no more.
new MutationObserver( ( changes ) => {
	if ( changes.some( ( { addedNodes, removedNodes } ) => [ ...addedNodes, ...removedNodes ].some( isOrHasCard ) ) ) {
		collect();
	}
} ).observe( document.body, { childList: true, subtree: true } );
collect();
