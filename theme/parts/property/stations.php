<?php
/**
 * The nearest stations, each a way to what else is near it.
 *
 * @package HearthHammer
 *
 * @var array{facts: \HearthHammer\Theme\View\PropertyFactsView} $args
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_facts = $args['facts'];
if ( ! $hh_facts->stations ) {
	return;
}
?>
<div class="hh-location__stations" id="stations">
	<h3 class="hh-property__subtitle"><?php esc_html_e( 'Nearest stations', 'hearth-hammer' ); ?> <span class="hh-property__aside"><?php esc_html_e( 'in a straight line', 'hearth-hammer' ); ?></span></h3>
	<ul class="hh-plain-list hh-stations">
		<?php foreach ( $hh_facts->stations as $hh_station ) : ?>
			<li class="hh-stations__station">
				<a href="<?php echo esc_url( $hh_station['url'] ); ?>"><?php echo esc_html( $hh_station['name'] ); ?></a>
				<?php if ( $hh_station['high_speed'] ) : ?>
					<span class="hh-stations__fast"><?php esc_html_e( 'High-speed trains', 'hearth-hammer' ); ?></span>
				<?php endif; ?>
				<span class="hh-stations__miles">
					<?php
					/* translators: %s: a distance, e.g. 2.4 miles */
					echo esc_html( $hh_facts->is_approximate ? sprintf( __( 'about %s', 'hearth-hammer' ), $hh_station['distance'] ) : $hh_station['distance'] );
					?>
				</span>
			</li>
		<?php endforeach; ?>
	</ul>
</div>
