<?php
/**
 * 'What is my property worth?' without JavaScript: what the island property-valuation shows in its first frame. All three
 * steps are here; the style sheet shows one at a time where a script will lead through them.
 *
 * The elements and classes are those of src/islands/property-valuation: change both, or the page jumps.
 *
 * @package HearthHammer\Hpapi
 *
 * @var array<string, mixed>               $props    As schemas/property-valuation-props.json describes them.
 * @var \HearthHammer\Core\Form\FormFields $hh_form  What was typed, and what is wrong with it.
 * @var string                             $hh_token Empty on pages that a cache may keep.
 */

declare( strict_types=1 );

use HearthHammer\Core\Privacy\PrivacyPage;

defined( 'ABSPATH' ) || exit;

$hh_choose  = __( 'Choose one', 'hearth-hammer' );
$hh_options = $props['options'];
?>
<form class="hh-home-valuation is-step-1" method="post" action="<?php echo esc_url( $props['action'] ); ?>" aria-label="<?php esc_attr_e( 'Request a valuation', 'hearth-hammer' ); ?>">
	<?php if ( '' !== $hh_token ) : ?>
		<input type="hidden" name="token" value="<?php echo esc_attr( $hh_token ); ?>">
	<?php endif; ?>
	<ol class="hh-steps hh-home-valuation__steps">
		<li class="hh-steps__step" aria-current="step"><?php esc_html_e( 'Address', 'hearth-hammer' ); ?></li>
		<li class="hh-steps__step"><?php esc_html_e( 'Property', 'hearth-hammer' ); ?></li>
		<li class="hh-steps__step"><?php esc_html_e( 'Your details', 'hearth-hammer' ); ?></li>
	</ol>
	<fieldset class="hh-home-valuation__step hh-home-valuation__step--1">
		<legend class="hh-home-valuation__legend"><?php esc_html_e( 'Where is your property?', 'hearth-hammer' ); ?></legend>
		<?php
		$hh_form->print_input( 'postcode', 'text', __( 'Postcode', 'hearth-hammer' ), ' autocomplete="postal-code" autocapitalize="characters" spellcheck="false" maxlength="10" required', class: 'hh-home-valuation__postcode' );
		$hh_form->print_input( 'address', 'text', __( 'House name or number, and street', 'hearth-hammer' ), ' autocomplete="address-line1" maxlength="' . (int) $props['lengths']['address'] . '" required' );
		$hh_form->print_input( 'town', 'text', __( 'Town or village', 'hearth-hammer' ), ' autocomplete="address-level2" maxlength="' . (int) $props['lengths']['town'] . '"', true );
		?>
	</fieldset>
	<fieldset class="hh-home-valuation__step hh-home-valuation__step--2">
		<legend class="hh-home-valuation__legend"><?php esc_html_e( 'What kind of property is it?', 'hearth-hammer' ); ?></legend>
		<?php $hh_form->print_choices( 'wants', __( 'Are you thinking of selling or letting?', 'hearth-hammer' ), $hh_options['wants'] ); ?>
		<div class="hh-home-valuation__pair">
			<?php
			$hh_form->print_select( 'property_type', __( 'Property type', 'hearth-hammer' ), $hh_options['property_type'], $hh_choose );
			$hh_form->print_select( 'bedrooms', __( 'Bedrooms', 'hearth-hammer' ), $hh_options['bedrooms'], $hh_choose );
			$hh_form->print_select( 'tenure', __( 'Tenure', 'hearth-hammer' ), $hh_options['tenure'], __( 'I don’t know', 'hearth-hammer' ), true );
			$hh_form->print_select( 'moving', __( 'When would you like to move?', 'hearth-hammer' ), $hh_options['moving'], $hh_choose, true );
			?>
		</div>
	</fieldset>
	<fieldset class="hh-home-valuation__step hh-home-valuation__step--3">
		<legend class="hh-home-valuation__legend"><?php esc_html_e( 'How can we contact you?', 'hearth-hammer' ); ?></legend>
		<div class="hh-home-valuation__pair">
			<?php $hh_form->print_person( needs_phone: true ); ?>
		</div>
		<?php
		$hh_form->print_choices( 'contact', __( 'Would you like a visit or a call?', 'hearth-hammer' ), $hh_options['contact'] );
		$hh_form->print_choices( 'days', __( 'Preferred days', 'hearth-hammer' ), $hh_options['days'], true );
		$hh_form->print_choices( 'times', __( 'Preferred times', 'hearth-hammer' ), $hh_options['times'], true );
		$hh_form->print_area( 'message', __( 'Anything else we should know?', 'hearth-hammer' ), ' rows="3" maxlength="' . (int) $props['lengths']['message'] . '"', true );
		?>
		<?php $hh_form->print_trap(); ?>
		<p class="hh-home-valuation__note"><?php esc_html_e( 'By sending this form, you’re asking us to contact you about a valuation. We’ll only use your details for that.', 'hearth-hammer' ); ?></p>
		<?php echo PrivacyPage::note(); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it is made. ?>
	</fieldset>
	<div class="hh-home-valuation__foot">
		<button class="hh-button hh-button--quiet hh-home-valuation__back" type="button"><?php esc_html_e( 'Back', 'hearth-hammer' ); ?></button>
		<button class="hh-button hh-button--primary hh-home-valuation__next" type="button"><?php esc_html_e( 'Continue', 'hearth-hammer' ); ?></button>
		<button class="hh-button hh-button--primary hh-home-valuation__send" type="submit"><?php esc_html_e( 'Request a valuation', 'hearth-hammer' ); ?></button>
	</div>
</form>
