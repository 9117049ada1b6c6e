<?php
/**
 * How a list is ordered. Sends itself where there is a script; has a button where there is none.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\PropertyListView} $args
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_view = $args['view'];
// A map has no order.
if ( count( $hh_view->sorts ) < 2 || ! $hh_view->cards || 'map' === $hh_view->view ) {
	return;
}
?>
<form class="hh-sort" action="<?php echo esc_url( $hh_view->action ); ?>" method="get" data-hh-select-submit>
	<?php foreach ( $hh_view->hidden as $hh_name => $hh_value ) : ?>
		<input type="hidden" name="<?php echo esc_attr( $hh_name ); ?>" value="<?php echo esc_attr( $hh_value ); ?>">
	<?php endforeach; ?>
	<label class="hh-field__label" for="hh-sort"><?php esc_html_e( 'Sort by', 'hearth-hammer' ); ?></label>
	<select class="hh-field__input" id="hh-sort" name="sort_by">
		<?php foreach ( $hh_view->sorts as $hh_sort ) : ?>
			<option value="<?php echo esc_attr( $hh_sort['value'] ); ?>"<?php selected( $hh_sort['selected'] ); ?>><?php echo esc_html( $hh_sort['label'] ); ?></option>
		<?php endforeach; ?>
	</select>
	<button class="hh-button hh-button--small" type="submit" data-hh-select-submit-button><?php esc_html_e( 'Sort', 'hearth-hammer' ); ?></button>
</form>
