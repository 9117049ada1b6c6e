<?php
/**
 * What the plugins find of a search of the site: properties and lots, each kind by itself, above WordPress's own results.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\SiteSearchView} $args
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

?>
<?php foreach ( $args['view']->properties as $hh_found ) : ?>
	<section class="hh-found">
		<h2 class="hh-found__heading"><?php echo esc_html( $hh_found['heading'] ); ?></h2>
		<div class="hh-cards">
			<?php
			foreach ( $hh_found['cards'] as $hh_card ) {
				get_template_part( 'parts/card', null, array( 'card' => $hh_card ) );
			}
			?>
		</div>
		<p class="hh-found__all"><a href="<?php echo esc_url( $hh_found['url'] ); ?>">
			<?php
			/* translators: %s: number of properties */
			echo esc_html( sprintf( _n( '%s property on a list', 'All %s properties on a list', $hh_found['total'], 'hearth-hammer' ), number_format_i18n( $hh_found['total'] ) ) );
			?>
		</a></p>
	</section>
<?php endforeach; ?>
<?php foreach ( $args['view']->lots as $hh_found ) : ?>
	<section class="hh-found">
		<h2 class="hh-found__heading"><?php echo esc_html( $hh_found['heading'] ); ?></h2>
		<?php echo $hh_found['html']; // phpcs:ignore WordPress.Security.EscapeOutput -- as the catalogues print it. ?>
	</section>
<?php endforeach; ?>
