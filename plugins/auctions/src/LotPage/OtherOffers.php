<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LotPage;

use HearthHammer\Auctions\Index\AuctionTags;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\SaleDates;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Page\CacheTags;

/**
 * Where else a lot was offered, or is offered again; what visitors may see of it.
 */
final class OtherOffers {

	/** @return list<array{label: string, words: string, url: string}> */
	public static function of( LotRecord $lot ): array {
		return array_values(
			array_filter(
				array(
					self::one( $lot->int( 'later_lot' ), __( 'Re-offered', 'hearth-hammer' ) ),
					self::one( $lot->int( 'previous_lot' ), __( 'Previously offered', 'hearth-hammer' ) ),
				)
			)
		);
	}

	/**
	 * As which lot it is offered again, for its own page, which leads on.
	 *
	 * @return array{words: string, button: string, url: string}|null Null where it is not, or where visitors may not see it yet.
	 */
	public static function later( LotRecord $lot ): ?array {
		$later = LotRecord::of( $lot->int( 'later_lot' ) );
		if ( null === $later || null === $later->sale || ! LotAddresses::is_shown( $later ) ) {
			return null;
		}
		$number = $later->number()->printed;
		return array(
			'words'  => $later->sale->starts_at() > 0
				/* translators: 1: number of a lot, 2: day, e.g. Thursday 3 December */
				? sprintf( __( 'Offered again as lot %1$s on %2$s', 'hearth-hammer' ), $number, SaleDates::day( $later->sale->starts_at() ) )
				/* translators: 1: number of a lot, 2: name of a sale */
				: sprintf( __( 'Offered again as lot %1$s in %2$s', 'hearth-hammer' ), $number, $later->sale->title() ),
			/* translators: %s: number of a lot */
			'button' => sprintf( __( 'See lot %s', 'hearth-hammer' ), $number ),
			'url'    => $later->address(),
		);
	}

	/** @return array{label: string, words: string, url: string}|null */
	private static function one( int $id, string $label ): ?array {
		CacheTags::show_each( AuctionTags::LOT, $id > 0 ? array( $id ) : array() );
		$lot = $id > 0 ? LotRecord::of( $id ) : null;
		if ( null === $lot || null === $lot->sale || ! LotAddresses::is_shown( $lot ) ) {
			return null;
		}
		$day = $lot->sale->starts_at() > 0 ? (string) wp_date( 'j F Y', $lot->sale->starts_at(), new \DateTimeZone( ClockTime::ZONE ) ) : '';
		return array(
			'label' => $label,
			/* translators: 1: number of a lot, 2: name of a sale */
			'words' => implode( ', ', array_filter( array( sprintf( __( 'Lot %1$s in %2$s', 'hearth-hammer' ), $lot->number()->printed, $lot->sale->title() ), $day ) ) ),
			'url'   => $lot->address(),
		);
	}
}
