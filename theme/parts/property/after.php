<?php
/**
 * Below a property: its place, what is like it, news by email, what the firm has won.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\PropertyPageView} $args
 */

declare( strict_types=1 );

use HearthHammer\Theme\Properties;

$hh_view     = $args['view'];
$hh_features = '';
if ( $hh_view->parish ) {
	/* translators: %s: name of a parish */
	$hh_more = sprintf( '<a class="hh-more" href="%s">%s</a>', esc_url( $hh_view->parish['url'] ), esc_html( sprintf( __( 'More about %s', 'hearth-hammer' ), $hh_view->parish['name'] ) ) );
	/* translators: %s: name of a parish */
	$hh_features = Properties::feature_carousel( sprintf( __( 'Life in %s', 'hearth-hammer' ), $hh_view->parish['name'] ), $hh_view->parish['id'], $hh_more );
}
$hh_similar = Properties::card_carousel( __( 'You may also like', 'hearth-hammer' ), $hh_view->similar );
$hh_awards  = Properties::awards();

// phpcs:disable WordPress.Security.EscapeOutput -- all are escaped where they are made.
if ( $hh_features ) {
	printf( '<div class="hh-section hh-on-deep"><div class="hh-wrap hh-wrap--full">%s</div></div>', $hh_features );
}
if ( $hh_similar ) {
	printf( '<div class="hh-section hh-similar hh-wrap hh-wrap--full">%s</div>', $hh_similar );
}
get_template_part( 'parts/newsletter' );
if ( $hh_awards ) {
	printf( '<section class="hh-section hh-wrap hh-wrap--full hh-awards-section"><h2 class="hh-visually-hidden">%s</h2>%s</section>', esc_html__( 'Awards', 'hearth-hammer' ), $hh_awards );
}
// phpcs:enable
