<?php
/**
 * How to bid at a sale, and what is due beside the hammer price.
 *
 * @package HearthHammer
 *
 * @var array{sale: array<string, mixed>} $args As SalePages\SaleView makes it.
 */

declare( strict_types=1 );

use HearthHammer\Theme\View\AuctionsView;

defined( 'ABSPATH' ) || exit;

$hh_sale = $args['sale'];
?>
<section class="hh-sale-terms" id="terms">
	<div class="hh-sale-terms__how">
		<h2 class="hh-heading"><?php esc_html_e( 'How to bid', 'hearth-hammer' ); ?></h2>
		<div class="hh-prose">
			<?php echo wp_kses_post( wpautop( esc_html( $hh_sale['how_to_bid'] ) ) ); ?>
			<p><?php esc_html_e( 'A guide price is an indication of what a lot may fetch and may change before the auction. The reserve is the price below which a lot will not be sold. It is confidential between the seller and the auctioneer. It is no more than 10% above a single guide price, or within the guide range.', 'hearth-hammer' ); ?></p>
		</div>
		<dl class="hh-sale-terms__facts">
			<?php foreach ( AuctionsView::manner( $hh_sale ) as $hh_label => $hh_text ) : ?>
				<dt><?php echo esc_html( $hh_label ); ?></dt><dd><?php echo nl2br( esc_html( $hh_text ), false ); ?></dd>
			<?php endforeach; ?>
		</dl>
		<?php if ( '' !== $hh_sale['conditions_url'] ) : ?>
			<p><a href="<?php echo esc_url( $hh_sale['conditions_url'] ); ?>"><?php esc_html_e( 'Conditions of sale', 'hearth-hammer' ); ?></a></p>
		<?php endif; ?>
	</div>
	<?php if ( $hh_sale['fees'] ) : ?>
		<div class="hh-sale-terms__fees">
			<h2 class="hh-heading"><?php esc_html_e( 'Fees on top of the hammer price', 'hearth-hammer' ); ?></h2>
			<?php foreach ( $hh_sale['fees'] as $hh_fee ) : ?>
				<table class="hh-fees">
					<caption><?php echo esc_html( $hh_fee['label'] ); ?></caption>
					<thead class="hh-visually-hidden"><tr><th scope="col"><?php esc_html_e( 'Hammer price', 'hearth-hammer' ); ?></th><th scope="col"><?php esc_html_e( 'Fee', 'hearth-hammer' ); ?></th></tr></thead>
					<tbody>
						<?php foreach ( $hh_fee['bands'] as $hh_band ) : ?>
							<tr><th scope="row"><?php echo esc_html( $hh_band['price'] ); ?></th><td><?php echo esc_html( $hh_band['fee'] ); ?></td></tr>
						<?php endforeach; ?>
					</tbody>
				</table>
			<?php endforeach; ?>
		</div>
	<?php endif; ?>
</section>
