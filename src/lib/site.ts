/**
 * The REST root that WordPress names in the page's head, with a slash at its end: https://example.com/wp-json/, or
 * https://example.com/?rest_route=/ where permalinks are plain.
 */
export function restRoot(): string {
	const link = document.querySelector< HTMLLinkElement >( 'link[rel="https://api.w.org/"]' );
	return link?.href ?? new URL( '/wp-json/', window.location.href ).href;
}

/** The address of admin-ajax.php, from where the REST root says that WordPress lies. */
export function ajaxUrl(): string {
	const root = new URL( restRoot() );
	const folder = root.pathname.replace( /(wp-json\/?|index\.php.*)$/, '' );
	return new URL( `${ folder }wp-admin/admin-ajax.php`, root.origin ).href;
}
