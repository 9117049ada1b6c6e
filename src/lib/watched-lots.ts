import { SavedIds } from './saved-ids';

/** More than anybody follows at one sale; a request for their cards stays short. */
const MOST = 100;

/** The lots that a visitor watches in this browser, by the numbers of their posts, the latest first (LOT-07). */
export const watchedLots = new SavedIds( 'hh_watched_lots', MOST );
