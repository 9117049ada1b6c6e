<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Records;

use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Index\SaleTable;
use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Platform\SaleKey;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Sync\Record;
use HearthHammer\Core\Sync\References;
use HearthHammer\Core\Text\Scalar;

/**
 * Which new lots of a sale were offered before, and not sold.
 *
 * Three things say so, and nothing else: the platform itself (`relists`), the house's own reference (`house_reference`), or
 * the platform's id of the lot together with what the lot is. The id alone does not: there are platforms that count the lots of each sale from 1.
 */
final readonly class EarlierLots {

	/** So many sales back. */
	private const SALES = 24;

	private const NOT_SOLD = array( LotStatus::Unsold, LotStatus::Withdrawn, LotStatus::Postponed, LotStatus::Referred );

	/** @param SaleRecord $sale In which they are offered now. */
	public function __construct( private SaleRecord $sale ) {}

	/**
	 * In a few statements, however many lots there are.
	 *
	 * @param list<Record> $records
	 * @return array<string, LotRecord> Key of the record to the lot as which it was offered last.
	 */
	public function of( array $records ): array {
		$sales = $this->earlier_sales();
		if ( array() === $sales || array() === $records ) {
			return array();
		}
		$by_reference = $this->by_reference( $records, $sales );
		$by_id        = $this->by_id( $records, $sales );
		$by_platform  = $this->by_platform( $records, $sales );
		_prime_post_caches( array_merge( array(), ...array_values( $by_platform ), ...array_values( $by_reference ), ...array_values( $by_id ) ), false, true );
		$found = array();
		foreach ( $records as $record ) {
			$key     = $record->source_key;
			$earlier = self::latest( $by_platform[ $key ] ?? array() ) ?? self::latest( $by_reference[ $key ] ?? array() ) ?? self::latest( $by_id[ $key ] ?? array(), $record );
			if ( null !== $earlier ) {
				$found[ $key ] = $earlier;
			}
		}
		return $found;
	}

	/** @return list<int> Sales of the same business before this one. */
	private function earlier_sales(): array {
		global $wpdb;
		if ( $this->sale->starts_at() <= 0 ) {
			return array();
		}
		return array_values( array_map( intval( ... ), (array) $wpdb->get_col( $wpdb->prepare( 'SELECT post_id FROM %i WHERE business = %s AND starts_at > 0 AND starts_at < %d AND post_id <> %d ORDER BY starts_at DESC LIMIT %d', SaleTable::name(), $this->sale->business()->slug, $this->sale->starts_at(), $this->sale->id(), self::SALES ) ) ) );
	}

	/**
	 * @param list<Record> $records
	 * @param list<int>    $sales
	 * @return array<string, list<int>> Key of the record to lots with the same reference of the house.
	 */
	private function by_reference( array $records, array $sales ): array {
		global $wpdb;
		$keys = array();
		foreach ( $records as $record ) {
			$reference = (string) LotFields::fields()->clean( 'house_reference', $record->fields['house_reference'] ?? '' );
			if ( '' !== $reference ) {
				$keys[ mb_strtolower( $reference ) ][] = $record->source_key;
			}
		}
		if ( array() === $keys ) {
			return array();
		}
		$marks = static fn ( array $values, string $mark ): string => implode( ',', array_fill( 0, count( $values ), $mark ) );
		/** @var list<array{post_id: string, house_reference: string}> $rows */
		$rows  = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT post_id, house_reference FROM %i WHERE house_reference IN (' . $marks( $keys, '%s' ) . ') AND sale_id IN (' . $marks( $sales, '%d' ) . ')', array( LotTable::name(), ...array_map( strval( ... ), array_keys( $keys ) ), ...$sales ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders.
		$found = array();
		foreach ( $rows as $row ) {
			foreach ( $keys[ $row['house_reference'] ] ?? array() as $key ) {
				$found[ $key ][] = (int) $row['post_id'];
			}
		}
		return $found;
	}

	/**
	 * @param list<Record> $records
	 * @param list<int>    $sales
	 * @return array<string, list<int>> Key of the record to lots with the platform's same id.
	 */
	private function by_id( array $records, array $sales ): array {
		_prime_post_caches( $sales, false, true );
		$auctioneer = $this->sale->text( 'auctioneer_id' );
		$keys       = array();
		foreach ( '' === $auctioneer ? array() : $sales as $id ) {
			$sale = SaleRecord::of( $id );
			$key  = null === $sale || $sale->text( 'auctioneer_id' ) !== $auctioneer ? null : SaleKey::of( $auctioneer, $sale->text( 'platform_sale_id' ) );
			if ( null === $key ) {
				continue;
			}
			foreach ( $records as $record ) {
				$lot = (string) ( $record->fields['platform_lot_id'] ?? '' );
				if ( '' !== $lot ) {
					$keys[ References::key( "{$key->feed()}/{$lot}" ) ] = $record->source_key;
				}
			}
		}
		return self::stored( $keys );
	}

	/**
	 * @param list<Record> $records
	 * @param list<int>    $sales
	 * @return array<string, list<int>> Key of the record to the lot that the platform says it relists.
	 */
	private function by_platform( array $records, array $sales ): array {
		$auctioneer = $this->sale->text( 'auctioneer_id' );
		$keys       = array();
		foreach ( $records as $record ) {
			[ $sale, $lot ] = explode( '/', (string) ( $record->fields['relists'] ?? '' ), 2 ) + array( '', '' );
			$key            = SaleKey::is_id( $lot ) ? SaleKey::of( $auctioneer, $sale ) : null;
			if ( null !== $key ) {
				$keys[ References::key( "{$key->feed()}/{$lot}" ) ] = $record->source_key;
			}
		}
		$found = self::stored( $keys );
		_prime_post_caches( array_merge( array(), ...array_values( $found ) ), false, true );
		return array_filter( array_map( static fn ( array $lots ): array => array_values( array_filter( $lots, static fn ( int $lot ): bool => in_array( LotRecord::of( $lot )?->sale?->id(), $sales, true ) ) ), $found ) );
	}

	/**
	 * @param array<string, string> $keys Stored reference to the key of a record.
	 * @return array<string, list<int>> Key of the record to lots.
	 */
	private static function stored( array $keys ): array {
		$found = array();
		foreach ( array() === $keys ? array() : ( new References( LotFields::SYNC_SCOPE ) )->known( array_map( strval( ... ), array_keys( $keys ) ) ) as $known ) {
			if ( isset( $keys[ $known->reference ] ) ) {
				$found[ $keys[ $known->reference ] ][] = $known->post;
			}
		}
		return $found;
	}

	/**
	 * @param list<int>   $lots
	 * @param Record|null $same Null where it needs no further sign that they are the same.
	 */
	private static function latest( array $lots, ?Record $same = null ): ?LotRecord {
		$latest = null;
		foreach ( $lots as $id ) {
			$lot = LotRecord::of( $id );
			if ( null !== $lot && null !== $lot->sale && ( null === $latest || $lot->sale->starts_at() > (int) $latest->sale?->starts_at() ) && ( null === $same || self::is_same( $lot, $same ) ) ) {
				$latest = $lot;
			}
		}
		// What was sold last time has another owner now: whatever is offered again is another matter.
		return null !== $latest && in_array( $latest->status(), self::NOT_SOLD, true ) ? $latest : null;
	}

	/** Whether what both say it is, is the same: its plate; its address; else its title. */
	private static function is_same( LotRecord $lot, Record $record ): bool {
		$words = static fn ( mixed $text ): string => (string) preg_replace( '/[^\p{L}\p{N}]+/u', '', mb_strtolower( Scalar::text( $text ) ) );
		foreach ( array( array( 'plate' ), array( 'postcode', 'address_1' ) ) as $names ) {
			$was = array_map( static fn ( string $name ): string => $words( $lot->text( $name ) ), $names );
			$is  = array_map( static fn ( string $name ): string => $words( $record->fields[ $name ] ?? '' ), $names );
			if ( ! in_array( '', $was, true ) && ! in_array( '', $is, true ) ) {
				return $was === $is;
			}
		}
		return $words( $lot->title() ) === $words( $record->fields['title'] ?? '' );
	}
}
