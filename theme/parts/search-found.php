<?php
/**
 * What the plugins find of a search of the site: properties and lots, each kind by itself, above WordPress's own results; first links to the kinds, for a phone's page of them is long.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\SiteSearchView} $args
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_kinds = $args['view']->kinds();
?>
<?php if ( count( $hh_kinds ) > 1 ) : ?>
	<nav class="hh-found__kinds" aria-label="<?php esc_attr_e( 'Search results', 'hearth-hammer' ); ?>">
		<ul class="hh-plain-list">
			<?php foreach ( $hh_kinds as $hh_kind ) : ?>
				<li><a href="#<?php echo esc_attr( $hh_kind['id'] ); ?>"><?php echo esc_html( $hh_kind['label'] ); ?></a> <span class="hh-muted hh-figures"><?php echo esc_html( number_format_i18n( $hh_kind['total'] ) ); ?></span></li>
			<?php endforeach; ?>
		</ul>
	</nav>
<?php endif; ?>
<?php foreach ( $args['view']->properties as $hh_found ) : ?>
	<section class="hh-found" id="<?php echo esc_attr( $hh_found['id'] ); ?>">
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
			echo esc_html( sprintf( _n( 'See %s property', 'See all %s properties', $hh_found['total'], 'hearth-hammer' ), number_format_i18n( $hh_found['total'] ) ) );
			?>
		</a></p>
	</section>
<?php endforeach; ?>
<?php foreach ( $args['view']->lots as $hh_found ) : ?>
	<section class="hh-found" id="<?php echo esc_attr( $hh_found['id'] ); ?>">
		<h2 class="hh-found__heading"><?php echo esc_html( $hh_found['heading'] ); ?></h2>
		<?php echo $hh_found['html']; // phpcs:ignore WordPress.Security.EscapeOutput -- as the catalogues print it. ?>
		<?php if ( '' !== $hh_found['url'] ) : ?>
			<p class="hh-found__all"><a href="<?php echo esc_url( $hh_found['url'] ); ?>">
				<?php
				/* translators: %s: number of lots */
				echo esc_html( sprintf( _n( 'See %s lot', 'See all %s lots', $hh_found['total'], 'hearth-hammer' ), number_format_i18n( $hh_found['total'] ) ) );
				?>
			</a></p>
		<?php endif; ?>
	</section>
<?php endforeach; ?>
