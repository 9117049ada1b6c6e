<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SalePages;

use HearthHammer\Auctions\Index\IndexedSale;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Calendar\CalendarEvent;
use HearthHammer\Core\Calendar\CalendarFile;
use HearthHammer\Core\Company\Company;

/**
 * Sales as appointments: one to keep, or all that come to subscribe to (AUC-16).
 */
final class SaleCalendar {

	/** How long a sale takes whose end nobody said, seconds. */
	private const LENGTH = 4 * HOUR_IN_SECONDS;

	/** @param list<IndexedSale> $sales Those without a date are left out. */
	public static function write( array $sales ): string {
		return CalendarFile::write( ...array_map( self::event( ... ), array_values( array_filter( $sales, static fn ( IndexedSale $sale ): bool => $sale->starts_at > 0 ) ) ) );
	}

	private static function event( IndexedSale $sale ): CalendarEvent {
		$card    = $sale->card();
		$company = new Company();
		$changed = (int) get_post_modified_time( 'U', true, $sale->id );
		return new CalendarEvent(
			uid: sprintf( 'sale-%d@%s', $sale->id, (string) wp_parse_url( home_url(), PHP_URL_HOST ) ),
			sequence: $sale->version,
			status: match ( $sale->status ) {
				// A calendar knows no day to be announced: it comes again with the new one.
				SaleStatus::Cancelled, SaleStatus::Postponed => 'CANCELLED',
				SaleStatus::Announced => 'TENTATIVE',
				default => 'CONFIRMED',
			},
			starts_at: $sale->starts_at,
			ends_at: $sale->ends_at > $sale->starts_at ? $sale->ends_at : $sale->starts_at + self::LENGTH,
			created_at: (int) get_post_time( 'U', true, $sale->id ) ?: $changed,
			changed_at: $changed,
			summary: (string) $card['title'],
			location: implode( ', ', array_filter( array( $card['venue'], $card['venue_postcode'] ) ) ),
			description: trim( implode( "\n\n", array_filter( array( $card['introduction'], $card['how_to_bid'] ) ) ) ),
			url: (string) $card['url'],
			organiser: $company->main_office()->contact->email,
			organiser_name: $company->name(),
		);
	}
}
