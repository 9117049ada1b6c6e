<?php
/**
 * The property search without JavaScript: what the island search-form shows in its first frame.
 *
 * The elements and classes are those of src/islands/search-form/search-form.tsx: change both, or the page jumps.
 * Beside that one, it offers the prices of both tabs (nothing changes them here) and the parishes as a datalist.
 *
 * @package HearthHammer\Hpapi
 *
 * @var array<string, mixed> $props As schemas/search-form-props.json describes them.
 */

declare( strict_types=1 );

use HearthHammer\Hpapi\Search\Form\SearchFormFields;

$hh_form   = new SearchFormFields( $props['fields'] );
$hh_id     = wp_unique_id( 'hh-search-form-' );
$hh_option = $props['options'];
$hh_price  = array(
	__( 'To buy', 'hearth-hammer' )            => $hh_option['sale_prices'],
	__( 'To rent, each month', 'hearth-hammer' ) => $hh_option['rents'],
);
$hh_action = '2' === $props['fields']['trans_type'] ? $props['actions']['lettings'] : $props['actions']['sales'];
?>
<form class="hh-search-form hh-search-form--<?php echo esc_attr( $props['variant'] ); ?>" role="search" aria-label="<?php esc_attr_e( 'Property search', 'hearth-hammer' ); ?>" method="get" action="<?php echo esc_url( $hh_action ); ?>">
	<input type="hidden" name="view" value="<?php echo esc_attr( $props['fields']['view'] ); ?>">
	<fieldset class="hh-search-form__tabs hh-tabs">
		<legend class="hh-visually-hidden"><?php esc_html_e( 'Buy or rent', 'hearth-hammer' ); ?></legend>
		<?php
		$hh_form->radio( 'trans_type', '1', __( 'Buy', 'hearth-hammer' ) );
		$hh_form->radio( 'trans_type', '2', __( 'Rent', 'hearth-hammer' ) );
		?>
	</fieldset>
	<div class="hh-search-form__row">
		<div class="hh-field hh-combobox">
			<label class="hh-field__label" for="<?php echo esc_attr( $hh_id ); ?>"><?php esc_html_e( 'Location', 'hearth-hammer' ); ?></label>
			<input id="<?php echo esc_attr( $hh_id ); ?>" class="hh-field__input" type="text" name="location" value="<?php echo esc_attr( $props['fields']['location'] ); ?>" placeholder="<?php esc_attr_e( 'Village, postcode or station', 'hearth-hammer' ); ?>" maxlength="60" spellcheck="false" enterkeyhint="search" autocomplete="off" list="<?php echo esc_attr( $hh_id ); ?>-parishes">
			<datalist id="<?php echo esc_attr( $hh_id ); ?>-parishes">
				<?php foreach ( $props['active_parishes'] as $hh_parish ) : ?>
					<option value="<?php echo esc_attr( $hh_parish['name'] ); ?>"></option>
				<?php endforeach; ?>
			</datalist>
		</div>
		<div class="hh-search-form__filters">
			<div class="hh-search-form__fields">
				<?php
				$hh_form->price( 'min_price', __( 'Min price', 'hearth-hammer' ), $hh_price );
				$hh_form->price( 'max_price', __( 'Max price', 'hearth-hammer' ), $hh_price );
				$hh_form->select( 'min_beds', __( 'Min beds', 'hearth-hammer' ), $hh_form->lower( $hh_option['beds'] ) );
				$hh_form->select( 'max_beds', __( 'Max beds', 'hearth-hammer' ), $hh_form->upper( $hh_option['beds'] ) );
				$hh_form->select( 'property_type', __( 'Property type', 'hearth-hammer' ), $hh_option['property_types'] );
				?>
			</div>
			<div class="hh-search-form__more">
				<?php
				$hh_form->select( 'radius', __( 'Search radius', 'hearth-hammer' ), $hh_option['radii'] );
				$hh_form->select( 'min_acres', __( 'Min acres', 'hearth-hammer' ), $hh_form->lower( $hh_option['acres'] ) );
				$hh_form->select( 'max_acres', __( 'Max acres', 'hearth-hammer' ), $hh_form->upper( $hh_option['acres'] ) );
				$hh_form->select( 'status_group', __( 'Status', 'hearth-hammer' ), $hh_option['status_groups'] );
				$hh_form->select( 'sort_by', __( 'Sort by', 'hearth-hammer' ), $hh_option['sorts'] );
				?>
				<div class="hh-search-form__checks">
					<?php
					$hh_form->check( 'age', 'new', __( 'New homes only', 'hearth-hammer' ) );
					$hh_form->check( 'include_complete', '1', __( 'Include sold or let', 'hearth-hammer' ) );
					?>
				</div>
			</div>
		</div>
		<?php
		$hh_form->hidden( 'polygon' );
		$hh_form->hidden( 'bounds' );
		?>
		<button class="hh-button hh-button--primary hh-search-form__submit" type="submit"><?php esc_html_e( 'Search', 'hearth-hammer' ); ?></button>
	</div>
	<div class="hh-search-form__foot">
		<button class="hh-link-button hh-search-form__toggle" type="button" aria-expanded="false"><?php echo esc_html( $hh_form->toggle_label() ); ?></button>
	</div>
</form>
