<?php
/**
 * Asking about a lot, viewing it, registering to bid or leaving a bid without JavaScript: what the island lot-enquiry
 * shows in its first frame. Which fields belong to the chosen wish is decided by the style sheet, so that it works before
 * any script. The elements and classes are those of src/islands/lot-enquiry: change both.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{props: array<string, mixed>, fields: \HearthHammer\Core\Form\FormFields, chosen: string, token: string} $view
 */

declare( strict_types=1 );

use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Core\Privacy\PrivacyPage;

defined( 'ABSPATH' ) || exit;

$hh_props  = $view['props'];
$hh_fields = $view['fields'];

$hh_takes_offers = in_array( EnquiryKind::Offer->value, array_column( $hh_props['kinds'], 'value' ), true );
?>
<form class="hh-lot-enquiry" method="post"<?php echo $hh_takes_offers ? ' enctype="multipart/form-data"' : ''; ?> action="<?php echo esc_url( $hh_props['action'] ); ?>" aria-label="<?php esc_attr_e( 'Enquire, view or bid', 'hearth-hammer' ); ?>">
	<?php if ( '' !== $view['token'] ) : ?>
		<input type="hidden" name="token" value="<?php echo esc_attr( $view['token'] ); ?>">
	<?php endif; ?>
	<fieldset class="hh-lot-enquiry__kinds hh-choices">
		<legend class="hh-visually-hidden"><?php esc_html_e( 'What would you like to do?', 'hearth-hammer' ); ?></legend>
		<?php foreach ( $hh_props['kinds'] as $hh_kind ) : ?>
			<label class="hh-choice"><input type="radio" name="kind" value="<?php echo esc_attr( $hh_kind['value'] ); ?>"<?php checked( $hh_kind['value'], $view['chosen'] ); ?>><?php echo esc_html( $hh_kind['label'] ); ?></label>
		<?php endforeach; ?>
	</fieldset>
	<?php
	$hh_fields->print_input( 'bid', 'text', __( 'Your maximum bid (£)', 'hearth-hammer' ), ' inputmode="numeric" maxlength="20" autocomplete="off"', hint: __( 'Excluding buyer’s premium and VAT. The auctioneer bids for you, for as little as the other bids allow.', 'hearth-hammer' ), class: 'hh-lot-enquiry__bid' );
	if ( $hh_takes_offers ) {
		echo '<div class="hh-lot-enquiry__offer">';
		$hh_fields->print_input( 'amount', 'text', __( 'Your offer (£)', 'hearth-hammer' ), ' inputmode="numeric" maxlength="20" autocomplete="off"', hint: __( 'Excluding buyer’s premium and VAT.', 'hearth-hammer' ) );
		$hh_fields->print_select( 'funding', __( 'How you’ll pay', 'hearth-hammer' ), $hh_props['funding'], __( 'Choose', 'hearth-hammer' ) );
		$hh_fields->print_input( 'solicitor', 'text', __( 'Your solicitor', 'hearth-hammer' ), ' maxlength="120" autocomplete="off"', true, __( 'Name and firm.', 'hearth-hammer' ) );
		$hh_fields->print_file( 'proof', __( 'Proof of funds', 'hearth-hammer' ), '.pdf,.jpg,.jpeg,.png', '' === $view['token'] ? __( 'PDF, JPG or PNG, up to 10 MB. Only our saleroom sees it.', 'hearth-hammer' ) : __( 'PDF, JPG or PNG, up to 10 MB. Only our saleroom sees it. If you’ve chosen a file before, choose it again.', 'hearth-hammer' ) );
		echo '</div>';
	}
	$hh_fields->print_area( 'message', __( 'Your message', 'hearth-hammer' ), ' rows="4" maxlength="' . (int) $hh_props['message_length'] . '"', hint: __( 'Your question, or when you’d like to view.', 'hearth-hammer' ) );
	?>
	<div class="hh-legal__person">
		<?php $hh_fields->print_person( needs_phone: true === EnquiryKind::tryFrom( $view['chosen'] )?->needs_phone() ); ?>
	</div>
	<div class="hh-lot-enquiry__agree">
		<?php $hh_fields->print_check( 'agree', '1', __( 'I have read the conditions of sale and understand that an accepted bid is binding', 'hearth-hammer' ), ' aria-required="true"' ); ?>
		<?php if ( '' !== $hh_props['conditions_url'] ) : ?>
			<p><a href="<?php echo esc_url( $hh_props['conditions_url'] ); ?>"><?php esc_html_e( 'Conditions of sale', 'hearth-hammer' ); ?></a></p>
		<?php endif; ?>
	</div>
	<?php $hh_fields->print_trap(); ?>
	<?php echo PrivacyPage::note(); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it is made. ?>
	<div class="hh-lot-enquiry__foot">
		<button class="hh-button hh-button--primary" type="submit">
			<?php foreach ( $hh_props['kinds'] as $hh_kind ) : ?>
				<span data-hh-send="<?php echo esc_attr( $hh_kind['value'] ); ?>"<?php echo $hh_kind['value'] === $view['chosen'] ? '' : ' hidden'; ?>><?php echo esc_html( $hh_kind['send'] ); ?></span>
			<?php endforeach; ?>
		</button>
		<p class="hh-field__hint"><?php esc_html_e( 'We use your details only to reply to you.', 'hearth-hammer' ); ?></p>
	</div>
</form>
