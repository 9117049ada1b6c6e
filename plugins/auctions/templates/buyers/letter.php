<?php
/**
 * The letter to the buyer of a lot: what they bought, what is due, and what they do next.
 *
 * @package HearthHammer\Auctions
 *
 * @var array<string, mixed> $view As Buyers\SalePapers makes it.
 */

declare( strict_types=1 );

use HearthHammer\Auctions\Buyers\TypedPlace;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- TypedPlace escapes.
?>
<p class="hh-paper__to"><?php echo TypedPlace::html( __( 'Buyer’s name and address', 'hearth-hammer' ), $view['buyer']['name'] ); ?></p>
<p><?php echo esc_html( $view['today'] ); ?></p>
<p><?php esc_html_e( 'Dear', 'hearth-hammer' ); ?> <?php echo TypedPlace::html( __( 'Greeting', 'hearth-hammer' ), $view['buyer']['name'] ); ?></p>
<h1 class="hh-paper__title">
	<?php
	/* translators: 1: number of a lot, 2: its address or title */
	echo esc_html( sprintf( __( 'Lot %1$s: %2$s', 'hearth-hammer' ), $view['lot'][ __( 'Lot', 'hearth-hammer' ) ] ?? '', $view['lot'][ __( 'Property', 'hearth-hammer' ) ] ?? $view['lot'][ __( 'Description', 'hearth-hammer' ) ] ?? '' ) );
	?>
</h1>
<p>
	<?php
	/* translators: 1: title of an auction, 2: day */
	echo esc_html( sprintf( __( 'Thank you for buying at our auction (%1$s) on %2$s.', 'hearth-hammer' ), $view['sale'], $view['day'] ) );
	?>
</p>
<?php if ( $view['due']['rows'] ) : ?>
	<table class="hh-paper__sums">
		<caption><?php esc_html_e( 'What is due', 'hearth-hammer' ); ?></caption>
		<tbody>
			<?php foreach ( $view['due']['rows'] as $hh_row ) : ?>
				<tr><th scope="row"><?php echo esc_html( $hh_row['label'] ); ?></th><td><?php echo esc_html( $hh_row['amount'] ); ?></td></tr>
			<?php endforeach; ?>
			<tr class="hh-paper__total"><th scope="row"><?php esc_html_e( 'Total', 'hearth-hammer' ); ?></th><td><?php echo esc_html( $view['due']['total'] ); ?></td></tr>
		</tbody>
	</table>
<?php endif; ?>
<h2><?php esc_html_e( 'Next steps', 'hearth-hammer' ); ?></h2>
<ol>
	<?php foreach ( $view['steps'] as $hh_step ) : ?>
		<li><strong><?php echo esc_html( $hh_step['title'] ); ?>.</strong> <?php echo nl2br( esc_html( $hh_step['text'] ), false ); ?></li>
	<?php endforeach; ?>
</ol>
<p><?php echo TypedPlace::html( __( 'More for the buyer', 'hearth-hammer' ) ); ?></p>
<p><?php esc_html_e( 'Yours sincerely', 'hearth-hammer' ); ?></p>
<p><?php echo TypedPlace::html( __( 'Your name', 'hearth-hammer' ), $view['firm'] ); ?></p>
