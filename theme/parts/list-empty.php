<?php
/**
 * A search that found nothing, and where to go from there.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\PropertyListView} $args
 */

declare( strict_types=1 );

use HearthHammer\Theme\CompanyDetails;

defined( 'ABSPATH' ) || exit;

$hh_company = CompanyDetails::current();
$hh_kinds   = array(
	'wider'  => __( 'Search a wider area', 'hearth-hammer' ),
	'fewer'  => __( 'Use fewer filters', 'hearth-hammer' ),
	'nearby' => __( 'Try nearby areas', 'hearth-hammer' ),
	'other'  => __( 'Other searches', 'hearth-hammer' ),
);
?>
<div class="hh-empty">
	<p class="hh-empty__title"><?php esc_html_e( 'No properties match your search', 'hearth-hammer' ); ?></p>
	<p class="hh-lede"><?php esc_html_e( 'We may not have the right home yet. Widen your search, use fewer filters or tell us what you want: we often know about homes before they’re advertised.', 'hearth-hammer' ); ?></p>
	<div class="hh-empty__groups">
		<?php foreach ( $hh_kinds as $hh_kind => $hh_title ) : ?>
			<?php $hh_ways = array_filter( $args['view']->ways, static fn ( array $way ): bool => $way['kind'] === $hh_kind ); ?>
			<?php if ( $hh_ways ) : ?>
				<section class="hh-empty__group">
					<h2 class="hh-empty__kind"><?php echo esc_html( $hh_title ); ?></h2>
					<ul class="hh-empty__links">
						<?php foreach ( $hh_ways as $hh_way ) : ?>
							<li><a href="<?php echo esc_url( $hh_way['url'] ); ?>"><?php echo esc_html( $hh_way['label'] ); ?> <span class="hh-empty__count">
								<?php
								/* translators: %s: number of properties */
								echo esc_html( sprintf( _n( '%s property', '%s properties', $hh_way['count'], 'hearth-hammer' ), number_format_i18n( $hh_way['count'] ) ) );
								?>
							</span></a></li>
						<?php endforeach; ?>
					</ul>
				</section>
			<?php endif; ?>
		<?php endforeach; ?>
	</div>
	<ul class="hh-empty__ways">
		<?php if ( '' !== $hh_company->phone ) : ?>
		<li><a class="hh-button hh-button--primary" href="<?php echo esc_url( $hh_company->phone_link() ); ?>"><?php echo $hh_company->call_html(); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></a></li>
		<?php endif; ?>
	</ul>
</div>
<?php if ( $args['view']->nearby ) : ?>
	<section class="hh-list__nearby">
		<h2><?php echo esc_html( $args['view']->nearby_label ); ?></h2>
		<div class="hh-cards">
			<?php
			foreach ( $args['view']->nearby as $hh_card ) {
				get_template_part( 'parts/card', null, array( 'card' => $hh_card ) );
			}
			?>
		</div>
	</section>
<?php endif; ?>
