<?php
/**
 * An offer for the person who made it, with the button that withdraws it.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{sentence: string, error: string, lot: string, lot_url: string, amount: string, is_open: bool} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<?php if ( '' !== $view['error'] ) : ?>
	<div class="hh-notice hh-notice--error" role="alert"><p class="hh-notice__title"><?php echo esc_html( $view['error'] ); ?></p></div>
<?php endif; ?>
<p class="hh-lede" role="status"><?php echo esc_html( $view['sentence'] ); ?></p>
<?php if ( '' !== $view['lot'] ) : ?>
	<p>
		<?php if ( '' !== $view['lot_url'] ) : ?>
			<a href="<?php echo esc_url( $view['lot_url'] ); ?>"><?php echo esc_html( $view['lot'] ); ?></a>
		<?php else : ?>
			<?php echo esc_html( $view['lot'] ); ?>
		<?php endif; ?>
		<br>
		<?php
		/* translators: %s: an amount, e.g. £250,000 */
		echo esc_html( sprintf( __( 'Your offer: %s', 'hearth-hammer' ), $view['amount'] ) );
		?>
	</p>
<?php endif; ?>
<?php if ( $view['is_open'] ) : ?>
	<form method="post"><button class="hh-button" type="submit" name="withdraw" value="1"><?php esc_html_e( 'Withdraw my offer', 'hearth-hammer' ); ?></button></form>
<?php endif; ?>
