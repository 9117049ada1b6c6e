<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Lots;

use HearthHammer\Auctions\Sales\SaleDates;
use HearthHammer\Auctions\Sales\SaleStatus;

/**
 * A lot in one line, wherever it is named away from its own page.
 */
final class LotName {

	/** e.g. Lot 12A, 2018 Ford Fiesta; of a property its address first: Lot 7, 8 Galley Close, Bexhill-on-Sea (Two-bedroom bungalow). */
	public static function of( LotRecord $lot ): string {
		return self::words( $lot->number()->printed, $lot->title(), LotPlace::line( $lot ) );
	}

	/**
	 * The same of a card.
	 *
	 * @param array<string, mixed> $card schemas/parts/lot-card.json.
	 */
	public static function of_card( array $card ): string {
		return self::words( (string) $card['number'], (string) $card['title'], (string) $card['place'] );
	}

	/** A property's address, other lots' titles. */
	public static function heading( string $title, string $place ): string {
		return '' === $place ? $title : $place;
	}

	/**
	 * Where a lot is shown outside its own sale: Lot 7, cars on Thursday 26 November.
	 *
	 * @param array<string, mixed> $card schemas/parts/lot-card.json.
	 */
	public static function in_sale( array $card ): string {
		$words = (int) $card['sale_starts_at'] > 0
			/* translators: 1: number of a lot, 2: what its sale sells, e.g. cars, 3: day */
			? sprintf( __( 'Lot %1$s, %2$s on %3$s', 'hearth-hammer' ), $card['number'], $card['goods'], SaleDates::day( (int) $card['sale_starts_at'] ) )
			/* translators: 1: number of a lot, 2: what its sale sells, e.g. cars */
			: sprintf( __( 'Lot %1$s, %2$s, date to be announced', 'hearth-hammer' ), $card['number'], $card['goods'] );
		$off   = SaleStatus::tryFrom( (string) $card['sale_off'] );
		return null === $off ? $words : $words . ' (' . mb_strtolower( $off->label() ) . ')';
	}

	private static function words( string $number, string $title, string $place ): string {
		/* translators: 1: number of a lot, 2: its title or address */
		$words = sprintf( __( 'Lot %1$s, %2$s', 'hearth-hammer' ), $number, self::heading( $title, $place ) );
		return '' === $place || str_contains( $place, $title ) ? $words : "{$words} ({$title})";
	}
}
