<?php
/**
 * The button that brings a sale or a lot up to date with its platform, as a form that works without JavaScript. The
 * island sync-overlay draws the same.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{lot_id: string, platform: string, synced: string, synced_at: int, form: array{action: string, name: string, post: int}} $view
 */

declare( strict_types=1 );

use HearthHammer\Core\Parts\TimeAgo;

defined( 'ABSPATH' ) || exit;
?>
<form class="hh-sync" method="post" action="<?php echo esc_url( $view['form']['action'] ); ?>">
	<input type="hidden" name="action" value="<?php echo esc_attr( $view['form']['name'] ); ?>">
	<input type="hidden" name="post" value="<?php echo esc_attr( (string) $view['form']['post'] ); ?>">
	<button type="submit" class="hh-button hh-sync__button"><?php echo esc_html( '' === $view['lot_id'] ? __( 'Sync this sale', 'hearth-hammer' ) : __( 'Sync this lot', 'hearth-hammer' ) ); ?></button>
	<?php if ( '' !== $view['synced'] ) : ?>
	<p class="hh-sync__when"><?php echo esc_html( $view['synced'] ); ?> · <?php echo TimeAgo::html( $view['synced_at'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></p>
	<?php endif; ?>
</form>
