export type SlideLibrary = typeof import('./swiper');

/**
 * Fetches Swiper, which galleries and carousels take over with once somebody turns to them. What stands there before
 * works without it.
 *
 * @throws Where the chunk cannot be loaded; the next call tries again.
 */
export const loadSlides = (): Promise< SlideLibrary > => import( /* webpackChunkName: "chunks/slides" */ './swiper' );
