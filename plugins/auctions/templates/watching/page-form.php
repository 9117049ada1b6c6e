<?php
/**
 * Asks for an address to write to about lots or sales.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{items: array<int, array{sale: int, words: string, url: string, about: string, image: string}>, posts: string, token: string, error: string, chosen: string, fields: \HearthHammer\Core\Form\FormFields, frequencies: list<array{value: string, label: string}>} $view
 */

declare( strict_types=1 );

use HearthHammer\Auctions\Watching\WatchMessages;
use HearthHammer\Core\Privacy\PrivacyPage;

defined( 'ABSPATH' ) || exit;
?>
<p class="hh-lede"><?php esc_html_e( 'We’ll email you when a guide price, a status or the auction date changes, when an addendum is published, and the day before the auction. You don’t need an account, and every email has a link to unsubscribe.', 'hearth-hammer' ); ?></p>
<?php if ( '' !== $view['error'] ) : ?>
	<div class="hh-notice hh-notice--error" role="alert"><p class="hh-notice__title"><?php echo esc_html( $view['error'] ); ?></p></div>
<?php endif; ?>
<ul class="hh-watching__items">
	<?php foreach ( $view['items'] as $hh_item ) : ?>
		<li><?php require __DIR__ . '/item.php'; ?></li>
	<?php endforeach; ?>
</ul>
<form class="hh-lot-watch__form" method="post" action="<?php echo esc_url( home_url( '/watching/new/' ) ); ?>">
	<input type="hidden" name="token" value="<?php echo esc_attr( $view['token'] ); ?>">
	<input type="hidden" name="posts" value="<?php echo esc_attr( $view['posts'] ); ?>">
	<?php $view['fields']->print_input( 'email', 'email', __( 'Email address', 'hearth-hammer' ), ' autocomplete="email" maxlength="254" required' ); ?>
	<?php
	$hh_hint = WatchMessages::quick();
	require __DIR__ . '/frequency.php';
	?>
	<?php $view['fields']->print_trap(); ?>
	<?php echo PrivacyPage::note(); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it is made. ?>
	<div><button class="hh-button hh-button--primary" type="submit"><?php esc_html_e( 'Watch by email', 'hearth-hammer' ); ?></button></div>
</form>
