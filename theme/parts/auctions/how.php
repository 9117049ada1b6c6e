<?php
/**
 * How to buy and how to sell at auction, in three steps each.
 *
 * @package HearthHammer
 *
 * @var array{sells: string} $args vehicle, property, other; empty for all.
 */

declare( strict_types=1 );

use HearthHammer\Core\Text\Unbroken;
use HearthHammer\Theme\CompanyDetails;

defined( 'ABSPATH' ) || exit;

$hh_company = CompanyDetails::current();
$hh_buy     = array(
	__( 'View', 'hearth-hammer' )     => __( 'Read the lot details and documents, come to a viewing day and set your limit. Fees are payable on top of the hammer price.', 'hearth-hammer' ),
	__( 'Register', 'hearth-hammer' ) => __( 'Register once, with proof of identity. Bid in the room, online or by phone, or leave a commission bid.', 'hearth-hammer' ),
	__( 'Bid', 'hearth-hammer' )      => __( 'When the hammer falls, the contract is binding. You pay the deposit on the day and the balance when the conditions of sale say.', 'hearth-hammer' ),
);
$hh_sell    = array(
	__( 'Ask', 'hearth-hammer' )   => __( 'Tell us what you have. We’ll come and see it, tell you what it should fetch and which auction suits it.', 'hearth-hammer' ),
	__( 'Enter', 'hearth-hammer' ) => __( 'We photograph and describe it, then agree a guide price and a confidential reserve with you.', 'hearth-hammer' ),
	__( 'Sell', 'hearth-hammer' )  => __( 'Your lot sells on a fixed date to a buyer who is legally committed. We settle with you after completion.', 'hearth-hammer' ),
);
?>
<section class="hh-section hh-on-deep hh-auction-how">
	<div class="hh-wrap hh-auction-how__columns">
		<?php foreach ( array( __( 'Buying at auction', 'hearth-hammer' ) => $hh_buy, __( 'Selling at auction', 'hearth-hammer' ) => $hh_sell ) as $hh_title => $hh_steps ) : ?>
			<div>
				<h2 class="hh-heading"><?php echo esc_html( $hh_title ); ?></h2>
				<ol class="hh-auction-how__steps">
					<?php foreach ( $hh_steps as $hh_step => $hh_text ) : ?>
						<li><h3><?php echo esc_html( $hh_step ); ?></h3><p><?php echo esc_html( $hh_text ); ?></p></li>
					<?php endforeach; ?>
				</ol>
			</div>
		<?php endforeach; ?>
	</div>
	<?php if ( '' !== $hh_company->phone ) : ?>
	<p class="hh-wrap hh-auction-how__call">
		<a class="hh-button" data-hh-track="phone" href="<?php echo esc_url( $hh_company->phone_link() ); ?>">
			<span>
			<?php
			/* translators: %s: telephone number */
			echo Unbroken::html( sprintf( __( 'Talk to an auctioneer: %s', 'hearth-hammer' ), $hh_company->phone ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
			?>
			</span>
		</a>
	</p>
	<?php endif; ?>
</section>
