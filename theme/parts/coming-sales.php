<?php
/**
 * The next sales, on the home page.
 *
 * @package HearthHammer
 *
 * @var array{title?: string, more?: string, moreLots?: string, limit?: int} $args A link without words is left out.
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;
use HearthHammer\Theme\Routes;

defined( 'ABSPATH' ) || exit;

$hh_sales = Block::html( 'coming-sales', array( 'limit' => $args['limit'] ?? 3 ) );
if ( '' === $hh_sales ) {
	return;
}
$hh_links = array_filter(
	array(
		Routes::auctions()       => $args['more'] ?? __( 'See all auctions', 'hearth-hammer' ),
		Routes::available_lots() => $args['moreLots'] ?? __( 'See lots available now', 'hearth-hammer' ),
	)
);
?>
<section class="hh-section hh-wrap hh-home-sales">
	<div class="hh-section__head">
		<h2><?php echo esc_html( ( $args['title'] ?? '' ) ?: __( 'Upcoming auctions', 'hearth-hammer' ) ); ?></h2>
		<p class="hh-section__more">
			<?php foreach ( $hh_links as $hh_url => $hh_label ) : ?>
			<a class="hh-more" href="<?php echo esc_url( $hh_url ); ?>"><?php echo esc_html( $hh_label ); ?></a>
			<?php endforeach; ?>
		</p>
	</div>
	<?php echo $hh_sales; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its block. ?>
</section>
