<?php
/**
 * How to buy and how to sell at auction, in three steps each.
 *
 * @package HearthHammer
 *
 * @var array{sells: string} $args vehicle, property, other; empty for all.
 */

declare( strict_types=1 );

use HearthHammer\Theme\Company;

defined( 'ABSPATH' ) || exit;

$hh_company = Company::current();
$hh_buy     = array(
	__( 'Look', 'hearth-hammer' )     => __( 'Read the lot and its papers, come to a viewing day, and set yourself a limit: fees come on top of the hammer price.', 'hearth-hammer' ),
	__( 'Register', 'hearth-hammer' ) => __( 'Once, with proof of who you are. Bid in the room, online or by telephone, or leave a commission bid.', 'hearth-hammer' ),
	__( 'Bid', 'hearth-hammer' )      => __( 'The fall of the hammer is a contract. You pay the deposit on the day, and the rest when the conditions say.', 'hearth-hammer' ),
);
$hh_sell    = array(
	__( 'Ask', 'hearth-hammer' )   => __( 'Tell us what you have. We come and see it, and say what it should fetch and in which sale.', 'hearth-hammer' ),
	__( 'Enter', 'hearth-hammer' ) => __( 'We photograph and describe it, and agree the guide and a reserve that stays between us.', 'hearth-hammer' ),
	__( 'Sell', 'hearth-hammer' )  => __( 'On a day that you know, to a buyer who is bound. We account to you after completion.', 'hearth-hammer' ),
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
	<p class="hh-wrap hh-auction-how__call">
		<a class="hh-button" data-hh-track="phone" href="<?php echo esc_url( $hh_company->phone_link() ); ?>">
			<?php
			/* translators: %s: telephone number */
			echo esc_html( sprintf( __( 'Talk to an auctioneer: %s', 'hearth-hammer' ), $hh_company->phone ) );
			?>
		</a>
	</p>
</section>
