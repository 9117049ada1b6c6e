<?php
/**
 * The same as parts/save-button, as a heart on a card's picture: an outline, and filled while the property is saved.
 *
 * @package HearthHammer
 *
 * @var array{id: int, address: string} $args
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<button class="hh-heart" type="button" data-hh-save="<?php echo (int) $args['id']; ?>" aria-pressed="false" hidden>
	<svg class="hh-heart__shape" width="26" height="24" viewBox="0 0 26 24" aria-hidden="true" focusable="false"><path d="M13 22C7.2 17.3 2 13 2 7.9A5.9 5.9 0 0 1 13 4.8 5.9 5.9 0 0 1 24 7.9C24 13 18.8 17.3 13 22Z"/></svg>
	<span class="hh-visually-hidden">
		<?php
		/* translators: %s: address of a property; the button keeps it in the visitor's browser */
		echo esc_html( sprintf( __( 'Save %s', 'hearth-hammer' ), $args['address'] ) );
		?>
	</span>
</button>
