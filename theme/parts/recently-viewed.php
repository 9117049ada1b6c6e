<?php
/**
 * What the visitor looked at last, which the browser knows: src/enhancements/recently-viewed.ts shows and fills it.
 *
 * @package HearthHammer
 *
 * @var array{but?: int, title?: string} $args but: the property of this page.
 */

declare( strict_types=1 );

use HearthHammer\Theme\Plugins;
use HearthHammer\Theme\Routes;

defined( 'ABSPATH' ) || exit;

if ( ! Plugins::hpapi() ) {
	return;
}
Plugins::enhance( 'recently-viewed' );
?>
<section class="hh-section hh-viewed hh-wrap" data-hh-viewed data-api="<?php echo esc_url( Routes::cards() ); ?>" data-but="<?php echo (int) ( $args['but'] ?? 0 ); ?>" aria-labelledby="hh-viewed" data-hh-styles="hh-card hh-heart hh-more hh-price hh-ribbon" hidden>
	<div class="hh-section__head">
		<h2 id="hh-viewed"><?php echo esc_html( ( $args['title'] ?? '' ) ?: __( 'Recently viewed', 'hearth-hammer' ) ); ?></h2>
		<button class="hh-link-button" type="button" data-hh-viewed-clear><?php esc_html_e( 'Clear list', 'hearth-hammer' ); ?></button>
	</div>
	<div class="hh-viewed__row" data-hh-viewed-cards></div>
</section>
