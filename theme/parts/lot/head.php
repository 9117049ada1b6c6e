<?php
/**
 * Number and name of a lot, and when it is sold.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\LotPageView} $args
 */

declare( strict_types=1 );

use HearthHammer\Core\Text\Unbroken;
use HearthHammer\Theme\Block;

defined( 'ABSPATH' ) || exit;

$hh_view = $args['view'];
$hh_sale = $hh_view->lot->sale;
?>
<header class="hh-property__head hh-lot__head">
	<div class="hh-lot__line">
		<p class="hh-lot__number"><span class="hh-lot__number-word"><?php esc_html_e( 'Lot', 'hearth-hammer' ); ?></span> <?php echo esc_html( $hh_view->lot->number ); ?></p>
		<?php if ( $hh_sale && '' !== $hh_sale['when'] ) : ?>
			<p class="hh-lot__when">
				<a href="<?php echo esc_url( $hh_sale['url'] ); ?>"><?php echo esc_html( $hh_sale['when'] ); ?></a>
				<span data-hh-live="countdown"><?php get_template_part( 'parts/auctions/countdown', null, array( 'until' => $hh_view->counts_down(), 'runs' => $hh_sale['is_running'] ) ); ?></span>
			</p>
		<?php endif; ?>
	</div>
	<h1 class="hh-title hh-lot__title"><?php echo Unbroken::html( $hh_view->lot->heading ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></h1>
	<?php if ( $hh_view->lot->subtitle && $hh_view->lot->subtitle !== $hh_view->lot->heading ) : ?>
		<p class="hh-aside hh-lot__subtitle"><?php echo Unbroken::html( $hh_view->lot->subtitle ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></p>
	<?php endif; ?>
	<?php if ( $hh_view->lot->plate ) : ?>
		<p class="hh-lot__plate"><span class="hh-visually-hidden"><?php esc_html_e( 'Number plate', 'hearth-hammer' ); ?> </span><span class="hh-plate hh-plate--small"><?php echo esc_html( $hh_view->lot->plate ); ?></span></p>
	<?php endif; ?>
	<?php Block::print( 'sale-now' ); ?>
	<p class="hh-lot__price-line" data-hh-live="head-price"><span><?php echo esc_html( $hh_view->lot->is_open || $hh_view->lot->price ? $hh_view->lot->price_label : $hh_view->lot->status_label ); ?></span> <span class="hh-price"><?php echo esc_html( $hh_view->lot->price ); ?></span></p>
</header>
