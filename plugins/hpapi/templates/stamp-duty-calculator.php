<?php
/**
 * The tax on buying a home without JavaScript: what the island stamp-duty-calculator shows in its first frame.
 *
 * The elements and classes are those of src/islands/stamp-duty-calculator: change both, or the page jumps.
 *
 * @package HearthHammer\Hpapi
 *
 * @var array<string, mixed>                                                                                          $props  As schemas/stamp-duty-calculator-props.json describes them.
 * @var array{nation: array<string, mixed>, error: string, tax: string, share: string, note: string, rows: list<array<string, string>>} $answer
 */

declare( strict_types=1 );

use HearthHammer\Core\Form\CalculatorFrame;

defined( 'ABSPATH' ) || exit;

$hh_id     = wp_unique_id( 'hh-sd-' );
$hh_fields = $props['fields'];
$hh_frame  = new CalculatorFrame( __( 'Stamp duty', 'hearth-hammer' ), (string) $props['action'], $props['hidden'] );
$hh_frame->begin();
?>
		<div class="hh-field">
			<label class="hh-field__label" for="<?php echo esc_attr( $hh_id ); ?>-price"><?php esc_html_e( 'Price (£)', 'hearth-hammer' ); ?></label>
			<input id="<?php echo esc_attr( $hh_id ); ?>-price" class="hh-field__input" type="text" inputmode="numeric" name="sd_price" value="<?php echo esc_attr( $hh_fields['sd_price'] ); ?>" maxlength="40" autocomplete="off"<?php echo '' === $answer['error'] ? '' : ' aria-invalid="true"'; ?>>
		</div>
		<div class="hh-field">
			<label class="hh-field__label" for="<?php echo esc_attr( $hh_id ); ?>-nation"><?php esc_html_e( 'Location', 'hearth-hammer' ); ?></label>
			<select id="<?php echo esc_attr( $hh_id ); ?>-nation" class="hh-field__input" name="sd_nation">
				<?php foreach ( $props['nations'] as $hh_option ) : ?>
					<option value="<?php echo esc_attr( $hh_option['value'] ); ?>"<?php selected( $hh_fields['sd_nation'], $hh_option['value'] ); ?>><?php echo esc_html( $hh_option['label'] ); ?></option>
				<?php endforeach; ?>
			</select>
		</div>
		<div class="hh-field">
			<label class="hh-field__label" for="<?php echo esc_attr( $hh_id ); ?>-buyer"><?php esc_html_e( 'You are buying', 'hearth-hammer' ); ?></label>
			<select id="<?php echo esc_attr( $hh_id ); ?>-buyer" class="hh-field__input" name="sd_buyer">
				<?php foreach ( $props['buyers'] as $hh_option ) : ?>
					<option value="<?php echo esc_attr( $hh_option['value'] ); ?>"<?php selected( $hh_fields['sd_buyer'], $hh_option['value'] ); ?>><?php echo esc_html( $hh_option['label'] ); ?></option>
				<?php endforeach; ?>
			</select>
		</div>
		<?php if ( null !== $answer['nation']['table']['non_resident'] ) : ?>
			<label class="hh-check"><input type="checkbox" name="sd_non_resident" value="1"<?php checked( $hh_fields['sd_non_resident'], '1' ); ?>><?php esc_html_e( 'I do not live in the UK', 'hearth-hammer' ); ?></label>
		<?php endif; ?>
<?php $hh_frame->result(); ?>
		<?php if ( '' !== $answer['error'] ) : ?>
			<p class="hh-field__error"><?php echo esc_html( $answer['error'] ); ?></p>
		<?php else : ?>
			<p class="hh-calculator__label"><?php echo esc_html( $answer['nation']['tax'] ); ?></p>
			<p class="hh-calculator__answer hh-price"><?php echo esc_html( $answer['tax'] ); ?></p>
			<p class="hh-calculator__share"><?php echo esc_html( $answer['share'] ); ?></p>
			<?php if ( '' !== $answer['note'] ) : ?>
				<p class="hh-calculator__share"><?php echo esc_html( $answer['note'] ); ?></p>
			<?php endif; ?>
			<table class="hh-calculator__bands">
				<caption class="hh-visually-hidden"><?php esc_html_e( 'Cost breakdown', 'hearth-hammer' ); ?></caption>
				<thead>
					<tr>
						<th scope="col"><?php esc_html_e( 'Part of the price', 'hearth-hammer' ); ?></th>
						<th scope="col"><?php esc_html_e( 'Rate', 'hearth-hammer' ); ?></th>
						<th scope="col"><?php esc_html_e( 'Tax', 'hearth-hammer' ); ?></th>
					</tr>
				</thead>
				<tbody>
					<?php foreach ( $answer['rows'] as $hh_row ) : ?>
						<tr>
							<td><?php echo esc_html( $hh_row['part'] ); ?></td>
							<td><?php echo esc_html( $hh_row['rate'] ); ?></td>
							<td><?php echo esc_html( $hh_row['tax'] ); ?></td>
						</tr>
					<?php endforeach; ?>
				</tbody>
			</table>
		<?php endif; ?>
<?php
/* translators: %s: a date */
$hh_frame->end( CalculatorFrame::foot( sprintf( __( 'A guide for residential property, using the rates from %s. Other reliefs and rules may apply: ask your solicitor.', 'hearth-hammer' ), $answer['nation']['from'] ), (string) $answer['nation']['source'] ) );
