<?php
/**
 * How often emails come: the same choice on each form of watching.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{chosen: string, frequencies: list<array{value: string, label: string}>} $view
 * @var string $hh_hint A sentence below; empty for none.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
	<fieldset class="hh-field">
		<legend><?php esc_html_e( 'How often', 'hearth-hammer' ); ?></legend>
		<div class="hh-choices">
			<?php foreach ( $view['frequencies'] as $hh_option ) : ?>
				<label class="hh-choice"><input type="radio" name="frequency" value="<?php echo esc_attr( $hh_option['value'] ); ?>"<?php checked( $hh_option['value'], $view['chosen'] ); ?>> <?php echo esc_html( $hh_option['label'] ); ?></label>
			<?php endforeach; ?>
		</div>
		<?php if ( '' !== $hh_hint ) : ?>
			<p class="hh-field__hint"><?php echo esc_html( $hh_hint ); ?></p>
		<?php endif; ?>
	</fieldset>
