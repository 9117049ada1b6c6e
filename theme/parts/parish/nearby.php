<?php
/**
 * A parish's stations and neighbours, and searches to go on with.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\ParishView} $args
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_view = $args['view'];
if ( ! $hh_view->neighbours && ! $hh_view->searches && ! $hh_view->stations ) {
	return;
}
?>
<aside class="hh-parish__aside">
	<?php if ( $hh_view->searches ) : ?>
		<section>
			<h2 class="hh-heading--small"><?php esc_html_e( 'Related searches', 'hearth-hammer' ); ?></h2>
			<ul class="hh-plain-list hh-parish__links">
				<?php foreach ( $hh_view->searches as $hh_search ) : ?>
					<li><a href="<?php echo esc_url( $hh_search['url'] ); ?>"><?php echo esc_html( $hh_search['label'] ); ?></a></li>
				<?php endforeach; ?>
			</ul>
		</section>
	<?php endif; ?>
	<?php if ( $hh_view->stations ) : ?>
		<section>
			<h2 class="hh-heading--small"><?php esc_html_e( 'Nearest stations', 'hearth-hammer' ); ?></h2>
			<ul class="hh-plain-list hh-parish__links">
				<?php foreach ( $hh_view->stations as $hh_station ) : ?>
					<li>
						<a href="<?php echo esc_url( $hh_station['url'] ); ?>">
							<?php
							/* translators: %s: name of a railway station */
							echo esc_html( sprintf( __( 'Homes near %s station', 'hearth-hammer' ), $hh_station['name'] ) );
							?>
						</a>
						<span class="hh-parish__miles hh-figures"><?php echo esc_html( $hh_station['high_speed'] ? $hh_station['distance'] . ', ' . __( 'high speed', 'hearth-hammer' ) : $hh_station['distance'] ); ?></span>
					</li>
				<?php endforeach; ?>
			</ul>
		</section>
	<?php endif; ?>
	<?php if ( $hh_view->neighbours ) : ?>
		<section>
			<h2 class="hh-heading--small"><?php esc_html_e( 'Nearby areas', 'hearth-hammer' ); ?></h2>
			<ul class="hh-plain-list hh-parish__links">
				<?php foreach ( $hh_view->neighbours as $hh_neighbour ) : ?>
					<li>
						<a href="<?php echo esc_url( $hh_neighbour['url'] ); ?>"><?php echo esc_html( $hh_neighbour['name'] ); ?></a>
						<span class="hh-parish__miles hh-figures">
							<?php
							/* translators: %s: number of miles, e.g. 2.5 */
							echo esc_html( sprintf( 1.0 === $hh_neighbour['miles'] ? __( '%s mile', 'hearth-hammer' ) : __( '%s miles', 'hearth-hammer' ), number_format_i18n( $hh_neighbour['miles'], 1 ) ) );
							?>
						</span>
					</li>
				<?php endforeach; ?>
			</ul>
		</section>
	<?php endif; ?>
</aside>
