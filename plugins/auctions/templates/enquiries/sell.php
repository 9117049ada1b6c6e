<?php
/**
 * 'Sell at our auction' without JavaScript: what the island sell-at-auction shows in its first frame. The elements and
 * classes are those of src/islands/sell-at-auction: change both.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{props: array<string, mixed>, fields: \HearthHammer\Core\Form\FormFields, token: string} $view
 */

declare( strict_types=1 );

use HearthHammer\Core\Privacy\PrivacyPage;

defined( 'ABSPATH' ) || exit;

$hh_props  = $view['props'];
$hh_fields = $view['fields'];
?>
<form class="hh-sell__form" method="post" action="<?php echo esc_url( $hh_props['action'] ); ?>" aria-label="<?php esc_attr_e( 'Sell at auction', 'hearth-hammer' ); ?>">
	<?php if ( '' !== $view['token'] ) : ?>
		<input type="hidden" name="token" value="<?php echo esc_attr( $view['token'] ); ?>">
	<?php endif; ?>
	<div class="hh-sell__fields">
		<?php
		foreach ( $hh_props['questions'] as $hh_question ) {
			$hh_input = 'number' === $hh_question['rule'] ? ' inputmode="numeric"' : '';
			$hh_fields->print_input( $hh_question['name'], 'text', $hh_question['label'], $hh_input . ' maxlength="120" autocomplete="off"' . ( $hh_question['is_required'] ? ' required' : '' ), ! $hh_question['is_required'], $hh_question['hint'] );
		}
		?>
	</div>
	<?php $hh_fields->print_area( 'message', __( 'Anything else', 'hearth-hammer' ), ' rows="4" maxlength="' . (int) $hh_props['message_length'] . '"', true, __( 'For example, condition, history, finance, or when you’d like to sell.', 'hearth-hammer' ) ); ?>
	<div class="hh-sell__fields">
		<?php $hh_fields->print_person(); ?>
	</div>
	<?php $hh_fields->print_trap(); ?>
	<?php echo PrivacyPage::note(); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it is made. ?>
	<div class="hh-sell__foot">
		<button class="hh-button hh-button--primary" type="submit"><?php esc_html_e( 'Request an estimate', 'hearth-hammer' ); ?></button>
		<p class="hh-field__hint"><?php esc_html_e( 'We use your details only to reply to you.', 'hearth-hammer' ); ?></p>
	</div>
</form>
