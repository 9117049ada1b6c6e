<?php
/**
 * The server's version of the island property-map: a frame of the map's size where scripts run, and the cards of the
 * list where they do not, or where the map has failed.
 *
 * Its first frame is that of src/islands/property-map/property-map.tsx: change both.
 *
 * @package HearthHammer\Hpapi
 *
 * @var list<array<string, mixed>>|null $hh_cards As schemas/parts/card.json; null where the page prints them itself.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<div class="hh-property-map" data-hh-map-frame>
	<div class="hh-property-map__tools"></div>
	<div class="hh-property-map__stage">
		<div class="hh-property-map__map"></div>
		<p class="hh-property-map__wait"><?php echo esc_html( wp_is_serving_rest_request() ? __( 'Visitors see the map of these properties here', 'hearth-hammer' ) : __( 'Loading the map', 'hearth-hammer' ) ); ?></p>
	</div>
	<div class="hh-property-map__side"></div>
</div>
<div class="hh-property-map-list">
	<noscript><p class="hh-property-map-list__note"><?php esc_html_e( 'The map needs JavaScript. The same properties are listed below.', 'hearth-hammer' ); ?></p></noscript>
	<?php if ( array() === $hh_cards ) : ?>
		<p><?php esc_html_e( 'No properties here at the moment.', 'hearth-hammer' ); ?></p>
	<?php elseif ( null !== $hh_cards ) : ?>
		<div class="hh-cards">
			<?php
			foreach ( $hh_cards as $hh_card ) {
				if ( false === get_template_part( 'parts/card', null, array( 'card' => $hh_card, 'heading' => 'h2' ) ) ) {
					printf( '<p><a href="%s">%s</a> %s</p>', esc_url( $hh_card['url'] ), esc_html( $hh_card['address'] ), esc_html( trim( $hh_card['price_qualifier_label'] . ' ' . $hh_card['price_string'] ) ) );
				}
			}
			?>
		</div>
	<?php endif; ?>
</div>
