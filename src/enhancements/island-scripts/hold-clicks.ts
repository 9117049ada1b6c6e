import { controlAt, placeOf } from '../../lib/control-place';
import { ISLAND_READY } from '../../lib/island-ready';

/** Who has waited so long gets what the server's HTML does. */
const PATIENCE = 5000;

/** Pixels that make a swipe of a touch. */
const SWIPE = 40;

/** Controls of the server's HTML that do nothing by themselves, or less than the component's. */
const HELD = 'button, summary, [data-hh-wakes]';

/**
 * Keeps what a visitor does to an island while its script is on the way, and does it once the component is there: the
 * last click, or a swipe over its pictures, which is a click on `data-hh-swipe="next"` or `"previous"`.
 *
 * @param island
 * @param outside Controls elsewhere on the page that the island answers.
 */
export function holdClicks( island: HTMLElement, outside: readonly Element[] ): void {
	let again: ( () => void ) | null = null;
	let isReleased = false;
	const hasFailed = () => island.dataset.islandState === 'failed';

	const release = () => {
		isReleased = true;
		again?.();
		again = null;
	};
	const hold = ( act: () => void ) => {
		if ( ! again ) {
			window.setTimeout( release, PATIENCE );
		}
		again = act;
	};

	const onClick = ( event: Event ) => {
		const { button, altKey, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
		const control = event.target instanceof Element ? event.target.closest< HTMLElement >( HELD ) : null;
		if ( ! control || isReleased || hasFailed() || button !== 0 || altKey || ctrlKey || metaKey || shiftKey ) {
			return;
		}
		event.preventDefault();
		event.stopImmediatePropagation();
		const place = island.contains( control ) ? placeOf( [ island ], control ) : null;
		hold( () => {
			const found = place ? controlAt( island, place ) : control;
			found?.focus( { preventScroll: true } );
			found?.click();
		} );
	};

	let start: Touch | undefined;
	const onTouch = ( event: TouchEvent ) => {
		const touch = event.changedTouches[ 0 ];
		if ( event.type === 'touchend' && start && touch && ! isReleased && ! hasFailed() ) {
			const [ across, along ] = [ touch.clientX - start.clientX, touch.clientY - start.clientY ];
			const arrow = island.querySelector( `[data-hh-swipe="${ across < 0 ? 'next' : 'previous' }"]` );
			if ( arrow && Math.abs( across ) > SWIPE && Math.abs( across ) > 2 * Math.abs( along ) ) {
				const place = placeOf( [ island ], arrow );
				hold( () => controlAt( island, place )?.click() );
			}
		}
		start = event.type === 'touchstart' && event.touches.length === 1 ? touch : undefined;
	};

	const places = [ island, ...outside ];
	for ( const place of places ) {
		place.addEventListener( 'click', onClick, true );
	}
	for ( const type of [ 'touchstart', 'touchend', 'touchcancel' ] as const ) {
		island.addEventListener( type, onTouch, { passive: true } );
	}
	island.addEventListener(
		ISLAND_READY,
		() => {
			for ( const place of places ) {
				place.removeEventListener( 'click', onClick, true );
			}
			release();
		},
		{ once: true }
	);
}
