<?php
/**
 * The memorandum of sale of a lot.
 *
 * @package HearthHammer\Auctions
 *
 * @var array<string, mixed> $view As Buyers\SalePapers makes it.
 */

declare( strict_types=1 );

use HearthHammer\Auctions\Buyers\TypedPlace;

defined( 'ABSPATH' ) || exit;

$hh_rows = array(
	__( 'Seller', 'hearth-hammer' )             => TypedPlace::html( __( 'Seller’s name and address', 'hearth-hammer' ), $view['seller'] ),
	__( 'Seller’s solicitor', 'hearth-hammer' ) => $view['is_property'] ? TypedPlace::html( __( 'Seller’s solicitor', 'hearth-hammer' ), $view['seller_solicitor'] ) : '',
	__( 'Buyer', 'hearth-hammer' )              => TypedPlace::html( __( 'Buyer’s name and address', 'hearth-hammer' ), $view['buyer']['name'] ),
	__( 'Buyer’s contact', 'hearth-hammer' )    => TypedPlace::html( __( 'Buyer’s email and phone', 'hearth-hammer' ), $view['buyer']['contact'] ),
	__( 'Buyer’s solicitor', 'hearth-hammer' )  => $view['is_property'] ? TypedPlace::html( __( 'Buyer’s solicitor', 'hearth-hammer' ), $view['buyer']['solicitor'] ) : '',
);
$hh_money = array(
	__( 'Price', 'hearth-hammer' )      => TypedPlace::html( __( 'Price', 'hearth-hammer' ), $view['price'] ),
	__( 'Deposit', 'hearth-hammer' )    => $view['is_property'] || '' !== $view['deposit'] ? TypedPlace::html( __( 'Deposit', 'hearth-hammer' ), $view['deposit'] ) : '',
	__( 'Balance', 'hearth-hammer' )    => $view['is_property'] || '' !== $view['balance'] ? TypedPlace::html( __( 'Balance', 'hearth-hammer' ), $view['balance'] ) : '',
	__( 'Completion', 'hearth-hammer' ) => $view['is_property'] ? TypedPlace::html( __( 'Completion date', 'hearth-hammer' ), $view['completion'] ) : '',
);
?>
<h1 class="hh-paper__title"><?php echo esc_html( $view['name'] ); ?></h1>
<p><?php echo esc_html( implode( ', ', array_filter( array( $view['sale'], $view['day'] ) ) ) ); ?></p>
<dl class="hh-paper__facts">
	<?php foreach ( $view['lot'] as $hh_label => $hh_text ) : ?>
		<div><dt><?php echo esc_html( $hh_label ); ?></dt><dd><?php echo esc_html( $hh_text ); ?></dd></div>
	<?php endforeach; ?>
	<?php foreach ( array_filter( $hh_rows + $hh_money ) as $hh_label => $hh_html ) : ?>
		<div><dt><?php echo esc_html( $hh_label ); ?></dt><dd><?php echo $hh_html; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></dd></div>
	<?php endforeach; ?>
</dl>
<p>
	<?php
	echo esc_html(
		$view['is_property']
			? __( 'The seller agrees to sell and the buyer agrees to buy the lot for the price. This agreement is subject to the conditions of sale and the special conditions, so far as they apply to the lot. The price does not include VAT, if VAT is due.', 'hearth-hammer' )
			: __( 'The seller sells and the buyer buys the lot for the price, by the conditions of sale. Fees and VAT are payable on top, as in the catalogue. The lot belongs to the buyer once it is paid for in full.', 'hearth-hammer' )
	);
	?>
</p>
<?php if ( '' !== $view['conditions'] ) : ?>
	<?php /* translators: %s: web address */ ?>
	<p><?php echo esc_html( sprintf( __( 'Conditions of sale: %s', 'hearth-hammer' ), $view['conditions'] ) ); ?></p>
<?php endif; ?>
<?php if ( $view['is_property'] ) : ?>
	<p><?php esc_html_e( 'We acknowledge receipt of the deposit in the form of', 'hearth-hammer' ); ?> <?php echo TypedPlace::html( __( 'How the deposit was paid', 'hearth-hammer' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></p>
<?php endif; ?>
<div class="hh-paper__signs">
	<?php foreach ( array( __( 'Signed by the buyer', 'hearth-hammer' ), __( 'Signed by us as agent for the seller', 'hearth-hammer' ) ) as $hh_label ) : ?>
		<p class="hh-paper__sign"><?php echo esc_html( $hh_label ); ?></p>
		<p class="hh-paper__sign"><?php esc_html_e( 'Date', 'hearth-hammer' ); ?></p>
	<?php endforeach; ?>
</div>
