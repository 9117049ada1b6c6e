<?php
/**
 * The parishes with property on the market, as a line of names.
 *
 * @package HearthHammer
 *
 * @var array{title?: string, areas?: list<array{id: int, name: string, slug: string, url: string, page_url: string, count: int}>} $args
 */

declare( strict_types=1 );

use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Theme\View\HomeView;

defined( 'ABSPATH' ) || exit;

$hh_areas = $args['areas'] ?? HomeView::areas();
if ( ! $hh_areas ) {
	return;
}
?>
<section class="hh-section hh-on-deep" id="areas">
	<div class="hh-wrap">
		<h2 class="hh-areas__title"><?php echo esc_html( ( $args['title'] ?? '' ) ?: __( 'Areas we cover', 'hearth-hammer' ) ); ?></h2>
		<ul class="hh-areas">
			<?php foreach ( $hh_areas as $hh_area ) : ?>
				<li class="hh-areas__item">
					<a href="<?php echo esc_url( $hh_area['page_url'] ); ?>"><?php echo esc_html( $hh_area['name'] ); ?></a><?php if ( $hh_area['count'] > 0 ) : ?><span class="hh-areas__count"><span aria-hidden="true"><?php echo esc_html( number_format_i18n( $hh_area['count'] ) ); ?></span><span class="hh-visually-hidden">
						<?php
						/* translators: %s: number of properties */
						echo esc_html( sprintf( _n( '%s property', '%s properties', $hh_area['count'], 'hearth-hammer' ), number_format_i18n( $hh_area['count'] ) ) );
						?>
					</span></span><?php endif; ?>
				</li>
			<?php endforeach; ?>
		</ul>
		<?php $hh_rail = Hpapi::rail_links(); ?>
		<?php if ( $hh_rail ) : ?>
			<ul class="hh-areas__rail" aria-label="<?php esc_attr_e( 'By train', 'hearth-hammer' ); ?>">
				<?php foreach ( $hh_rail as $hh_link ) : ?>
					<li><a href="<?php echo esc_url( $hh_link['url'] ); ?>"><?php echo esc_html( $hh_link['label'] ); ?></a></li>
				<?php endforeach; ?>
			</ul>
		<?php endif; ?>
	</div>
</section>
