<?php
/**
 * LOT-04: what a hammer price costs in all without JavaScript: what the island lot-costs shows in its first frame.
 *
 * The elements and classes are those of src/islands/lot-costs/lot-costs.tsx: change both, or the page jumps.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{props: array<string, mixed>, answer: array{error: string, is_wrong: bool, rows: list<array{label: string, note: string, amount: string}>, total: string}} $view Props as schemas/lot-costs-props.json.
 */

declare( strict_types=1 );

use HearthHammer\Core\Form\CalculatorFrame;

defined( 'ABSPATH' ) || exit;

$hh_id     = wp_unique_id( 'hh-lot-costs-' );
$hh_props  = $view['props'];
$hh_answer = $view['answer'];
$hh_fields = $hh_props['fields'];
$hh_tax    = $hh_props['tax'];
$hh_frame  = new CalculatorFrame( __( 'Total cost', 'hearth-hammer' ), (string) $hh_props['action'], $hh_props['hidden'], 'hh-lot-costs' );
$hh_frame->begin();
?>
		<div class="hh-field">
			<label class="hh-field__label" for="<?php echo esc_attr( $hh_id ); ?>-hammer"><?php esc_html_e( 'Hammer price (£)', 'hearth-hammer' ); ?></label>
			<input id="<?php echo esc_attr( $hh_id ); ?>-hammer" class="hh-field__input" type="text" inputmode="decimal" name="hammer" value="<?php echo esc_attr( $hh_fields['hammer'] ); ?>" maxlength="40" autocomplete="off"<?php echo $hh_answer['is_wrong'] ? ' aria-invalid="true"' : ''; ?>>
		</div>
		<?php if ( $hh_tax && $hh_tax['is_home'] ) : ?>
			<div class="hh-field">
				<label class="hh-field__label" for="<?php echo esc_attr( $hh_id ); ?>-buyer"><?php esc_html_e( 'You are buying', 'hearth-hammer' ); ?></label>
				<select id="<?php echo esc_attr( $hh_id ); ?>-buyer" class="hh-field__input" name="buyer">
					<?php foreach ( $hh_props['buyers'] as $hh_option ) : ?>
						<option value="<?php echo esc_attr( $hh_option['value'] ); ?>"<?php selected( $hh_fields['buyer'], $hh_option['value'] ); ?>><?php echo esc_html( $hh_option['label'] ); ?></option>
					<?php endforeach; ?>
				</select>
			</div>
			<?php if ( null !== $hh_tax['table']['non_resident'] ) : ?>
				<label class="hh-check"><input type="checkbox" name="non_resident" value="1"<?php checked( $hh_fields['non_resident'], '1' ); ?>><?php esc_html_e( 'I do not live in the UK', 'hearth-hammer' ); ?></label>
			<?php endif; ?>
		<?php endif; ?>
<?php $hh_frame->result(); ?>
		<?php if ( '' !== $hh_answer['error'] ) : ?>
			<p class="<?php echo $hh_answer['is_wrong'] ? 'hh-field__error' : 'hh-calculator__share'; ?>"><?php echo esc_html( $hh_answer['error'] ); ?></p>
		<?php else : ?>
			<p class="hh-calculator__label"><?php esc_html_e( 'You would pay', 'hearth-hammer' ); ?></p>
			<p class="hh-calculator__answer hh-price"><?php echo esc_html( $hh_answer['total'] ); ?></p>
			<table class="hh-calculator__bands hh-lot-costs__rows">
				<caption class="hh-visually-hidden"><?php esc_html_e( 'Cost breakdown', 'hearth-hammer' ); ?></caption>
				<tbody>
					<?php foreach ( $hh_answer['rows'] as $hh_row ) : ?>
						<tr>
							<th scope="row"><?php echo esc_html( $hh_row['label'] ); ?><?php if ( '' !== $hh_row['note'] ) : ?><span class="hh-lot-costs__note"><?php echo esc_html( $hh_row['note'] ); ?></span><?php endif; ?></th>
							<td><?php echo esc_html( $hh_row['amount'] ); ?></td>
						</tr>
					<?php endforeach; ?>
				</tbody>
			</table>
		<?php endif; ?>
<?php
$hh_frame->end( $hh_props['notes'] ? CalculatorFrame::foot( implode( ' ', $hh_props['notes'] ), (string) ( $hh_tax['source'] ?? '' ) ) : '' );
