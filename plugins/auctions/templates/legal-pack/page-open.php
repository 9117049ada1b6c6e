<?php
/**
 * Behind the link of a mail: the button that opens a legal pack in this browser, or asks for a new link.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{lot: string, lot_url: string, is_used: bool, error: string} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<p class="hh-lede"><a href="<?php echo esc_url( $view['lot_url'] ); ?>"><?php echo esc_html( $view['lot'] ); ?></a></p>
<?php if ( '' !== $view['error'] ) : ?>
	<p class="hh-form-error" role="alert"><?php echo esc_html( $view['error'] ); ?></p>
<?php endif; ?>
<?php if ( $view['is_used'] ) : ?>
	<p><?php esc_html_e( 'Each link works in one browser only. To open the documents in this browser, ask for a new link. We’ll send it to the email address you used to request the pack.', 'hearth-hammer' ); ?></p>
	<form method="post"><button class="hh-button hh-button--primary" type="submit" name="again" value="1"><?php esc_html_e( 'Send me a new link', 'hearth-hammer' ); ?></button></form>
<?php else : ?>
	<p><?php esc_html_e( 'This link is for you only. It opens the documents in this browser.', 'hearth-hammer' ); ?></p>
	<form method="post"><button class="hh-button hh-button--primary" type="submit" name="open" value="1"><?php esc_html_e( 'View the documents', 'hearth-hammer' ); ?></button></form>
<?php endif; ?>
