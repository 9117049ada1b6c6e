<?php
/**
 * Where a property is.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\PropertyPageView} $args
 */

declare( strict_types=1 );

use HearthHammer\Core\Text\Unbroken;
use HearthHammer\Theme\Block;

defined( 'ABSPATH' ) || exit;

$hh_view = $args['view'];
?>
<section class="hh-property__section hh-location" id="location">
	<h2 class="hh-heading--small"><?php esc_html_e( 'Location', 'hearth-hammer' ); ?></h2>
	<address class="hh-location__address"><?php echo Unbroken::html( implode( ', ', $hh_view->address_lines ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></address>
	<?php Block::print( 'property-location' ); ?>
	<?php get_template_part( 'parts/property/stations', null, array( 'facts' => $hh_view->facts() ) ); ?>
	<?php if ( $hh_view->parish ) : ?>
		<p><a class="hh-more" href="<?php echo esc_url( $hh_view->parish['url'] ); ?>">
			<?php
			/* translators: %s: name of a parish */
			echo esc_html( sprintf( __( 'About %s', 'hearth-hammer' ), $hh_view->parish['name'] ) );
			?>
		</a></p>
	<?php endif; ?>
</section>
