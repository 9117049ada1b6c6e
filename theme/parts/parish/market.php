<?php
/**
 * What homes in and around a parish cost, and how many were sold.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\ParishView, name: string} $args
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_market = $args['view']->market;
if ( null === $hh_market ) {
	return;
}
?>
<section class="hh-section hh-parish-market" aria-labelledby="hh-parish-market">
	<div class="hh-wrap hh-parish-market__body">
		<div>
			<?php /* translators: %s: name of a parish */ ?>
			<h2 class="hh-heading" id="hh-parish-market"><?php echo esc_html( sprintf( __( 'House prices around %s', 'hearth-hammer' ), $args['name'] ) ); ?></h2>
			<dl class="hh-parish-market__figures">
				<?php foreach ( $hh_market['figures'] as $hh_label => $hh_figure ) : ?>
					<div><dt><?php echo esc_html( $hh_label ); ?></dt><dd class="hh-figures"><?php echo esc_html( $hh_figure ); ?></dd></div>
				<?php endforeach; ?>
			</dl>
		</div>
		<?php if ( $hh_market['rows'] ) : ?>
			<table class="hh-parish-market__table">
				<caption class="hh-visually-hidden"><?php esc_html_e( 'Median asking price by bedrooms', 'hearth-hammer' ); ?></caption>
				<thead><tr><th scope="col"><?php esc_html_e( 'Size', 'hearth-hammer' ); ?></th><th scope="col"><?php esc_html_e( 'For sale', 'hearth-hammer' ); ?></th><th scope="col"><?php esc_html_e( 'Median asking price', 'hearth-hammer' ); ?></th></tr></thead>
				<tbody>
					<?php foreach ( $hh_market['rows'] as $hh_row ) : ?>
						<tr><th scope="row"><?php echo esc_html( $hh_row['size'] ); ?></th><td class="hh-figures"><?php echo esc_html( $hh_row['number'] ); ?></td><td class="hh-figures"><?php echo esc_html( $hh_row['price'] ); ?></td></tr>
					<?php endforeach; ?>
				</tbody>
			</table>
		<?php endif; ?>
		<p class="hh-aside hh-parish-market__note"><?php echo esc_html( $hh_market['note'] ); ?></p>
	</div>
</section>
