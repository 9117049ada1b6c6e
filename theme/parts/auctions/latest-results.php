<?php
/**
 * The newest results, with the way to all of them.
 *
 * @package HearthHammer
 *
 * @var array{page: array<string, mixed>} $args As SalePages\AuctionPages makes it.
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;

defined( 'ABSPATH' ) || exit;

$hh_results = Block::html( 'sale-results', array( 'business' => (string) ( $args['page']['business'] ?? '' ), 'limit' => 3 ) );
if ( '' === $hh_results ) {
	return;
}
?>
<section class="hh-section hh-wrap">
	<div class="hh-section__head">
		<h2 class="hh-heading"><?php esc_html_e( 'Latest results', 'hearth-hammer' ); ?></h2>
		<p class="hh-section__more">
			<a class="hh-more" href="<?php echo esc_url( $args['page']['available_url'] ); ?>"><?php esc_html_e( 'See lots available now', 'hearth-hammer' ); ?></a>
			<a class="hh-more" href="<?php echo esc_url( $args['page']['results_url'] ); ?>"><?php esc_html_e( 'See all results', 'hearth-hammer' ); ?></a>
		</p>
	</div>
	<?php echo $hh_results; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its block. ?>
</section>
