<?php
/**
 * The lots that the visitor’s browser watches, or that somebody shared; src/enhancements/watched-lots.ts fills the first.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{shared: list<string>, api: string, url: string, words: string} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<?php if ( array() !== $view['shared'] ) : ?>
	<p class="hh-lede"><?php esc_html_e( 'Someone shared these lots with you.', 'hearth-hammer' ); ?></p>
	<div class="hh-lot-list hh-lot-list--grid" data-hh-card-words="<?php echo esc_attr( $view['words'] ); ?>"><?php echo implode( '', $view['shared'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- Printed by the card's template. ?></div>
<?php else : ?>
	<p class="hh-lede"><?php esc_html_e( 'Your watched lots are saved in this browser only.', 'hearth-hammer' ); ?></p>
	<noscript><p class="hh-notice"><?php esc_html_e( 'Turn on JavaScript to see the lots you’re watching in this browser. “Watch by email” on a lot’s page works without it.', 'hearth-hammer' ); ?></p></noscript>
	<?php require __DIR__ . '/watched-list.php'; ?>
<?php endif; ?>
