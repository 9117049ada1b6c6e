<?php
/**
 * The next sales, on the home page.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;
use HearthHammer\Theme\Routes;

defined( 'ABSPATH' ) || exit;

$hh_sales = Block::html( 'coming-sales', array( 'limit' => 3 ) );
if ( '' === $hh_sales ) {
	return;
}
?>
<section class="hh-section hh-wrap hh-home-sales">
	<div class="hh-section__head">
		<h2><?php esc_html_e( 'Upcoming auctions', 'hearth-hammer' ); ?></h2>
		<p class="hh-section__more">
			<a class="hh-more" href="<?php echo esc_url( Routes::auctions() ); ?>"><?php esc_html_e( 'See all auctions', 'hearth-hammer' ); ?></a>
			<a class="hh-more" href="<?php echo esc_url( Routes::available_lots() ); ?>"><?php esc_html_e( 'See lots available now', 'hearth-hammer' ); ?></a>
		</p>
	</div>
	<?php echo $hh_sales; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its block. ?>
</section>
