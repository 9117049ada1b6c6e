<?php
/**
 * Below a property: its place, what is like it, news by email, what the firm has won.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\PropertyPageView} $args
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;

defined( 'ABSPATH' ) || exit;

$hh_view     = $args['view'];
$hh_features = '';
if ( $hh_view->parish ) {
	/* translators: %s: name of a parish */
	$hh_features = Block::html( 'parish-features', array( 'title' => sprintf( __( 'Life in %s', 'hearth-hammer' ), $hh_view->parish['name'] ), 'link' => true ) );
}
$hh_similar = Block::html( 'similar-properties', array( 'title' => __( 'You may also like', 'hearth-hammer' ) ) );
$hh_awards  = Block::html( 'awards' );

// phpcs:disable WordPress.Security.EscapeOutput -- all are escaped where they are made.
if ( $hh_features ) {
	printf( '<div class="hh-section hh-on-deep"><div class="hh-wrap">%s</div></div>', $hh_features );
}
if ( $hh_similar ) {
	printf( '<div id="similar" class="hh-section hh-similar hh-wrap">%s</div>', $hh_similar );
}
get_template_part( 'parts/newsletter' );
if ( $hh_awards ) {
	printf( '<section class="hh-section hh-wrap hh-awards-section"><h2 class="hh-visually-hidden">%s</h2>%s</section>', esc_html__( 'Awards', 'hearth-hammer' ), $hh_awards );
}
// phpcs:enable
