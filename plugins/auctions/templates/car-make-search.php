<?php
/**
 * The make search without JavaScript: what the island car-make-search shows in its first frame.
 *
 * The elements and classes are those of src/islands/car-make-search/car-make-search.tsx: change both, or the page jumps.
 *
 * @package HearthHammer\Auctions
 *
 * @var array<string, mixed> $props As schemas/car-make-search-props.json describes them.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_id = wp_unique_id( 'hh-make-search-' );
?>
<form class="hh-make-search" role="search" aria-label="<?php esc_attr_e( 'Search by make', 'hearth-hammer' ); ?>" method="get" action="<?php echo esc_url( $props['target'] ); ?>">
	<div class="hh-field hh-combobox<?php echo $props['is_refused'] ? ' hh-field--invalid' : ''; ?>">
		<label class="hh-field__label" for="<?php echo esc_attr( $hh_id ); ?>"><?php esc_html_e( 'Make', 'hearth-hammer' ); ?></label>
		<input id="<?php echo esc_attr( $hh_id ); ?>" class="hh-field__input" type="text" name="make" value="<?php echo esc_attr( $props['term'] ); ?>" placeholder="<?php esc_attr_e( 'Ford, Land Rover, Volkswagen …', 'hearth-hammer' ); ?>" maxlength="60" spellcheck="false" enterkeyhint="search" autocomplete="off" list="<?php echo esc_attr( $hh_id ); ?>-makes"<?php echo $props['is_refused'] ? ' aria-invalid="true" autofocus aria-describedby="' . esc_attr( $hh_id ) . '-error"' : ''; ?>>
		<datalist id="<?php echo esc_attr( $hh_id ); ?>-makes">
			<?php foreach ( $props['makes'] as $hh_make ) : ?>
				<option value="<?php echo esc_attr( $hh_make['name'] ); ?>"></option>
			<?php endforeach; ?>
		</datalist>
		<?php if ( $props['is_refused'] ) : ?>
			<p class="hh-field__error" id="<?php echo esc_attr( $hh_id ); ?>-error" role="alert"><?php esc_html_e( 'Enter a make, like Ford or Land Rover.', 'hearth-hammer' ); ?></p>
		<?php endif; ?>
	</div>
	<button class="hh-button hh-button--primary hh-make-search__submit" type="submit"><?php esc_html_e( 'Find lots', 'hearth-hammer' ); ?></button>
</form>
