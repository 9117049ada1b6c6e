/** Films: files that a browser plays, and players of others; as in Core\Media\Embed. */

export const isFilm = ( { pathname }: URL ): boolean => /\.(webm|mp4|m4v|ogv)$/i.test( pathname );

/** The address of a player without cookies; null for what is no film of a host that we know. */
export function filmIn( { hostname, pathname, searchParams }: URL ): string | null {
	const host = hostname.replace( /^(www|m)\./, '' );
	if ( host === 'youtu.be' || host === 'youtube.com' || host === 'youtube-nocookie.com' ) {
		const id = searchParams.get( 'v' ) ?? pathname.match( /^\/(?:(?:embed|shorts|live)\/)?([\w-]{6,20})\/?$/ )?.[ 1 ] ?? '';
		return /^[\w-]{6,20}$/.test( id ) ? `https://www.youtube-nocookie.com/embed/${ id }?autoplay=1` : null;
	}
	if ( host === 'vimeo.com' || host === 'player.vimeo.com' ) {
		const id = pathname.match( /^\/(?:video\/)?(\d{5,12})\/?$/ )?.[ 1 ];
		return id ? `https://player.vimeo.com/video/${ id }?dnt=1&autoplay=1` : null;
	}
	return null;
}
