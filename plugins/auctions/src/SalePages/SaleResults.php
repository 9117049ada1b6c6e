<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SalePages;

use HearthHammer\Auctions\Index\IndexedSale;
use HearthHammer\Auctions\Index\IndexedSales;
use HearthHammer\Auctions\Index\PriceLine;
use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Lots\LotPlace;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Auctions\Sales\SaleDates;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Csv\CsvWriter;
use HearthHammer\Core\Money\Amount;
use HearthHammer\Core\Page\PageResponse;
use HearthHammer\Core\Text\NumberPlate;

/**
 * SALE-09: the results of a sale for others: a file for spreadsheets and a page for journalists. Both say what the site
 * shows to everyone: no unpublished guide, no hidden address.
 */
final readonly class SaleResults {

	/** Lots that the press page shows. */
	private const BEST = 6;

	public function __construct( private IndexedSales $sales ) {}

	/** Whether there is something to publish. */
	public static function has_any( IndexedSale $sale ): bool {
		return SaleStatus::Finished === $sale->status && $sale->shows_lots && $sale->offered > 0;
	}

	/** Null where visitors may not see the sale, or it has no results. */
	public function csv( ?SaleRecord $sale ): ?PageResponse {
		$stream = null === $sale || null === $this->indexed( $sale ) ? false : fopen( 'php://temp', 'w+b' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- No file of the site's.
		if ( null === $sale || false === $stream ) {
			return null;
		}
		$writer = CsvWriter::begin(
			$stream,
			array(
				__( 'Lot', 'hearth-hammer' ),
				__( 'Title', 'hearth-hammer' ),
				$sale->business()->is_property() ? __( 'Address', 'hearth-hammer' ) : __( 'Number plate', 'hearth-hammer' ),
				__( 'Guide price from', 'hearth-hammer' ),
				__( 'Guide price to', 'hearth-hammer' ),
				__( 'Result', 'hearth-hammer' ),
				__( 'Hammer price', 'hearth-hammer' ),
				__( 'Web address', 'hearth-hammer' ),
			)
		);
		foreach ( SaleLots::records( $sale->id() ) as $lot ) {
			$writer->write( self::row( $lot ) );
		}
		rewind( $stream );
		return PageResponse::file( "{$sale->slug()}-results.csv", 'text/csv', (string) stream_get_contents( $stream ) );
	}

	/** Null as csv(). */
	public function press( ?SaleRecord $sale ): ?PageResponse {
		$indexed = null === $sale ? null : $this->indexed( $sale );
		if ( null === $sale || null === $indexed ) {
			return null;
		}
		$best = array_map( static fn ( array $card ): array => $card + array( 'heading' => LotName::heading( (string) $card['title'], (string) $card['place'] ) ), SaleLots::best( $sale->id(), self::BEST ) );
		/* translators: %s: title of an auction */
		$title = sprintf( __( 'Auction results for the press: %s', 'hearth-hammer' ), $sale->title() );
		return PageResponse::publish(
			$title,
			array(
				'kind'      => 'press',
				'title'     => $title,
				'sale'      => ( new SaleView( $this->sales ) )->of( $sale ),
				'best'      => $best,
				'sentences' => array_values( array_filter( array( self::total( $indexed ), self::top( $best[0] ?? null ), self::after( $indexed ), __( 'Prices are hammer prices, before any buyer’s premium, fees and VAT.', 'hearth-hammer' ) ) ) ),
			),
			SaleAddresses::press( $sale->slug() )
		);
	}

	private function indexed( SaleRecord $sale ): ?IndexedSale {
		$indexed = $sale->shows_lots() ? $this->sales->one( $sale->id() ) : null;
		return null !== $indexed && self::has_any( $indexed ) ? $indexed : null;
	}

	/** @return list<string|int|float|null> */
	private static function row( LotRecord $lot ): array {
		$is_shown = $lot->price_status()->shows_figures();
		$pence    = $lot->hammer_price() ?? 0;
		return array(
			$lot->number()->printed,
			$lot->title(),
			$lot->business()->is_property() ? LotPlace::line( $lot ) : NumberPlate::spaced( $lot->text( 'plate' ) ),
			$is_shown ? ( $lot->int( 'guide_low' ) ?: null ) : null,
			$is_shown ? ( $lot->int( 'guide_high' ) ?: null ) : null,
			$lot->status()->is_open() ? __( 'No result yet', 'hearth-hammer' ) : $lot->status()->label(),
			0 === $pence ? null : ( 0 === $pence % 100 ? intdiv( $pence, 100 ) : sprintf( '%d.%02d', intdiv( $pence, 100 ), $pence % 100 ) ),
			$lot->address(),
		);
	}

	/** e.g. Hearth & Hammer sold 45 of 52 lots (87%) at Weald property auction on Thursday 26 November 2026, and raised £1,234,567. */
	private static function total( IndexedSale $sale ): string {
		$words = array(
			( new Company() )->name(),
			number_format_i18n( $sale->sold ),
			number_format_i18n( $sale->offered ),
			(string) $sale->success_rate(),
			(string) $sale->card()['title'],
			SaleDates::format( 'l j F Y', $sale->starts_at ),
			Amount::pounds( $sale->raised ),
		);
		return $sale->raised > 0
			/* translators: 1: name of the firm, 2: lots sold, 3: lots offered, 4: per cent, 5: title of an auction, 6: day, 7: pounds */
			? sprintf( _n( '%1$s sold %2$s of %3$s lot (%4$s%%) at %5$s on %6$s, and raised %7$s.', '%1$s sold %2$s of %3$s lots (%4$s%%) at %5$s on %6$s, and raised %7$s.', $sale->offered, 'hearth-hammer' ), ...$words )
			/* translators: 1: name of the firm, 2: lots sold, 3: lots offered, 4: per cent, 5: title of an auction, 6: day */
			: sprintf( _n( '%1$s sold %2$s of %3$s lot (%4$s%%) at %5$s on %6$s.', '%1$s sold %2$s of %3$s lots (%4$s%%) at %5$s on %6$s.', $sale->offered, 'hearth-hammer' ), ...$words );
	}

	/** @param array<string, mixed>|null $card Of the dearest lot. */
	private static function top( ?array $card ): string {
		$lot = null === $card ? null : LotRecord::of( (int) $card['id'] );
		if ( null === $card || null === $lot ) {
			return '';
		}
		$name  = LotName::of_card( $card );
		$price = Amount::pence( $lot->hammer_price() ?? 0, true );
		$guide = $lot->price_status()->shows_figures() ? PriceLine::guide( $lot )->text : '';
		return '' === $guide
			/* translators: 1: a lot with its number and name, 2: pounds */
			? sprintf( __( 'The highest price was for %1$s: %2$s.', 'hearth-hammer' ), lcfirst( $name ), $price )
			/* translators: 1: a lot with its number and name, 2: pounds, 3: guide price */
			: sprintf( __( 'The highest price was for %1$s: %2$s, against a guide price of %3$s.', 'hearth-hammer' ), lcfirst( $name ), $price, $guide );
	}

	/** What did not sell, and whether it can be bought. */
	private static function after( IndexedSale $sale ): string {
		$left = $sale->offered - $sale->sold;
		/* translators: %s: number of lots */
		return $left > 0 ? sprintf( _n( '%s lot has not sold. Ask us if it is still available.', '%s lots have not sold. Ask us which are still available.', $left, 'hearth-hammer' ), number_format_i18n( $left ) ) : '';
	}
}
