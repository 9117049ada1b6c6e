<?php
/**
 * LOT-03: the price of a lot, how the lot stands, and which fees come on top.
 *
 * @package HearthHammer\Auctions
 *
 * @var array<string, mixed> $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_sale = $view['sale'];
?>
<div class="hh-lot-price" data-hh-live="price">
	<p class="hh-lot-price__status">
		<span class="hh-lot-status hh-lot-status--<?php echo esc_attr( str_replace( '_', '-', $view['status'] ) ); ?>"><?php echo esc_html( $view['status_label'] ); ?></span>
		<?php if ( $hh_sale && $hh_sale['is_running'] ) : ?>
			<span class="hh-lot-price__running"><?php esc_html_e( 'Live now', 'hearth-hammer' ); ?></span>
		<?php endif; ?>
	</p>
	<p class="hh-lot-price__label"><?php echo esc_html( $view['price_label'] ); ?></p>
	<?php if ( '' !== $view['price'] ) : ?>
		<p class="hh-lot-price__price hh-price"><?php echo esc_html( $view['price'] ); ?></p>
	<?php endif; ?>
	<?php if ( '' !== $view['outcome'] ) : ?>
		<p class="hh-lot-price__outcome"><?php echo esc_html( $view['outcome'] ); ?></p>
	<?php endif; ?>
	<?php if ( '' !== $view['fees'] ) : ?>
		<p class="hh-lot-price__fees"><?php echo esc_html( $view['fees'] ); ?> <a href="#costs"><?php esc_html_e( 'Total cost', 'hearth-hammer' ); ?></a></p>
	<?php endif; ?>
</div>
