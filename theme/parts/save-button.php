<?php
/**
 * Keeps a property in the visitor's browser: src/enhancements/saved-properties.ts shows and works it.
 *
 * @package HearthHammer
 *
 * @var array{id: int, address: string, class?: string} $args
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<button class="hh-save <?php echo esc_attr( $args['class'] ?? '' ); ?>" type="button" data-hh-save="<?php echo (int) $args['id']; ?>" hidden>
	<span class="hh-save__off"><?php esc_html_e( 'Save', 'hearth-hammer' ); ?><span class="hh-visually-hidden"> <?php echo esc_html( $args['address'] ); ?></span></span>
	<span class="hh-save__on"><?php esc_html_e( 'Saved', 'hearth-hammer' ); ?><span class="hh-visually-hidden"> 
		<?php
		/* translators: %s: address of a property */
		echo esc_html( sprintf( __( '%s (remove from saved)', 'hearth-hammer' ), $args['address'] ) );
		?>
	</span></span>
</button>
