<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SalePages;

use HearthHammer\Auctions\Index\IndexedSale;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Auctions\Sales\SaleDates;
use HearthHammer\Auctions\Sales\SaleStatus;

/**
 * A sale in a list of sales, in the words of a page.
 */
final class SaleEntry {

	/**
	 * @param IndexedSale|null $next Of a sale that is not held: the next of its department.
	 * @return array<string, mixed> The card of the sale, and: what it says of its date, its lots and its result.
	 */
	public static function of( IndexedSale $sale, ?IndexedSale $next = null ): array {
		$card = $sale->card();
		return array(
			...$card,
			'day'           => $sale->starts_at > 0 ? SaleDates::format( 'j', $sale->starts_at ) : '',
			'weekday'       => $sale->starts_at > 0 ? SaleDates::format( 'l', $sale->starts_at ) : '',
			'month'         => $sale->starts_at > 0 ? SaleDates::format( 'F Y', $sale->starts_at ) : '',
			'date'          => $sale->starts_at > 0 ? SaleDates::format( 'c', $sale->starts_at ) : '',
			'when'          => SaleDates::span( $sale->starts_at, $sale->ends_at ),
			'when_day'      => SaleDates::day( $sale->starts_at ),
			'time_label'    => self::time( $sale ),
			'year'          => $sale->starts_at > 0 ? (int) SaleDates::format( 'Y', $sale->starts_at ) : 0,
			'is_running'    => SaleStatus::Running === $sale->status,
			'is_off'        => $sale->status->is_off(),
			'next_url'      => null === $next ? '' : (string) $next->card()['url'],
			'next_label'    => null === $next ? '' : SaleDates::day( $next->starts_at ),
			'shows_lots'    => $sale->shows_lots,
			'has_catalogue' => $sale->has_catalogue(),
			'business_name' => $sale->business()->label ?? '',
			'lots'          => $sale->lots,
			/* translators: %s: number of lots */
			'lots_label'    => sprintf( _n( '%s lot', '%s lots', $sale->lots, 'hearth-hammer' ), number_format_i18n( $sale->lots ) ),
			'offered'       => $sale->offered,
			'sold'          => $sale->sold,
			'rate'          => $sale->success_rate(),
			'raised'        => $sale->raised,
			'raised_label'  => $sale->raised > 0 ? '£' . number_format_i18n( $sale->raised ) : '',
			'calendar_url'  => $sale->starts_at > 0 ? SaleAddresses::calendar( $sale->slug ) : '',
		);
	}

	/** e.g. 11am; of a timed sale of several days, when it closes. */
	private static function time( IndexedSale $sale ): string {
		if ( $sale->starts_at <= 0 ) {
			return '';
		}
		$is_longer = $sale->ends_at > $sale->starts_at && SaleDates::format( 'Ymd', $sale->starts_at ) !== SaleDates::format( 'Ymd', $sale->ends_at );
		/* translators: 1: time; 2: day and time */
		return $is_longer ? sprintf( __( '%1$s, closes %2$s', 'hearth-hammer' ), SaleDates::time( $sale->starts_at ), SaleDates::day( $sale->ends_at ) . ', ' . SaleDates::time( $sale->ends_at ) ) : SaleDates::time( $sale->starts_at );
	}
}
