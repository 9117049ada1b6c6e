<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Index;

use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\PriceStatus;
use HearthHammer\Core\Money\Amount;

/**
 * What is said of a lot's price: the hammer price once it is sold, the highest bid while the platform takes bids, before
 * that what its price status allows.
 */
final readonly class PriceLine {

	/**
	 * @param string $label What stands before the figures, e.g. `Guide price`; alone where there are none.
	 * @param string $text  e.g. `£3,000 to £3,500`; empty where there are no figures.
	 */
	private function __construct(
		public string $label,
		public string $text,
	) {}

	public static function of( LotRecord $lot ): self {
		return self::of_codes( self::codes( $lot ) );
	}

	/**
	 * What the index has of it, without figures that must not be known.
	 *
	 * @return array{hammer: int, bid: int, status: string, low: int, high: int} `hammer` in pence, of a sold lot; `bid` in pounds, while bids are taken; `status` is a PriceStatus.
	 */
	public static function codes( LotRecord $lot ): array {
		$status = $lot->status();
		return array(
			'hammer' => $lot->hammer_price() ?? 0,
			'bid'    => $status->is_open() && true === $lot->sale?->status()->is_coming() ? $lot->int( 'current_bid' ) : 0,
		) + self::guide_codes( $lot );
	}

	/** @param array{hammer: int, bid: int, status: string, low: int, high: int} $codes */
	public static function of_codes( array $codes ): self {
		if ( $codes['hammer'] > 0 ) {
			return new self( __( 'Sold for', 'hearth-hammer' ), Amount::pence( $codes['hammer'], true ) );
		}
		$guide = self::guide_of( PriceStatus::from( $codes['status'] ), $codes['low'], $codes['high'] );
		/* translators: %s: the guide price, e.g. Guide price £3,000 to £3,500; the bid's amount follows */
		return $codes['bid'] > 0 ? new self( sprintf( __( '%s, current bid', 'hearth-hammer' ), $guide->words() ), Amount::pounds( $codes['bid'] ) ) : $guide;
	}

	/** As it was said before the sale, sold or not. */
	public static function guide( LotRecord $lot ): self {
		[ 'status' => $status, 'low' => $low, 'high' => $high ] = self::guide_codes( $lot );
		return self::guide_of( PriceStatus::from( $status ), $low, $high );
	}

	/** @return array{status: string, low: int, high: int} */
	private static function guide_codes( LotRecord $lot ): array {
		$price = $lot->price_status();
		return array(
			'status' => $price->value,
			'low'    => $price->shows_figures() ? $lot->int( 'guide_low' ) : 0,
			'high'   => $price->shows_figures() ? $lot->int( 'guide_high' ) : 0,
		);
	}

	private static function guide_of( PriceStatus $price, int $low, int $high ): self {
		$figures = self::figures( $low, $high );
		return match ( true ) {
			'' === $figures && $price->needs_figures() => new self( __( 'Guide price to follow', 'hearth-hammer' ), '' ),
			'' === $figures => new self( $price->label(), '' ),
			/* translators: %s: No reserve, Reserve met */
			in_array( $price, array( PriceStatus::NoReserve, PriceStatus::ReserveMet ), true ) => new self( sprintf( __( '%s, guide price', 'hearth-hammer' ), $price->label() ), $figures ),
			default => new self( $price->label(), $figures ),
		};
	}

	/** Both in one line. */
	public function words(): string {
		return trim( "{$this->label} {$this->text}" );
	}

	/** Whole pounds by which prices are compared; 0 where none may be known. */
	public static function compared( LotRecord $lot ): int {
		return match ( true ) {
			null !== $lot->hammer_price() => intdiv( $lot->hammer_price(), 100 ),
			! $lot->price_status()->shows_figures() => 0,
			default => $lot->int( 'guide_low' ) ?: $lot->int( 'guide_high' ),
		};
	}

	private static function figures( int $low, int $high ): string {
		return match ( true ) {
			$low > 0 && $high > $low => sprintf( /* translators: 1: lower, 2: upper price */ __( '%1$s to %2$s', 'hearth-hammer' ), Amount::pounds( $low ), Amount::pounds( $high ) ),
			$low > 0 || $high > 0 => Amount::pounds( $low ?: $high ),
			default => '',
		};
	}
}
