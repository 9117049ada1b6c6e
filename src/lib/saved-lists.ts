import { SavedIds } from './saved-ids';

/** A request for the cards of a list stays short. */
const MOST = 100;

/** The properties that a visitor saves in this browser, by the numbers of their posts, the latest first. */
export const savedProperties = new SavedIds( 'hh_favourites', MOST );

/** The lots that a visitor watches in this browser, in the same way (LOT-07). */
export const watchedLots = new SavedIds( 'hh_watched_lots', MOST );
