<?php
/**
 * The bands of an energy certificate, with what a home has and could have.
 *
 * @package HearthHammer\Core
 *
 * @var list<array{band: string, range: string, current: string, potential: string}> $bands
 * @var string                                                                       $label What the chart says, in words.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<figure class="hh-epc-chart">
	<div class="hh-epc-chart__grid" role="img" aria-label="<?php echo esc_attr( $label ); ?>">
		<div class="hh-epc-chart__row hh-epc-chart__row--head">
			<span><?php esc_html_e( 'Very energy efficient', 'hearth-hammer' ); ?></span>
			<span><?php esc_html_e( 'Current', 'hearth-hammer' ); ?></span>
			<span><?php esc_html_e( 'Potential', 'hearth-hammer' ); ?></span>
		</div>
		<?php foreach ( $bands as $hh_band ) : ?>
			<div class="hh-epc-chart__row hh-epc-chart__row--<?php echo esc_attr( strtolower( $hh_band['band'] ) ); ?>">
				<span class="hh-epc-chart__bar"><span><?php echo esc_html( $hh_band['range'] ); ?></span><b><?php echo esc_html( $hh_band['band'] ); ?></b></span>
				<?php foreach ( array( 'current', 'potential' ) as $hh_column ) : ?>
					<span class="hh-epc-chart__cell">
						<?php if ( '' !== $hh_band[ $hh_column ] ) : ?>
							<span class="hh-epc-chart__mark"><?php echo esc_html( $hh_band[ $hh_column ] ); ?></span>
						<?php endif; ?>
					</span>
				<?php endforeach; ?>
			</div>
		<?php endforeach; ?>
	</div>
	<figcaption class="hh-small hh-muted"><?php echo esc_html( $label ); ?></figcaption>
</figure>
