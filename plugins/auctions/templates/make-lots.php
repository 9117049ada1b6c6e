<?php
/**
 * The page of a make where the theme has no make-lots.php.
 *
 * @package HearthHammer\Auctions
 */

declare( strict_types=1 );

use HearthHammer\Auctions\Auctions;

defined( 'ABSPATH' ) || exit;

$hh_page = Auctions::make_page();
get_header();
if ( null !== $hh_page ) {
	printf( '<main><h1>%s</h1>', esc_html( $hh_page['heading'] ) );
	echo '' === $hh_page['lots'] ? '' : $hh_page['lots']; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by its template.
	printf( '<p><a href="%s">%s</a></p></main>', esc_url( $hh_page['url'] ), esc_html( $hh_page['label'] ) );
}
get_footer();
