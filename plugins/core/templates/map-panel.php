<?php
/**
 * API-08: the map panel of a property's or lot's page. The map is drawn from data-hh-location; the rest is for all.
 *
 * @package HearthHammer\Core
 */

declare( strict_types=1 );

use HearthHammer\Core\Map\MapPanelPage;

defined( 'ABSPATH' ) || exit;

$hh_location = MapPanelPage::shown();
if ( null === $hh_location ) {
	return;
}
?>
<div class="hh-location-panel" data-hh-map-frame data-hh-location="<?php echo esc_attr( (string) wp_json_encode( $hh_location, JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) ); ?>">
	<div class="hh-location-panel__map" data-hh-location-map></div>
	<?php if ( $hh_location['note'] ) : ?>
		<p class="hh-location-panel__note"><?php echo esc_html( $hh_location['note'] ); ?></p>
	<?php endif; ?>
	<?php if ( $hh_location['stations'] ) : ?>
		<h3 class="hh-location-panel__title"><?php esc_html_e( 'Stations nearby', 'hearth-hammer' ); ?></h3>
		<ul class="hh-location-panel__stations">
			<?php foreach ( $hh_location['stations'] as $hh_station ) : ?>
				<li>
					<span><?php echo esc_html( $hh_station['name'] ); ?></span>
					<span class="hh-location-panel__miles">
						<?php
						/* translators: %s: miles, as 2.4 */
						echo esc_html( sprintf( _n( '%s mile', '%s miles', 1.0 === $hh_station['miles'] ? 1 : 2, 'hearth-hammer' ), number_format_i18n( $hh_station['miles'], 1 ) ) );
						?>
					</span>
				</li>
			<?php endforeach; ?>
		</ul>
	<?php endif; ?>
</div>
