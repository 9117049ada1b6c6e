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
<section class="hh-property__section" id="price-history">
	<h2 class="hh-heading--small"><?php esc_html_e( 'Price history', 'hearth-hammer' ); ?></h2>
	<ol class="hh-plain-list hh-price-history">
		<?php foreach ( $hh_facts->price_history as $hh_change ) : ?>
			<li class="hh-price-history__change"><?php echo esc_html( $hh_change['text'] ) . Plugins::ago( (int) strtotime( $hh_change['date'] . ' ' . wp_timezone_string() ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></li>
		<?php endforeach; ?>
	</ol>
</section>
