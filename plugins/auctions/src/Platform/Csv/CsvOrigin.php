<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Csv;

use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Lots\LotNumber;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Platform\Records\LotOrigin;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Sync\Record;

defined( 'ABSPATH' ) || exit;

/**
 * Lots of a CSV file: of any sale of the house that is not a platform's, named by its address word or its number. A lot
 * that staff made by hand under the same number is the same lot.
 */
final class CsvOrigin implements LotOrigin {

	/** @var array<string, SaleRecord|null> */
	private array $sales = array();

	public function sale( Record $record ): ?SaleRecord {
		return $this->named( $record->section );
	}

	public function lots_by_hand( array $keys ): array {
		$found = array();
		foreach ( $keys as $key ) {
			$parts = explode( '/', $key );
			$sale  = $this->named( $parts[1] ?? '' );
			$post  = null === $sale ? null : $this->numbers( $sale->id() )[ strtolower( $parts[2] ?? '' ) ] ?? null;
			if ( null !== $post ) {
				$found[ $key ] = $post;
			}
		}
		return $found;
	}

	public function papers( int $lot, string $key, array $legal, array $addenda ): void {}

	private function named( string $name ): ?SaleRecord {
		if ( ! array_key_exists( $name, $this->sales ) ) {
			$sale                  = SaleRecord::from_slug( strtolower( $name ) ) ?? ( ctype_digit( $name ) ? SaleRecord::of( (int) $name ) : null );
			$this->sales[ $name ] = null !== $sale && '' === $sale->text( 'platform' ) ? $sale : null;
		}
		return $this->sales[ $name ];
	}

	/** @return array<string, int> The number as it stands in addresses, in lower case, to post. */
	private function numbers( int $sale ): array {
		global $wpdb;
		$numbers = array();
		/** @var list<array{post: string, number: string}> $rows */
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT p.ID AS post, m.meta_value AS number FROM %i p INNER JOIN %i m ON m.post_id = p.ID AND m.meta_key = %s WHERE p.post_type = %s AND p.post_parent = %d AND p.post_status <> 'trash'", $wpdb->posts, $wpdb->postmeta, LotFields::PREFIX . 'lot_number', LotPostType::NAME, $sale ), ARRAY_A );
		foreach ( $rows as $row ) {
			$numbers[ strtolower( ( new LotNumber( $row['number'] ) )->slug() ) ] = (int) $row['post'];
		}
		return $numbers;
	}
}
