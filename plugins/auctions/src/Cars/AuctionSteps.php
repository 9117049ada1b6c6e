<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Cars;

use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Core\Templates\Template;
use WP_Block_Type_Registry;

/**
 * The steps of buying and selling a vehicle at auction (CAR-04): the block car-auction-steps.
 *
 * @phpstan-type Step array{title: string, text: string, link: string, label: string}
 */
final readonly class AuctionSteps {

	public const SHOWN = array( 'both', 'buying', 'selling' );

	/**
	 * @param array<string, mixed> $attributes `show` one of SHOWN, `business` a slug.
	 * @return string HTML; empty where the business sells no vehicles.
	 */
	public function html( array $attributes ): string {
		$business = Business::from_slug( is_string( $attributes['business'] ?? null ) ? $attributes['business'] : 'car-auctions' );
		if ( null === $business || ! $business->is_vehicle() ) {
			return '';
		}
		$show  = in_array( $attributes['show'] ?? '', self::SHOWN, true ) ? $attributes['show'] : 'both';
		$lists = array(
			'buying'  => array( __( 'Buying at our auctions', 'hearth-hammer' ), self::buying( $business ) ),
			'selling' => array( __( 'Selling at our auctions', 'hearth-hammer' ), self::selling( $business ) ),
		);
		return ( new Template( dirname( __DIR__, 2 ) . '/templates' ) )->get( 'car-auction-steps', array( 'lists' => 'both' === $show ? $lists : array( $show => $lists[ $show ] ) ) );
	}

	/** @return list<Step> */
	private static function buying( Business $business ): array {
		return array(
			self::step( __( 'Browse the catalogue', 'hearth-hammer' ), __( 'Every lot lists its mileage, MOT, keepers, grade and faults, with an inspection report to download.', 'hearth-hammer' ), SaleAddresses::business( $business ), __( 'Upcoming auctions', 'hearth-hammer' ) ),
			self::step( __( 'View and register', 'hearth-hammer' ), __( 'See it in the yard on a viewing day and hear it started. Register with your driving licence and a card.', 'hearth-hammer' ) ),
			self::step( __( 'Bid', 'hearth-hammer' ), __( 'Bid in the hall or online, or leave a commission bid with us. The contract is made when the hammer falls.', 'hearth-hammer' ) ),
			self::step( __( 'Pay', 'hearth-hammer' ), __( 'The hammer price, the buyer’s fee and any VAT are due by 5pm on the next working day. The lot’s page adds them up before you bid.', 'hearth-hammer' ) ),
			self::step( __( 'Collect', 'hearth-hammer' ), __( 'Tax and insure it, then drive it away or have it delivered. The V5C comes with the vehicle or follows by post.', 'hearth-hammer' ) ),
		);
	}

	/** @return list<Step> */
	private static function selling( Business $business ): array {
		$has_valuation = WP_Block_Type_Registry::get_instance()->is_registered( 'hearth-hammer/valuation-wizard' );
		return array(
			self::step(
				__( 'Find out what it’s worth', 'hearth-hammer' ),
				__( 'Enter your number plate and mileage and we’ll email you the trade values, free of charge.', 'hearth-hammer' ),
				$has_valuation ? home_url( user_trailingslashit( 'instant-online-valuation-cars-and-vans' ) ) : '',
				__( 'Value my vehicle', 'hearth-hammer' )
			),
			self::step( __( 'Enter your vehicle', 'hearth-hammer' ), __( 'Tell us about it, agree a reserve with an auctioneer and choose an auction. There are two a week.', 'hearth-hammer' ), SaleAddresses::business( $business ) . '#sell', __( 'Sell at auction', 'hearth-hammer' ) ),
			self::step( __( 'Bring it in', 'hearth-hammer' ), __( 'We inspect, grade and photograph it. Bring the V5C, all keys and the service book.', 'hearth-hammer' ) ),
			self::step( __( 'We sell it', 'hearth-hammer' ), __( 'We offer it to buyers in the hall and online. If bidding stops short of your reserve, we ask you before anything is agreed.', 'hearth-hammer' ) ),
			self::step( __( 'You are paid', 'hearth-hammer' ), __( 'We pay you by bank transfer once the buyer has paid, with a statement of the price and our commission.', 'hearth-hammer' ) ),
		);
	}

	/** @return Step */
	private static function step( string $title, string $text, string $link = '', string $label = '' ): array {
		return array(
			'title' => $title,
			'text'  => $text,
			'link'  => $link,
			'label' => '' === $link ? '' : $label,
		);
	}
}
