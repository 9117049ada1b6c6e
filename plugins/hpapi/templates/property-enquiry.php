<?php
/**
 * Asking about a property and booking a viewing without JavaScript: what the island property-enquiry shows in its first
 * frame. Which fields belong to the chosen tab is decided by the style sheet, so that it works before any script.
 *
 * The elements and classes are those of src/islands/property-enquiry: change both, or the page jumps.
 *
 * @package HearthHammer\Hpapi
 *
 * @var array<string, mixed>                              $props    As schemas/property-enquiry-props.json describes them.
 * @var \HearthHammer\Core\Form\FormFields                $hh_form  What was typed, and what is wrong with it.
 * @var string                                            $hh_token Empty on pages that a cache may keep.
 */

declare( strict_types=1 );

use HearthHammer\Core\Privacy\PrivacyPage;
use HearthHammer\Hpapi\Enquiries\Form\EnquiryForm;

defined( 'ABSPATH' ) || exit;

$hh_id    = $hh_form->id;
$hh_kind  = 'ask' === $hh_form->value( 'kind' ) ? 'ask' : 'viewing';
$hh_first = array_slice( $props['days'], 0, 4 );
$hh_later = array_slice( $props['days'], 4 );
?>
<form class="hh-enquiry<?php echo array() === $props['days'] ? ' hh-enquiry--no-times' : ''; ?>" method="post" action="<?php echo esc_url( $props['action'] ); ?>" aria-label="<?php esc_attr_e( 'Book a viewing or ask a question', 'hearth-hammer' ); ?>">
	<?php if ( '' !== $hh_token ) : ?>
		<input type="hidden" name="token" value="<?php echo esc_attr( $hh_token ); ?>">
	<?php endif; ?>
	<fieldset class="hh-enquiry__tabs hh-tabs">
		<legend class="hh-visually-hidden"><?php esc_html_e( 'What would you like to do?', 'hearth-hammer' ); ?></legend>
		<label class="hh-tabs__tab"><input type="radio" name="kind" value="viewing"<?php checked( 'viewing', $hh_kind ); ?>><?php esc_html_e( 'Book a viewing', 'hearth-hammer' ); ?></label>
		<label class="hh-tabs__tab"><input type="radio" name="kind" value="ask"<?php checked( 'ask', $hh_kind ); ?>><?php esc_html_e( 'Ask a question', 'hearth-hammer' ); ?></label>
	</fieldset>
	<div class="hh-enquiry__viewing">
		<?php if ( array() !== $props['days'] ) : ?>
			<fieldset class="hh-field hh-enquiry__slots"<?php $hh_form->print_group_state( 'slot', true ); ?>>
				<legend><?php esc_html_e( 'Choose a time', 'hearth-hammer' ); ?></legend>
				<?php $hh_form->print_fault( 'slot' ); ?>
				<?php array_map( static fn ( $hh_day ) => EnquiryForm::print_day( $hh_form, $hh_day ), $hh_first ); ?>
				<?php if ( array() !== $hh_later ) : ?>
					<details class="hh-enquiry__more">
						<summary class="hh-enquiry__summary"><?php esc_html_e( 'More days', 'hearth-hammer' ); ?></summary>
						<?php array_map( static fn ( $hh_day ) => EnquiryForm::print_day( $hh_form, $hh_day ), $hh_later ); ?>
					</details>
				<?php endif; ?>
				<label class="hh-choice hh-enquiry__other"><input type="radio" name="slot" value="0"<?php checked( '0', $hh_form->value( 'slot' ) ); ?>><?php esc_html_e( 'I can’t make any of these', 'hearth-hammer' ); ?></label>
			</fieldset>
		<?php endif; ?>
		<?php $hh_form->print_area( 'preferred', __( 'When would suit you?', 'hearth-hammer' ), ' rows="2" maxlength="' . (int) $props['lengths']['preferred'] . '"', hint: __( 'For example, weekday evenings or Saturday mornings.', 'hearth-hammer' ), class: 'hh-enquiry__preferred' ); ?>
	</div>
	<fieldset class="hh-field hh-enquiry__ask">
		<legend><?php esc_html_e( 'I’d like', 'hearth-hammer' ); ?><span class="hh-field__optional"> <?php esc_html_e( '(optional)', 'hearth-hammer' ); ?></span></legend>
		<label class="hh-check"><input type="checkbox" name="wishes[]" value="details"<?php checked( $hh_form->has( 'wishes', 'details' ) ); ?>><?php esc_html_e( 'More details by email', 'hearth-hammer' ); ?></label>
		<label class="hh-check"><input type="checkbox" name="wishes[]" value="callback"<?php checked( $hh_form->has( 'wishes', 'callback' ) ); ?>><?php esc_html_e( 'A call back', 'hearth-hammer' ); ?></label>
	</fieldset>
	<div class="hh-field hh-enquiry__message<?php echo $hh_form->is_invalid( 'message' ) ? ' hh-field--invalid' : ''; ?>">
		<label class="hh-field__label" for="<?php echo esc_attr( "$hh_id-message" ); ?>"><span class="hh-enquiry__for-ask"><?php esc_html_e( 'Your question', 'hearth-hammer' ); ?></span><span class="hh-enquiry__for-viewing"><?php esc_html_e( 'Anything we should know?', 'hearth-hammer' ); ?><span class="hh-field__optional"> <?php esc_html_e( '(optional)', 'hearth-hammer' ); ?></span></span></label>
		<textarea id="<?php echo esc_attr( "$hh_id-message" ); ?>" name="message" class="hh-field__input" rows="4" maxlength="<?php echo (int) $props['lengths']['message']; ?>"<?php $hh_form->print_state( 'message' ); ?>><?php echo esc_textarea( $hh_form->value( 'message' ) ); ?></textarea>
		<?php $hh_form->print_fault( 'message' ); ?>
	</div>
	<div class="hh-enquiry__person">
		<?php $hh_form->print_person(); ?>
	</div>
	<?php $hh_form->print_trap(); ?>
	<?php echo PrivacyPage::note(); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it is made. ?>
	<div class="hh-enquiry__foot">
		<button class="hh-button hh-button--primary hh-enquiry__submit" type="submit"><span class="hh-enquiry__for-ask"><?php esc_html_e( 'Send my question', 'hearth-hammer' ); ?></span><span class="hh-enquiry__for-viewing"><?php esc_html_e( 'Request viewing', 'hearth-hammer' ); ?></span></button>
		<p class="hh-enquiry__note"><?php esc_html_e( 'We use your details only to reply to you.', 'hearth-hammer' ); ?></p>
	</div>
</form>
