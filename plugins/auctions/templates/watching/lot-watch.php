<?php
/**
 * Watching a lot in this browser, and by email.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{lot: int, mail_url: string, page_url: string} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<div class="hh-lot-watch">
	<?php if ( $view['lot'] > 0 ) : ?>
		<button class="hh-button hh-button--wide hh-watch" type="button" data-hh-watch="<?php echo (int) $view['lot']; ?>" aria-pressed="false" hidden><?php esc_html_e( 'Watch this lot', 'hearth-hammer' ); ?></button>
	<?php endif; ?>
	<p class="hh-lot-watch__ways">
		<a href="<?php echo esc_url( $view['mail_url'] ); ?>" rel="nofollow"><?php esc_html_e( 'Watch by email', 'hearth-hammer' ); ?></a>
		<?php if ( $view['lot'] > 0 ) : ?>
			<a href="<?php echo esc_url( $view['page_url'] ); ?>"><?php esc_html_e( 'Watched lots', 'hearth-hammer' ); ?> <span data-hh-watched-count></span></a>
		<?php endif; ?>
	</p>
</div>
