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
use HearthHammer\Hpapi\Search\SearchInput;

defined( 'ABSPATH' ) || exit;

$hh_form   = new SearchFormFields( $props['fields'], $props['filters'] );
$hh_id     = wp_unique_id( 'hh-search-form-' );
$hh_action = '2' === $props['fields']['trans_type'] ? $props['actions']['lettings'] : $props['actions']['sales'];
$hh_several = SearchInput::places( $props['fields']['location'] );
$hh_places  = count( $hh_several ) > 1 ? $hh_several : array();
$hh_typed   = $hh_places ? '' : $props['fields']['location'];
$hh_is_full = count( $hh_places ) >= SearchInput::MOST_PLACES;
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
		<div class="hh-search-form__where">
		<div class="hh-field hh-combobox">
			<label class="hh-field__label" for="<?php echo esc_attr( $hh_id ); ?>"><?php esc_html_e( 'Location', 'hearth-hammer' ); ?></label>
			<input id="<?php echo esc_attr( $hh_id ); ?>" class="hh-field__input" type="text" name="<?php echo $hh_places ? 'location[]' : 'location'; ?>" value="<?php echo esc_attr( $hh_typed ); ?>" placeholder="<?php echo esc_attr( $hh_is_full ? __( 'Six locations at most', 'hearth-hammer' ) : __( 'Village, postcode or station', 'hearth-hammer' ) ); ?>"<?php disabled( $hh_is_full ); ?> maxlength="60" spellcheck="false" enterkeyhint="search" autocomplete="off" list="<?php echo esc_attr( $hh_id ); ?>-parishes">
			<datalist id="<?php echo esc_attr( $hh_id ); ?>-parishes">
				<?php foreach ( $props['active_parishes'] as $hh_parish ) : ?>
					<option value="<?php echo esc_attr( $hh_parish['name'] ); ?>"></option>
				<?php endforeach; ?>
			</datalist>
		</div>
		<?php $hh_form->places( $hh_places ); ?>
		</div>
		<div class="hh-search-form__filters">
			<div class="hh-search-form__fields">
				<?php $hh_form->filters( 'main', 'select' ); ?>
			</div>
			<div class="hh-search-form__more">
				<?php $hh_form->filters( 'more', 'text' ); ?>
				<?php $hh_form->filters( 'more', 'select' ); ?>
				<div class="hh-search-form__lettings">
					<?php $hh_form->filters( 'more', 'select', lettings: true ); ?>
					<?php $hh_form->filters( 'more', 'date', lettings: true ); ?>
				</div>
				<div class="hh-search-form__checks">
					<?php $hh_form->filters( 'more', 'check' ); ?>
					<div class="hh-search-form__lettings">
						<?php $hh_form->filters( 'more', 'check', lettings: true ); ?>
					</div>
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
		<button class="hh-link-button hh-search-form__toggle" type="button" aria-expanded="false"><?php $hh_form->toggle_label(); ?></button>
		<?php if ( '' !== $hh_typed && ! $hh_is_full ) : ?>
			<button class="hh-link-button hh-search-form__add" type="button"><?php esc_html_e( 'Add another location', 'hearth-hammer' ); ?></button>
		<?php endif; ?>
	</div>
</form>
