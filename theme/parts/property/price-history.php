<?php
/**
 * What a property cost before.
 *
 * @package HearthHammer
 *
 * @var array{facts: \HearthHammer\Theme\View\PropertyFactsView} $args
 */

declare( strict_types=1 );

use HearthHammer\Theme\Plugins;

defined( 'ABSPATH' ) || exit;

$hh_facts = $args['facts'];
if ( ! $hh_facts->price_history ) {
	return;
}
?>
<details class="hh-fold" id="price-history" data-hh-fold>
	<summary class="hh-fold__summary"><h3><?php esc_html_e( 'Price history', 'hearth-hammer' ); ?></h3></summary>
	<ol class="hh-fold__body hh-plain-list hh-price-history">
		<?php foreach ( $hh_facts->price_history as $hh_change ) : ?>
			<li class="hh-price-history__change"><?php echo esc_html( $hh_change['text'] ) . Plugins::ago( (int) strtotime( $hh_change['date'] . ' ' . wp_timezone_string() ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></li>
		<?php endforeach; ?>
	</ol>
</details>
