<?php
/**
 * Writing to a member of staff.
 *
 * @package HearthHammer\Hpapi
 *
 * @var string                             $hh_action  Where it is sent.
 * @var \HearthHammer\Core\Form\FormFields $hh_form    What was typed, and what is wrong with it.
 * @var string                             $hh_token
 * @var int                                $hh_longest Characters of the message.
 */

declare( strict_types=1 );

use HearthHammer\Core\Privacy\PrivacyPage;

defined( 'ABSPATH' ) || exit;

?>
<form class="hh-enquiry hh-enquiry--message" method="post" action="<?php echo esc_url( $hh_action ); ?>" aria-label="<?php esc_attr_e( 'Send us a message', 'hearth-hammer' ); ?>">
	<input type="hidden" name="token" value="<?php echo esc_attr( $hh_token ); ?>">
	<?php $hh_form->print_area( 'message', __( 'Your message', 'hearth-hammer' ), ' rows="6" maxlength="' . (int) $hh_longest . '"', hint: __( 'If it’s about a property, tell us which one.', 'hearth-hammer' ) ); ?>
	<?php $hh_form->print_check( 'wishes[]', 'callback', __( 'Please call me back', 'hearth-hammer' ), $hh_form->has( 'wishes', 'callback' ) ? ' checked' : '' ); ?>
	<div class="hh-enquiry__person">
		<?php $hh_form->print_person(); ?>
	</div>
	<?php $hh_form->print_trap(); ?>
	<?php echo PrivacyPage::note(); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it is made. ?>
	<div class="hh-enquiry__foot">
		<button class="hh-button hh-button--primary hh-enquiry__submit" type="submit"><?php esc_html_e( 'Send message', 'hearth-hammer' ); ?></button>
		<p class="hh-enquiry__note"><?php esc_html_e( 'We use your details only to reply to you.', 'hearth-hammer' ); ?></p>
	</div>
</form>
