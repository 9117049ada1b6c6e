<?php
/**
 * To be accepted before the documents are shown again: the terms have changed.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{lot: string, lot_url: string, version: int, text: string, since: int} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<p class="hh-lede"><a href="<?php echo esc_url( $view['lot_url'] ); ?>"><?php echo esc_html( $view['lot'] ); ?></a></p>
<p>
	<?php
	/* translators: %s: date */
	echo esc_html( sprintf( __( 'These terms have been in force since %s. Read and accept them to see the documents.', 'hearth-hammer' ), wp_date( 'j F Y', $view['since'] ) ) );
	?>
</p>
<p class="hh-legal__text"><?php echo esc_html( $view['text'] ); ?></p>
<form method="post">
	<input type="hidden" name="accept" value="1">
	<input type="hidden" name="terms" value="<?php echo (int) $view['version']; ?>">
	<button class="hh-button hh-button--primary" type="submit"><?php esc_html_e( 'I accept these terms', 'hearth-hammer' ); ?></button>
</form>
