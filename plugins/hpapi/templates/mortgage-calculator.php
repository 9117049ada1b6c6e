<?php
/**
 * What a loan costs without JavaScript: what the island mortgage-calculator shows in its first frame.
 *
 * The elements and classes are those of src/islands/mortgage-calculator: change both, or the page jumps.
 *
 * @package HearthHammer\Hpapi
 *
 * @var array<string, mixed>                                                                         $props  As schemas/mortgage-calculator-props.json describes them.
 * @var array{wrong: string, error: string, monthly: string, rows: list<array{label: string, value: string}>} $answer
 */

declare( strict_types=1 );

use HearthHammer\Core\Form\CalculatorFrame;

defined( 'ABSPATH' ) || exit;

$hh_id     = wp_unique_id( 'hh-mc-' );
$hh_fields = $props['fields'];
$hh_input  = static function ( string $name, string $label, string $mode ) use ( $hh_id, $hh_fields, $answer ): void {
	printf(
		'<label class="hh-field__label" for="%1$s-%2$s">%3$s</label><input id="%1$s-%2$s" class="hh-field__input" type="text" inputmode="%4$s" name="%2$s" value="%5$s" maxlength="40" autocomplete="off"%6$s>',
		esc_attr( $hh_id ),
		esc_attr( $name ),
		esc_html( $label ),
		esc_attr( $mode ),
		esc_attr( $hh_fields[ $name ] ),
		$answer['wrong'] === $name ? ' aria-invalid="true"' : ''
	);
};
$hh_frame  = new CalculatorFrame( __( 'Mortgage', 'hearth-hammer' ), (string) $props['action'], $props['hidden'] );
$hh_frame->begin();
?>
		<div class="hh-calculator__pair">
			<div class="hh-field"><?php $hh_input( 'mc_price', __( 'Price (£)', 'hearth-hammer' ), 'numeric' ); ?></div>
			<div class="hh-field"><?php $hh_input( 'mc_deposit', __( 'Deposit (% or £)', 'hearth-hammer' ), 'decimal' ); ?></div>
		</div>
		<div class="hh-calculator__pair">
			<div class="hh-field"><?php $hh_input( 'mc_years', __( 'Term (years)', 'hearth-hammer' ), 'numeric' ); ?></div>
			<div class="hh-field"><?php $hh_input( 'mc_rate', __( 'Interest rate (% a year)', 'hearth-hammer' ), 'decimal' ); ?></div>
		</div>
<?php $hh_frame->result(); ?>
		<?php if ( '' !== $answer['error'] ) : ?>
			<p class="hh-field__error"><?php echo esc_html( $answer['error'] ); ?></p>
		<?php else : ?>
			<p class="hh-calculator__label"><?php esc_html_e( 'Monthly repayment', 'hearth-hammer' ); ?></p>
			<p class="hh-calculator__answer hh-price"><?php echo esc_html( $answer['monthly'] ); ?></p>
			<dl class="hh-calculator__rows">
				<?php foreach ( $answer['rows'] as $hh_row ) : ?>
					<div>
						<dt><?php echo esc_html( $hh_row['label'] ); ?></dt>
						<dd><?php echo esc_html( $hh_row['value'] ); ?></dd>
					</div>
				<?php endforeach; ?>
			</dl>
		<?php endif; ?>
<?php
$hh_frame->end( CalculatorFrame::foot( __( 'This is a guide, not an offer. The interest rate is an example and stays the same for the whole term. Your home may be repossessed if you do not keep up repayments.', 'hearth-hammer' ) ) );
