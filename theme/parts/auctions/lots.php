<?php
/**
 * Every lot of the coming auctions of a business, or of those after a sale.
 *
 * @package HearthHammer
 *
 * @var array{page: array<string, mixed>} $args
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;
use HearthHammer\Theme\View\AuctionsView;

defined( 'ABSPATH' ) || exit;

$hh_page = $args['page'];
?>
<div class="hh-wrap hh-auctions">
	<?php get_template_part( 'parts/breadcrumbs', null, array( 'links' => AuctionsView::trail( $hh_page['business_url'], $hh_page['label'] ) ) ); ?>
	<header class="hh-page-head">
		<h1 class="hh-title"><?php echo esc_html( $hh_page['title'] ); ?></h1>
	</header>
	<?php Block::print( 'lot-alerts', array( 'business' => $hh_page['business'], 'follows' => true ) ); ?>
	<?php if ( '' === $hh_page['lots'] ) : ?>
		<p class="hh-lede"><?php esc_html_e( 'No lots match. Widen your search, or see all our upcoming auctions.', 'hearth-hammer' ); ?></p>
		<p><a class="hh-button" href="<?php echo esc_url( $hh_page['business_url'] ); ?>"><?php echo esc_html( $hh_page['label'] ); ?></a></p>
	<?php else : ?>
		<h2 class="hh-list__count"><?php echo esc_html( $hh_page['count'] ); ?></h2>
		<?php echo $hh_page['lots']; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by the plugin's template. ?>
		<?php if ( $hh_page['pages'] > 1 ) : ?>
			<nav class="hh-pagination" aria-label="<?php esc_attr_e( 'Pages', 'hearth-hammer' ); ?>">
				<?php
				echo wp_kses_post(
					(string) paginate_links(
						array(
							'base'    => add_query_arg( 'page', '%#%' ),
							'format'  => '',
							'current' => $hh_page['page'],
							'total'   => $hh_page['pages'],
						)
					)
				);
				?>
			</nav>
		<?php endif; ?>
	<?php endif; ?>
</div>
