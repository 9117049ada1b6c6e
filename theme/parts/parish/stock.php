<?php
/**
 * How much is for sale and to rent in a parish, and the lists of it.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\ParishView} $args
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_sale = $args['view']->for_sale;
$hh_rent = $args['view']->to_rent;
if ( ! $hh_sale['total'] && ! $hh_rent['total'] ) {
	return;
}
?>
<p class="hh-row">
	<?php if ( $hh_sale['total'] ) : ?>
		<a class="hh-button hh-button--primary" href="<?php echo esc_url( $hh_sale['url'] ); ?>">
			<?php
			/* translators: %s: number of properties */
			echo esc_html( sprintf( _n( '%s for sale', '%s for sale', $hh_sale['total'], 'hearth-hammer' ), number_format_i18n( $hh_sale['total'] ) ) );
			?>
		</a>
	<?php endif; ?>
	<?php if ( $hh_rent['total'] ) : ?>
		<a class="hh-button" href="<?php echo esc_url( $hh_rent['url'] ); ?>">
			<?php
			/* translators: %s: number of properties */
			echo esc_html( sprintf( _n( '%s to rent', '%s to rent', $hh_rent['total'], 'hearth-hammer' ), number_format_i18n( $hh_rent['total'] ) ) );
			?>
		</a>
	<?php endif; ?>
</p>
