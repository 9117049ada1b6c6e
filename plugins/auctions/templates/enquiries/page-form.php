<?php
/**
 * The form of a lot on a page of its own.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{lot: string, lot_url: string, lede: string, error: string, form: string} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<?php if ( '' !== $view['error'] ) : ?>
	<div class="hh-notice hh-notice--error" role="alert"><p class="hh-notice__title"><?php echo esc_html( $view['error'] ); ?></p></div>
<?php endif; ?>
<p class="hh-lede"><a href="<?php echo esc_url( $view['lot_url'] ); ?>"><?php echo esc_html( $view['lot'] ); ?></a></p>
<?php if ( '' !== $view['lede'] ) : ?>
	<p><?php echo esc_html( $view['lede'] ); ?></p>
<?php endif; ?>
<?php
echo $view['form']; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by its template.
