<?php
/**
 * The valuation wizard as the server prints it: the same as the island's first frame (src/islands/valuation-wizard).
 *
 * The form sends itself to its own page when it is used before the island has come; the island then finds the plate in
 * the address. Without JavaScript there is no valuation: the button is disabled and a notice says how to get one.
 *
 * @var array<string, mixed> $props As schemas/valuation-wizard-props.json.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$form_id = (string) $props['form_id'];
$contact = (array) $props['contact'];
$heading = 'h' . min( 4, max( 2, (int) $props['heading_level'] ) );
$steps   = array( __( 'Vehicle', 'hearth-hammer' ), __( 'Your details', 'hearth-hammer' ), __( 'Valuation', 'hearth-hammer' ) );
$phone   = sprintf( '<a href="%s" data-track="phone">%s</a>', esc_url( (string) $contact['phone_href'], array( 'tel' ) ), esc_html( (string) $contact['phone'] ) );
$link    = array(
	'a' => array(
		'href'       => true,
		'data-track' => true,
	),
);
?>
<div class="hh-valuation" id="<?php echo esc_attr( $form_id ); ?>">
	<ol class="hh-steps" aria-label="<?php esc_attr_e( 'Valuation steps', 'hearth-hammer' ); ?>">
		<?php foreach ( $steps as $index => $name ) : ?>
			<li class="hh-steps__step"<?php echo 0 === $index ? ' aria-current="step"' : ''; ?>><?php echo esc_html( $name ); ?></li>
		<?php endforeach; ?>
	</ol>
	<div class="hh-valuation__stage">
		<form class="hh-valuation__form" method="get" novalidate>
			<<?php echo esc_html( $heading ); ?> class="hh-valuation__heading" tabindex="-1"><?php esc_html_e( 'Tell us about your vehicle', 'hearth-hammer' ); ?></<?php echo esc_html( $heading ); ?>>
			<noscript>
				<div class="hh-notice hh-valuation__no-script">
					<p class="hh-notice__title"><?php esc_html_e( 'Turn on JavaScript to use the online valuation', 'hearth-hammer' ); ?></p>
					<?php if ( '' !== $contact['phone'] ) : ?>
					<p>
						<?php
						echo wp_kses(
							sprintf(
								/* translators: 1: phone number; 2: contact hours. */
								__( 'JavaScript is turned off in your browser. You can also call us on %1$s, %2$s, and we’ll value your vehicle over the phone.', 'hearth-hammer' ),
								$phone,
								esc_html( (string) $contact['hours'] )
							),
							$link
						);
						?>
					</p>
					<?php endif; ?>
				</div>
			</noscript>
			<div class="hh-valuation__vehicle-fields">
				<div class="hh-field hh-valuation__plate">
					<label class="hh-field__label" for="<?php echo esc_attr( "$form_id-vrm" ); ?>"><?php esc_html_e( 'Number plate', 'hearth-hammer' ); ?></label>
					<div class="hh-plate"><input id="<?php echo esc_attr( "$form_id-vrm" ); ?>" class="hh-plate__input" name="vrm" type="text" placeholder="<?php esc_attr_e( 'Enter reg', 'hearth-hammer' ); ?>" autocapitalize="characters" autocomplete="off" autocorrect="off" spellcheck="false" enterkeyhint="next" maxlength="20" required></div>
				</div>
				<div class="hh-field hh-valuation__mileage">
					<label class="hh-field__label" for="<?php echo esc_attr( "$form_id-mileage" ); ?>"><?php esc_html_e( 'Mileage', 'hearth-hammer' ); ?></label>
					<span class="hh-field__affix"><input id="<?php echo esc_attr( "$form_id-mileage" ); ?>" class="hh-field__input" name="mileage" type="text" placeholder="<?php esc_attr_e( 'e.g. 45,000', 'hearth-hammer' ); ?>" inputmode="numeric" autocomplete="off" enterkeyhint="go" maxlength="16" required><span aria-hidden="true"><?php esc_html_e( 'miles', 'hearth-hammer' ); ?></span></span>
				</div>
			</div>
			<?php if ( true === $props['ask_condition'] ) : ?>
				<fieldset class="hh-field hh-valuation__condition">
					<legend><?php esc_html_e( 'What condition is it in?', 'hearth-hammer' ); ?><span class="hh-field__optional"> <?php esc_html_e( '(optional)', 'hearth-hammer' ); ?></span></legend>
					<div class="hh-choices">
						<label class="hh-choice"><input type="radio" name="condition" value="Good"><?php esc_html_e( 'Good', 'hearth-hammer' ); ?></label>
						<label class="hh-choice"><input type="radio" name="condition" value="Average"><?php esc_html_e( 'Average', 'hearth-hammer' ); ?></label>
						<label class="hh-choice"><input type="radio" name="condition" value="Poor"><?php esc_html_e( 'Poor', 'hearth-hammer' ); ?></label>
					</div>
				</fieldset>
			<?php endif; ?>
			<?php // The first submit button is the form's own: disabled, it also keeps Enter from sending the form. ?>
			<noscript><button type="submit" class="hh-button hh-button--primary hh-valuation__submit" disabled><?php esc_html_e( 'Find my vehicle', 'hearth-hammer' ); ?></button></noscript>
			<button type="submit" class="hh-button hh-button--primary hh-valuation__submit hh-valuation__submit--live"><?php esc_html_e( 'Find my vehicle', 'hearth-hammer' ); ?></button>
		</form>
	</div>
	<div class="hh-valuation__notes">
		<div>
			<p class="hh-valuation__note-title"><?php esc_html_e( 'It’s free', 'hearth-hammer' ); ?></p>
			<p><?php esc_html_e( 'There’s no obligation to sell.', 'hearth-hammer' ); ?></p>
		</div>
		<div>
			<p class="hh-valuation__note-title"><?php true === $props['email_stays'] ? esc_html_e( 'Your email stays with us', 'hearth-hammer' ) : esc_html_e( 'Used only for your valuation', 'hearth-hammer' ); ?></p>
			<p><?php esc_html_e( 'We use your email address only for your valuation. We won’t add you to a mailing list.', 'hearth-hammer' ); ?></p>
		</div>
		<?php if ( '' !== $contact['phone'] ) : ?>
			<div>
				<p class="hh-valuation__note-title"><?php esc_html_e( 'Prefer to talk?', 'hearth-hammer' ); ?></p>
				<p class="hh-valuation__contact">
					<?php esc_html_e( 'Call us on', 'hearth-hammer' ); ?> <?php echo wp_kses( $phone, $link ); ?><br>
					<?php echo esc_html( (string) $contact['hours'] ); ?><br>
					<?php echo esc_html( (string) $contact['held'] ); ?>
				</p>
			</div>
		<?php endif; ?>
	</div>
</div>
