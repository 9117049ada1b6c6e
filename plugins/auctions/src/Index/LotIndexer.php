<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Index;

use Closure;
use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Core\Core;
use HearthHammer\Core\Index\Indexer;
use HearthHammer\Core\Index\IndexWriter;
use HearthHammer\Core\Index\StoredCard;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the index of lots. A batch costs the same few statements, however many lots it holds.
 */
final class LotIndexer extends Indexer {

	/** @var array<int, true> Sales whose lots come out otherwise than before. */
	private array $sales = array();

	/** @param Closure(list<int>): void $changed_sales Told once their lots' rows are written. */
	public function __construct(
		private readonly LotWords $words,
		private readonly Closure $changed_sales,
	) {
		parent::__construct( new IndexWriter( LotTable::definition() ) );
	}

	public function delete_orphans(): int {
		return $this->delete_rows_without( LotPostType::NAME );
	}

	protected function rows( array $ids, array $before ): array {
		$records  = $this->records( $ids );
		$versions = SaleVersion::of( array_values( array_unique( array_filter( array_map( static fn ( LotRecord $lot ): int => $lot->sale?->id() ?? 0, $records ) ) ) ) );
		$rows     = array();
		// Staff may read another language than the site's visitors. WordPress has the site's own in a global alone: `locale` is filtered.
		$switched = switch_to_locale( (string) ( $GLOBALS['locale'] ?? get_locale() ) );
		try {
			$words    = LotCardHtml::words();
			foreach ( $records as $id => $lot ) {
				$row  = self::row( $lot, $words );
				$sale = (int) $row['sale_id'];
				if ( isset( $before[ $id ] ) && self::is_same( $row, $before[ $id ] ) ) {
					$row['changed_in'] = (int) $before[ $id ]['changed_in'];
				} else {
					$row['changed_in']                                 = ( $versions[ $sale ] ?? 0 ) + 1;
					$this->sales[ $sale ]                              = true;
					$this->sales[ (int) ( $before[ $id ]['sale_id'] ?? 0 ) ] = true;
				}
				$rows[ $id ] = $row;
			}
		} finally {
			$switched && restore_previous_locale();
		}
		foreach ( array_diff_key( $before, $records ) as $gone ) {
			$this->sales[ (int) $gone['sale_id'] ] = true;
		}
		$this->words->remember( $this->new_words( $records ) );
		return $rows;
	}

	protected function changed( array $ids ): void {
		Core::services()->purges->add( AuctionTags::LOTS, ...array_map( static fn ( int $id ): string => AuctionTags::LOT . "-{$id}", $ids ) );
		$sales       = array_values( array_filter( array_keys( $this->sales ) ) );
		$this->sales = array();
		if ( array() !== $sales ) {
			( $this->changed_sales )( $sales );
		}
	}

	/** @return array<string, int|float|string|null> */
	private static function row( LotRecord $lot, string $words ): array {
		$card = LotCard::stored( $lot );
		$row  = array(
			'card' => StoredCard::encode( $card ),
			'html' => LotCardHtml::of( LotCard::worded( $card ) ),
		);
		foreach ( LotColumns::all() as $column ) {
			$row[ $column->name ] = ( $column->value )( $lot );
		}
		return array( ...$row, 'html_words' => $words );
	}

	/**
	 * Posts, meta and terms of lots, of their sales and of the pictures on their cards, in two statements each.
	 *
	 * @param list<int> $ids
	 * @return array<int, LotRecord>
	 */
	private function records( array $ids ): array {
		_prime_post_caches( $ids, false, true );
		$sales    = array();
		$pictures = array();
		foreach ( $ids as $id ) {
			if ( LotPostType::NAME === get_post_type( $id ) ) {
				$sales[]    = (int) LotFields::fields()->value( $id, 'sale' );
				$images     = LotFields::fields()->value( $id, 'images' );
				$pictures[] = (int) ( is_array( $images ) && is_array( $images[0] ?? null ) ? $images[0]['attachment'] ?? 0 : 0 );
			}
		}
		_prime_post_caches( array_values( array_unique( array_filter( $sales ) ) ), true, true );
		_prime_post_caches( array_values( array_unique( array_filter( $pictures ) ) ), false, true );
		$records = array();
		foreach ( $ids as $id ) {
			$record = LotRecord::of( $id );
			if ( null !== $record && 'auto-draft' !== $record->post->post_status ) {
				$records[ $id ] = $record;
			}
		}
		return $records;
	}

	/**
	 * @param array<string, int|float|string|null> $row
	 * @param array<string, string|null>           $before
	 */
	private static function is_same( array $row, array $before ): bool {
		// The card says what changed; its HTML also changes with the words.
		unset( $row['changed_in'], $row['html'], $row['html_words'] );
		foreach ( $row as $name => $value ) {
			if ( (string) $value !== (string) ( $before[ $name ] ?? '' ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * @param array<int, LotRecord> $records
	 * @return list<array{kind: string, within: string, label: string}>
	 */
	private function new_words( array $records ): array {
		$words = array();
		foreach ( $records as $lot ) {
			foreach ( LotColumns::WORDS as $kind ) {
				if ( '' !== $lot->text( $kind ) ) {
					$words[] = array(
						'kind'   => $kind,
						'within' => 'model' === $kind ? LotWords::slug( $lot->text( 'make' ) ) : '',
						'label'  => $lot->text( $kind ),
					);
				}
			}
		}
		return $words;
	}
}
