<?php
/**
 * The newsletter's sign-up form without JavaScript: what the island newsletter shows in its first frame.
 *
 * The elements and classes are those of src/islands/newsletter/newsletter.tsx: change both, or the page jumps. The form
 * lands on a page that asks once more, with a fresh token: this page may come from a cache.
 *
 * @package HearthHammer\Hpapi
 *
 * @var array<string, mixed> $props As schemas/newsletter-props.json describes them.
 */

declare( strict_types=1 );

use HearthHammer\Core\Privacy\PrivacyPage;

defined( 'ABSPATH' ) || exit;

$hh_id = wp_unique_id( 'hh-newsletter-' );
?>
<div class="hh-newsletter">
	<div class="hh-newsletter__lead">
		<p class="hh-newsletter__line"><?php esc_html_e( 'Get new properties, open days and auction dates by email, about twice a month.', 'hearth-hammer' ); ?></p>
		<p class="hh-newsletter__line hh-newsletter__line--off"><?php esc_html_e( 'Get new properties and auction dates by email. Would you like to sign up, or sign up again?', 'hearth-hammer' ); ?></p>
		<p class="hh-newsletter__line hh-newsletter__line--off"><?php esc_html_e( 'You’re on our list. We’ll email you new properties, open days and auction dates.', 'hearth-hammer' ); ?></p>
		<p class="hh-newsletter__line hh-newsletter__line--off"><?php echo esc_html( \HearthHammer\Hpapi\Leads\Newsletter\SignUp::sentence() ); ?></p>
	</div>
	<form class="hh-newsletter__form" method="post" action="<?php echo esc_url( $props['action'] ); ?>">
		<div class="hh-newsletter__row">
			<div class="hh-field">
				<label class="hh-field__label" for="<?php echo esc_attr( $hh_id ); ?>"><?php esc_html_e( 'Email address', 'hearth-hammer' ); ?></label>
				<input id="<?php echo esc_attr( $hh_id ); ?>" class="hh-field__input" type="email" name="email" autocomplete="email" maxlength="254" required>
			</div>
			<input type="hidden" name="source" value="<?php echo esc_attr( $props['source'] ); ?>">
			<div class="hh-newsletter__trap" aria-hidden="true"><label for="<?php echo esc_attr( $hh_id ); ?>-website"><?php esc_html_e( 'Leave this empty', 'hearth-hammer' ); ?></label><input id="<?php echo esc_attr( $hh_id ); ?>-website" type="text" name="website" tabindex="-1" autocomplete="off"></div>
			<button class="hh-button hh-button--ink" type="submit"><?php esc_html_e( 'Sign up', 'hearth-hammer' ); ?></button>
			<?php echo PrivacyPage::note(); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it is made. ?>
		</div>
		<p class="hh-newsletter__small" role="status"><?php esc_html_e( 'You can unsubscribe at any time.', 'hearth-hammer' ); ?></p>
	</form>
</div>
