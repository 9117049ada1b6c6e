<?php
/**
 * Asks for an address to write to about lots that match a search. The island lot-alerts asks the same.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{words: string, hidden: array<string, string>, scopes: array<int, string>, sale: int, token: string, error: string, chosen: string, fields: \HearthHammer\Core\Form\FormFields, frequencies: list<array{value: string, label: string}>} $view
 */

declare( strict_types=1 );

use HearthHammer\Core\Privacy\PrivacyPage;
use HearthHammer\Core\Text\Unbroken;

defined( 'ABSPATH' ) || exit;
?>
<p class="hh-lede"><?php esc_html_e( 'We’ll email you when new lots match or a catalogue is published, and before entries close. You don’t need an account, and every email has a link to unsubscribe.', 'hearth-hammer' ); ?></p>
<?php if ( '' !== $view['error'] ) : ?>
	<div class="hh-notice hh-notice--error" role="alert"><p class="hh-notice__title"><?php echo esc_html( $view['error'] ); ?></p></div>
<?php endif; ?>
<form class="hh-lot-watch__form" method="post" action="<?php echo esc_url( home_url( '/watching/search/' ) ); ?>">
	<p class="hh-saved__search"><?php echo Unbroken::html( $view['words'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></p>
	<?php foreach ( $view['hidden'] + array( 'token' => $view['token'] ) as $hh_name => $hh_value ) : ?>
		<input type="hidden" name="<?php echo esc_attr( $hh_name ); ?>" value="<?php echo esc_attr( $hh_value ); ?>">
	<?php endforeach; ?>
	<?php if ( count( $view['scopes'] ) > 1 ) : ?>
		<fieldset class="hh-field">
			<legend><?php esc_html_e( 'Which auctions', 'hearth-hammer' ); ?></legend>
			<div class="hh-choices">
				<?php foreach ( $view['scopes'] as $hh_sale => $hh_label ) : ?>
					<label class="hh-choice"><input type="radio" name="sale" value="<?php echo (int) $hh_sale; ?>"<?php checked( $hh_sale, $view['sale'] ); ?>> <?php echo esc_html( $hh_label ); ?></label>
				<?php endforeach; ?>
			</div>
			<p class="hh-field__hint"><?php esc_html_e( 'Alerts for one auction end when it is over.', 'hearth-hammer' ); ?></p>
		</fieldset>
	<?php else : ?>
		<p class="hh-muted"><?php echo esc_html( implode( '', $view['scopes'] ) ); ?></p>
	<?php endif; ?>
	<?php $view['fields']->print_input( 'email', 'email', __( 'Email address', 'hearth-hammer' ), ' autocomplete="email" maxlength="254" required' ); ?>
	<?php
	$hh_hint = '';
	require __DIR__ . '/frequency.php';
	?>
	<?php $view['fields']->print_trap(); ?>
	<?php echo PrivacyPage::note(); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it is made. ?>
	<div><button class="hh-button hh-button--primary" type="submit"><?php esc_html_e( 'Set up email alerts', 'hearth-hammer' ); ?></button></div>
</form>
