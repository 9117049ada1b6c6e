<?php
/**
 * The lots of a make, or where there are none now, ways on.
 *
 * @package HearthHammer
 *
 * @var array<string, mixed> $args As Auctions::make_page().
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;

defined( 'ABSPATH' ) || exit;

if ( $args['models'] ) :
	?>
	<ul class="hh-make-lots__models" aria-label="<?php esc_attr_e( 'Models', 'hearth-hammer' ); ?>">
		<?php foreach ( $args['models'] as $hh_model ) : ?>
			<li><a href="<?php echo esc_url( $hh_model['url'] ); ?>"><?php echo esc_html( "{$hh_model['name']} ({$hh_model['lots']})" ); ?></a></li>
		<?php endforeach; ?>
	</ul>
	<?php
endif;
if ( $args['filters'] ) {
	Block::print( 'lot-alerts', array( 'business' => $args['business'], 'filters' => $args['filters'] ) );
}
if ( '' !== $args['lots'] ) :
	?>
	<h2 class="hh-list__count"><?php echo esc_html( $args['count'] ); ?></h2>
	<?php
	echo $args['lots']; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by the plugin's template.
	if ( $args['pages'] > 1 ) :
		?>
		<nav class="hh-pagination" aria-label="<?php esc_attr_e( 'Pages', 'hearth-hammer' ); ?>">
			<?php
			echo wp_kses_post(
				(string) paginate_links(
					array(
						'base'    => add_query_arg( 'page', '%#%' ),
						'format'  => '',
						'current' => $args['page'],
						'total'   => $args['pages'],
					)
				)
			);
			?>
		</nav>
		<?php
	endif;
elseif ( '' !== $args['name'] ) :
	?>
	<div class="hh-notice hh-make-lots__none">
		<p>
			<?php
			/* translators: %s: a make of vehicles, or what a visitor typed */
			echo esc_html( sprintf( __( 'We have no %s lots in our upcoming auctions. New lots are added every week.', 'hearth-hammer' ), $args['name'] ) );
			?>
		</p>
		<p>
			<a class="hh-button" href="<?php echo esc_url( $args['url'] ); ?>"><?php esc_html_e( 'See all upcoming auctions', 'hearth-hammer' ); ?></a>
		</p>
	</div>
	<?php
endif;
Block::print( 'car-auction-steps', array( 'business' => $args['business'] ) );
