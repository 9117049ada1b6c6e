<?php
/**
 * Passing a lot on: to a friend, to the clipboard, to paper. Buttons that need a script come with it.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\LotPageView} $args
 */

declare( strict_types=1 );

use HearthHammer\Theme\Plugins;

defined( 'ABSPATH' ) || exit;

$hh_view = $args['view'];
Plugins::enhance( 'share' );
?>
<div class="hh-share" data-hh-share data-hh-share-url="<?php echo esc_url( $hh_view->lot->url ); ?>" data-hh-share-title="<?php echo esc_attr( $hh_view->name() ); ?>">
	<button class="hh-link-button" type="button" data-hh-share-button hidden><?php esc_html_e( 'Share', 'hearth-hammer' ); ?></button>
	<a class="hh-share__email" href="<?php echo esc_url( $hh_view->email_link(), array( 'mailto' ) ); ?>"><?php esc_html_e( 'Email this page', 'hearth-hammer' ); ?></a>
	<button class="hh-link-button" type="button" data-hh-share-print hidden><?php esc_html_e( 'Print lot details', 'hearth-hammer' ); ?></button>
	<span class="hh-share__status" role="status" data-hh-share-status data-hh-share-done="<?php esc_attr_e( 'Link copied.', 'hearth-hammer' ); ?>" data-hh-share-failed="<?php esc_attr_e( 'We couldn’t copy the link. Copy it from the address bar.', 'hearth-hammer' ); ?>"></span>
</div>
