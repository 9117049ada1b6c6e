<?php
/**
 * The form that saves a search, without JavaScript. What it asks is what the island save-search asks.
 *
 * @package HearthHammer\Hpapi
 *
 * @var array{label: string, search: array<string, string>, list_url: string, token: string, error: string, email: string, frequency: string, price_drops: bool, frequencies: list<array{value: string, label: string}>} $view
 */

declare( strict_types=1 );

use HearthHammer\Core\Privacy\PrivacyPage;

defined( 'ABSPATH' ) || exit;
?>
<p class="hh-saved__lede"><?php esc_html_e( 'We’ll email you when a property matches this search. You don’t need an account, and every email has a link to stop.', 'hearth-hammer' ); ?></p>
<p class="hh-saved__search"><?php echo esc_html( $view['label'] ); ?></p>
<form class="hh-saved__form" method="post" action="<?php echo esc_url( home_url( '/saved-searches/new/' ) ); ?>">
	<?php foreach ( $view['search'] as $hh_name => $hh_value ) : ?>
		<input type="hidden" name="search[<?php echo esc_attr( $hh_name ); ?>]" value="<?php echo esc_attr( $hh_value ); ?>">
	<?php endforeach; ?>
	<input type="hidden" name="token" value="<?php echo esc_attr( $view['token'] ); ?>">
	<div class="hh-field<?php echo '' === $view['error'] ? '' : ' hh-field--invalid'; ?>">
		<label class="hh-field__label" for="hh-saved-email"><?php esc_html_e( 'Email address', 'hearth-hammer' ); ?></label>
		<input class="hh-field__input" id="hh-saved-email" type="email" name="email" value="<?php echo esc_attr( $view['email'] ); ?>" maxlength="254" autocomplete="email" autocapitalize="none" spellcheck="false" required<?php echo '' === $view['error'] ? '' : ' aria-invalid="true" autofocus aria-describedby="hh-saved-error"'; ?>>
		<?php if ( '' !== $view['error'] ) : ?>
			<p class="hh-field__error" id="hh-saved-error" role="alert"><?php echo esc_html( $view['error'] ); ?></p>
		<?php endif; ?>
	</div>
	<fieldset class="hh-field">
		<legend><?php esc_html_e( 'How often', 'hearth-hammer' ); ?></legend>
		<div class="hh-choices">
			<?php foreach ( $view['frequencies'] as $hh_option ) : ?>
				<label class="hh-choice"><input type="radio" name="frequency" value="<?php echo esc_attr( $hh_option['value'] ); ?>"<?php checked( $hh_option['value'], $view['frequency'] ); ?>> <?php echo esc_html( $hh_option['label'] ); ?></label>
			<?php endforeach; ?>
		</div>
	</fieldset>
	<label class="hh-check"><input type="checkbox" name="price_drops" value="1"<?php checked( $view['price_drops'] ); ?>><?php esc_html_e( 'Include price reductions', 'hearth-hammer' ); ?></label>
	<div class="hh-trap" aria-hidden="true"><label><?php esc_html_e( 'Leave this empty', 'hearth-hammer' ); ?> <input type="text" name="website" tabindex="-1" autocomplete="off"></label></div>
	<?php echo PrivacyPage::note(); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it is made. ?>
	<div class="hh-saved__actions">
		<button class="hh-button hh-button--primary" type="submit"><?php esc_html_e( 'Set up email alerts', 'hearth-hammer' ); ?></button>
		<a class="hh-button hh-button--quiet" href="<?php echo esc_url( $view['list_url'] ); ?>"><?php esc_html_e( 'Back to results', 'hearth-hammer' ); ?></a>
	</div>
</form>
