<?php
/**
 * Lots that were not sold at their auction and can be bought now, by department.
 *
 * @package HearthHammer
 *
 * @var array{page: array<string, mixed>} $args As SalePages\AvailableLots makes it.
 */

declare( strict_types=1 );

use HearthHammer\Theme\View\AuctionsView;

defined( 'ABSPATH' ) || exit;

$hh_page = $args['page'];
?>
<div class="hh-wrap hh-auctions">
	<?php get_template_part( 'parts/breadcrumbs', null, array( 'links' => AuctionsView::trail() ) ); ?>
	<header class="hh-auctions__head">
		<h1 class="hh-title"><?php echo esc_html( $hh_page['title'] ); ?></h1>
		<p class="hh-aside"><?php esc_html_e( 'These lots didn’t sell at auction and are still for sale. Make an offer and we’ll put it to the seller.', 'hearth-hammer' ); ?></p>
	</header>
	<?php if ( $hh_page['departments'] ) : ?>
		<nav class="hh-archive__nav" aria-label="<?php esc_attr_e( 'Filter by department', 'hearth-hammer' ); ?>">
			<ul class="hh-archive__links">
				<?php foreach ( $hh_page['departments'] as $hh_link ) : ?>
					<li><a href="<?php echo esc_url( $hh_link['url'] ); ?>"<?php echo $hh_link['current'] ? ' aria-current="page"' : ''; ?>><?php echo esc_html( $hh_link['label'] . ' (' . number_format_i18n( $hh_link['count'] ) . ')' ); ?></a></li>
				<?php endforeach; ?>
			</ul>
		</nav>
	<?php endif; ?>
	<?php if ( '' === $hh_page['lots'] ) : ?>
		<p class="hh-lede"><?php esc_html_e( 'No lots are available right now: everything from our recent auctions has been sold or entered again.', 'hearth-hammer' ); ?></p>
		<p><a class="hh-button" href="<?php echo esc_url( $hh_page['all_url'] ); ?>"><?php esc_html_e( 'See upcoming auctions', 'hearth-hammer' ); ?></a></p>
	<?php else : ?>
		<h2 class="hh-list__count">
			<?php
			/* translators: %s: number of lots */
			echo esc_html( sprintf( _n( '%s lot available', '%s lots available', $hh_page['count'], 'hearth-hammer' ), number_format_i18n( $hh_page['count'] ) ) );
			?>
		</h2>
		<?php echo $hh_page['lots']; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by the plugin's template. ?>
		<?php if ( $hh_page['pages'] > 1 ) : ?>
			<nav class="hh-pagination" aria-label="<?php esc_attr_e( 'Pages', 'hearth-hammer' ); ?>">
				<?php
				echo wp_kses_post(
					(string) paginate_links(
						array(
							'base'    => add_query_arg( 'page', '%#%', $hh_page['url'] ),
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
