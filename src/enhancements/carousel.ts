/**
 * Makes buttons work for rows of slides: previous and next, where the row stands, and play and pause where it moves by
 * itself. HearthHammer\Core\Carousel\Carousel prints the row, which scrolls without this.
 *
 *     <section data-hh-carousel data-speed="500" data-autoplay-speed="3000" (only where it plays)>
 *         <button data-hh-carousel-play data-play-label="Play">Pause</button>
 *         <p data-hh-carousel-position data-text="%1$s to %2$s of %3$s" data-text-one="%1$s of %2$s"></p>
 *         <button data-hh-carousel-previous>…</button> <button data-hh-carousel-next>…</button>
 *         <ul data-hh-carousel-track tabindex="0"><li>…</li></ul>
 *     </section>
 */
import { Carousel } from './carousel/carousel';

for ( const root of document.querySelectorAll< HTMLElement >( '[data-hh-carousel]' ) ) {
	new Carousel( root );
}
