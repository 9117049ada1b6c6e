<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching\Searches;

use HearthHammer\Auctions\Catalogue\IndexedLot;
use HearthHammer\Auctions\Catalogue\LotSearch;
use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Calendar\ClockTime;

/**
 * What an email says of watched searches: the lots that match now, each once, and entries that close. Lots that were sold
 * or withdrawn since are left out.
 */
final class SearchItems {

	/** Lots of one search; the others are behind its link. */
	private const SHOWN = 10;

	/** @var array<int, true> Lots that the email has named. */
	private array $told = array();

	public function __construct(
		private readonly LotAlertWords $words,
		private readonly LotSearch $search,
	) {}

	/**
	 * @param list<WatchedSearch>         $searches Of the address.
	 * @param list<array<string, string>> $events   As WatchTables::EVENT.
	 * @return list<array{words: string, url: string, lines: list<string>, lots: list<array{words: string, url: string, about: string}>, subject: string}>
	 */
	public function of( array $searches, array $events, int $now ): array {
		$this->told = array();
		$confirmed  = array_filter( $searches, static fn ( WatchedSearch $one ): bool => $one->counts_from > 0 );
		$items      = array_map( fn ( WatchedSearch $search ): ?array => $this->item( $search, $events ), $confirmed );
		return array_values( array_filter( array( ...array_values( $items ), ...$this->entries( $confirmed, $events, $now ) ) ) );
	}

	/**
	 * @param list<array<string, string>> $events
	 * @return array{words: string, url: string, lines: list<string>, lots: list<array{words: string, url: string, about: string}>, subject: string}|null
	 */
	private function item( WatchedSearch $search, array $events ): ?array {
		$events  = array_filter( $events, static fn ( array $event ): bool => (int) $event['happened_at'] >= $search->counts_from );
		$lines   = array();
		$lots    = array();
		$found   = 0;
		$subject = '';
		foreach ( self::of_kind( $events, 'catalogue' ) as $event ) {
			$sale = SaleRecord::of( (int) $event['sale_id'] );
			if ( null === $sale || ! $sale->shows_lots() || ! $sale->status()->is_coming() || ! $search->covers( $sale->id(), $sale->business()->slug ) ) {
				continue;
			}
			$result = $this->search->find( $search->query( $sale, array( 'status' => 'available' ) ) );
			if ( 0 === $result->matching && 0 === $search->sale ) {
				continue;
			}
			/* translators: 1: title of a sale; 2: number of lots */
			$lines[] = sprintf( _n( 'The catalogue of %1$s is published: %2$s lot matches.', 'The catalogue of %1$s is published: %2$s lots match.', $result->matching, 'hearth-hammer' ), $sale->title(), number_format_i18n( $result->matching ) );
			/* translators: %s: title of a sale */
			$subject = sprintf( __( 'Catalogue published: %s', 'hearth-hammer' ), $sale->title() );
			$found  += $result->matching;
			array_push( $lots, ...$result->lots );
			$events = array_filter( $events, static fn ( array $one ): bool => 'new' !== $one['kind'] || $one['sale_id'] !== $event['sale_id'] );
		}
		$new = $this->new_lots( $search, $events );
		if ( array() !== $new ) {
			$found += count( $new );
			/* translators: %s: number of lots */
			$lines[] = sprintf( _n( '%s new lot matches.', '%s new lots match.', count( $new ), 'hearth-hammer' ), number_format_i18n( count( $new ) ) );
			/* translators: 1: number of lots; 2: a search in words */
			$subject = '' !== $subject ? $subject : sprintf( _n( '%1$s new lot: %2$s', '%1$s new lots: %2$s', count( $new ), 'hearth-hammer' ), number_format_i18n( count( $new ) ), $this->words->in_mail( $search ) );
			array_push( $lots, ...$new );
		}
		return array() === $lines ? null : array(
			'words'   => $this->words->in_mail( $search ) . ' (' . ( 0 === $search->sale ? lcfirst( LotAlertWords::scope( $search ) ) : LotAlertWords::scope( $search ) ) . ')',
			'url'     => $search->url(),
			'lines'   => $lines,
			'lots'    => $this->shown( $lots, $found, $search->url() ),
			'subject' => $subject,
		);
	}

	/**
	 * @param array<array<string, string>> $events
	 * @return list<IndexedLot> That match and were not named under another search.
	 */
	private function new_lots( WatchedSearch $search, array $events ): array {
		$ids   = array_map( static fn ( array $event ): int => (int) $event['lot_id'], array_values( self::of_kind( $events, 'new' ) ) );
		$query = $search->query();
		$found = $this->search->among( $query, $this->search->scope( $query ), array_values( array_diff( array_unique( $ids ), array_keys( $this->told ) ) ) );
		return $this->search->on_offer( $found );
	}

	/**
	 * @param list<IndexedLot> $lots
	 * @param int              $found How many there are.
	 * @return list<array{words: string, url: string, about: string}> The last one leads to the others.
	 */
	private function shown( array $lots, int $found, string $url ): array {
		$shown = array();
		foreach ( array_slice( $lots, 0, self::SHOWN ) as $lot ) {
			$card    = $lot->card();
			$shown[] = array(
				'words' => LotName::of_card( $card ),
				'url'   => (string) $card['url'],
				'about' => implode( ' · ', array_filter( array( trim( "{$card['price_label']} {$card['price_text']}" ), (string) SaleRecord::of( (int) $card['sale'] )?->title() ) ) ),
			);
		}
		$this->told += array_fill_keys( array_column( $lots, 'id' ), true );
		$more        = $found - count( $shown );
		if ( $more > 0 ) {
			/* translators: %s: number of lots */
			$shown[] = array( 'words' => sprintf( _n( 'See %s more lot', 'See %s more lots', $more, 'hearth-hammer' ), number_format_i18n( $more ) ), 'url' => $url, 'about' => '' );
		}
		return $shown;
	}

	/**
	 * @param array<WatchedSearch>        $searches
	 * @param list<array<string, string>> $events
	 * @return list<array{words: string, url: string, lines: list<string>, lots: list<array{words: string, url: string, about: string}>, subject: string}>
	 */
	private function entries( array $searches, array $events, int $now ): array {
		$items = array();
		foreach ( self::of_kind( $events, 'entries' ) as $event ) {
			$sale   = SaleRecord::of( (int) $event['sale_id'] );
			$closes = (int) $sale?->int( 'entries_close_at' );
			if ( null === $sale || $closes <= $now || ! WatchedSearch::is_open( $sale ) || array() === array_filter( $searches, static fn ( WatchedSearch $one ): bool => $one->covers( $sale->id(), $sale->business()->slug ) ) ) {
				continue;
			}
			$when    = ClockTime::on( $closes, 'l j F' );
			$items[] = array(
				'words'   => $sale->title(),
				'url'     => SaleAddresses::sale( $sale->slug() ),
				/* translators: %s: day and time */
				'lines'   => array( sprintf( __( 'Entries close on %s. If you have something to sell, enter it before then.', 'hearth-hammer' ), $when ) ),
				'lots'    => array(),
				/* translators: 1: title of a sale; 2: day and time */
				'subject' => sprintf( __( '%1$s: entries close on %2$s', 'hearth-hammer' ), $sale->title(), $when ),
			);
		}
		return $items;
	}

	/**
	 * @param array<array<string, string>> $events
	 * @return array<array<string, string>>
	 */
	private static function of_kind( array $events, string $kind ): array {
		return array_filter( $events, static fn ( array $event ): bool => $kind === $event['kind'] );
	}
}
