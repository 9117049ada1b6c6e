<?php
/**
 * What an address watches, and how often it hears.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{items: array<int, array{sale: int, words: string, url: string, about: string, image: string}>, searches: array<string, array{id: int, words: string, url: string, about: string, image: string}>, email: string, chosen: string, done: string, stop_url: string, frequencies: list<array{value: string, label: string}>} $view
 */

declare( strict_types=1 );

use HearthHammer\Auctions\Watching\WatchMessages;

defined( 'ABSPATH' ) || exit;
?>
<?php if ( '' !== $view['done'] ) : ?>
	<p class="hh-notice hh-notice--success" role="status"><?php echo esc_html( $view['done'] ); ?></p>
<?php endif; ?>
<p class="hh-lede">
	<?php
	/* translators: %s: an email address */
	echo esc_html( sprintf( __( 'Emails go to %s', 'hearth-hammer' ), $view['email'] ) );
	?>
</p>
<?php if ( array() === $view['items'] && array() === $view['searches'] ) : ?>
	<p><?php esc_html_e( 'You’re not watching anything at the moment.', 'hearth-hammer' ); ?></p>
<?php endif; ?>
<form method="post">
	<ul class="hh-watching__items">
		<?php foreach ( $view['items'] as $hh_id => $hh_item ) : ?>
			<li>
				<?php require __DIR__ . '/item.php'; ?>
				<button class="hh-link-button" type="submit" name="remove" value="<?php echo (int) $hh_id; ?>"><?php esc_html_e( 'Stop watching', 'hearth-hammer' ); ?><span class="hh-visually-hidden">: <?php echo esc_html( $hh_item['words'] ); ?></span></button>
			</li>
		<?php endforeach; ?>
	</ul>
	<?php if ( array() !== $view['searches'] ) : ?>
		<h2 class="hh-heading"><?php esc_html_e( 'Searches', 'hearth-hammer' ); ?></h2>
		<ul class="hh-watching__items">
			<?php foreach ( $view['searches'] as $hh_item ) : ?>
				<li>
					<?php require __DIR__ . '/item.php'; ?>
					<button class="hh-link-button" type="submit" name="remove_search" value="<?php echo (int) $hh_item['id']; ?>"><?php esc_html_e( 'Stop alerts', 'hearth-hammer' ); ?><span class="hh-visually-hidden">: <?php echo esc_html( $hh_item['words'] ); ?></span></button>
				</li>
			<?php endforeach; ?>
		</ul>
	<?php endif; ?>
</form>
<form class="hh-lot-watch__form" method="post">
	<?php
	$hh_hint = WatchMessages::quick();
	require __DIR__ . '/frequency.php';
	?>
	<div><button class="hh-button hh-button--small" type="submit"><?php esc_html_e( 'Save changes', 'hearth-hammer' ); ?></button></div>
</form>
<p><a href="<?php echo esc_url( $view['stop_url'] ); ?>"><?php esc_html_e( 'Stop all emails about lots', 'hearth-hammer' ); ?></a></p>
