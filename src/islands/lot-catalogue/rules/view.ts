import { readCookie, writeCookie } from '../../../lib/cookies';

export type View = 'grid' | 'list';

/** AUC-08, days. PHP reads it, too (CataloguePage\ViewCookie). */
const COOKIE = 'hh_catalogue_view';
const DAYS = 30;

const isView = ( value: unknown ): value is View => value === 'grid' || value === 'list';

/** What this visitor chose last; the server's where they never did, or its page came from a cache that others share. */
export const rememberedView = ( fromServer: View, query: string ): View => {
	const asked = new URLSearchParams( query ).get( 'grid_view' );
	return isView( asked ) ? asked : readCookie( COOKIE, isView ) ?? fromServer;
};

export const rememberView = ( view: View ): void => writeCookie( COOKIE, view, DAYS );
