<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\PropertyPage;

use DateTimeImmutable;
use HearthHammer\Hpapi\Properties\Price;
use HearthHammer\Hpapi\Properties\PriceHistory;
use HearthHammer\Hpapi\Properties\PropertyRecord;

/**
 * What a property cost before: changes that a buyer would call one, and none where the price is not shown.
 */
final class PriceChanges {

	/** @return list<array{date: string, change: string, price: int, text: string}> The newest first. */
	public static function of( PropertyRecord $property ): array {
		if ( $property->price()->is_hidden() ) {
			return array();
		}
		$changes = array();
		$before  = 0;
		foreach ( PriceHistory::by_day( $property->list( 'price_history' ) ) as $date => $price ) {
			if ( $before > 0 && $price !== $before ) {
				$changes[] = self::change( $property, (string) $date, $before, $price );
			}
			$before = $price;
		}
		return array_reverse( $changes );
	}

	/** @return array{date: string, change: string, price: int, text: string} */
	private static function change( PropertyRecord $property, string $date, int $before, int $price ): array {
		$day  = DateTimeImmutable::createFromFormat( '!Y-m-d', $date, wp_timezone() );
		$when = false === $day ? $date : (string) wp_date( 'j F Y', $day->getTimestamp() );
		$old  = ( new Price( $property->channel(), $before, '', $property->text( 'rent_frequency' ) ) )->text();
		return array(
			'date'   => $date,
			'change' => $price < $before ? 'reduced' : 'increased',
			'price'  => $price,
			'text'   => sprintf(
				/* translators: 1: a price, 2: a date */
				$price < $before ? __( 'Reduced from %1$s on %2$s', 'hearth-hammer' ) : __( 'Increased from %1$s on %2$s', 'hearth-hammer' ),
				$old,
				$when
			),
		);
	}
}
