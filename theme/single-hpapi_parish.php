<?php
/**
 * A parish: what it is like, and what is for sale and to rent there.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Theme\View\ParishView;

get_header();
while ( have_posts() ) :
	the_post();
	$hh_view = ParishView::of_post( (int) get_the_ID() );
	?>
	<article class="hh-parish">
		<?php if ( has_post_thumbnail() ) : ?>
			<div class="hh-page__picture"><?php the_post_thumbnail( 'full', array( 'sizes' => '100vw', 'loading' => 'eager', 'fetchpriority' => 'high' ) ); ?></div>
		<?php endif; ?>
		<div class="hh-wrap hh-wrap--full hh-parish__body">
			<div>
				<header class="hh-page-head">
					<h1 class="hh-title hh-title--display"><?php the_title(); ?></h1>
					<?php if ( has_excerpt() ) : ?>
						<p class="hh-lede"><?php echo esc_html( get_the_excerpt() ); ?></p>
					<?php endif; ?>
					<?php if ( $hh_view->for_sale['total'] || $hh_view->to_rent['total'] ) : ?>
						<p class="hh-row">
							<?php if ( $hh_view->for_sale['total'] ) : ?>
								<a class="hh-button hh-button--primary" href="<?php echo esc_url( $hh_view->for_sale['url'] ); ?>">
									<?php
									/* translators: %s: number of properties */
									echo esc_html( sprintf( _n( '%s for sale', '%s for sale', $hh_view->for_sale['total'], 'hearth-hammer' ), number_format_i18n( $hh_view->for_sale['total'] ) ) );
									?>
								</a>
							<?php endif; ?>
							<?php if ( $hh_view->to_rent['total'] ) : ?>
								<a class="hh-button" href="<?php echo esc_url( $hh_view->to_rent['url'] ); ?>">
									<?php
									/* translators: %s: number of properties */
									echo esc_html( sprintf( _n( '%s to rent', '%s to rent', $hh_view->to_rent['total'], 'hearth-hammer' ), number_format_i18n( $hh_view->to_rent['total'] ) ) );
									?>
								</a>
							<?php endif; ?>
						</p>
					<?php endif; ?>
				</header>
				<?php if ( '' !== trim( get_the_content() ) ) : ?>
					<div class="hh-prose hh-blocks"><?php the_content(); ?></div>
				<?php endif; ?>
			</div>
			<?php if ( $hh_view->features ) : ?>
				<aside class="hh-parish__features">
					<h2 class="hh-heading--small"><?php esc_html_e( 'Good to know', 'hearth-hammer' ); ?></h2>
					<dl class="hh-parish__facts">
						<?php foreach ( $hh_view->features as $hh_feature ) : ?>
							<div>
								<dt><?php echo esc_html( $hh_feature['title'] ); ?></dt>
								<dd><?php echo esc_html( $hh_feature['text'] ); ?></dd>
							</div>
						<?php endforeach; ?>
					</dl>
				</aside>
			<?php endif; ?>
		</div>
		<?php
		foreach ( array( $hh_view->for_sale, $hh_view->to_rent ) as $hh_index => $hh_stock ) {
			get_template_part(
				'parts/home-properties',
				null,
				array(
					/* translators: %s: name of a parish */
					'title' => sprintf( 0 === $hh_index ? __( 'For sale in %s', 'hearth-hammer' ) : __( 'To rent in %s', 'hearth-hammer' ), get_the_title() ),
					'more'  => __( 'See them all', 'hearth-hammer' ),
					'url'   => $hh_stock['url'],
					'cards' => $hh_stock['cards'],
					'lead'  => false,
				)
			);
		}
		?>
	</article>
	<?php
	get_template_part( 'parts/newsletter', null, array( 'source' => 'parish' ) );
endwhile;
get_footer();
