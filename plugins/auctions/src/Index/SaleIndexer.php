<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Index;

use Closure;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Core;
use HearthHammer\Core\Index\Indexer;
use HearthHammer\Core\Index\IndexWriter;
use HearthHammer\Core\Index\StoredCard;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the index of sales: a sale is indexed when it changes and when one of its lots does.
 */
final class SaleIndexer extends Indexer {

	/** What a lot's row holds of its sale. */
	private const ON_LOTS = array( 'slug', 'business', 'department_id', 'starts_at', 'ends_at' );

	/** @var array<int, true> Sales whose lots visitors see. */
	private array $open = array();

	/** @param Closure(list<int>): void $moved Told of sales whose lots must be indexed anew. */
	public function __construct(
		private readonly LotWords $words,
		private readonly Closure $moved,
	) {
		parent::__construct( new IndexWriter( SaleTable::definition() ) );
	}

	public function delete_orphans(): int {
		return $this->delete_rows_without( SalePostType::NAME );
	}

	protected function rows( array $ids, array $before ): array {
		_prime_post_caches( $ids, true, true );
		$lots   = $this->lots( $ids );
		$rows   = array();
		$moved  = array();
		foreach ( $ids as $id ) {
			$sale = SaleRecord::of( $id );
			if ( null === $sale || 'auto-draft' === $sale->post->post_status ) {
				continue;
			}
			$row = array(
				'card' => StoredCard::encode( SaleCard::of( $sale, $lots[ $id ]['picture'] ?? null ) ),
			);
			foreach ( SaleTable::definition()->columns as $column ) {
				$row[ $column->name ] = ( $column->value )( $sale );
			}
			$rows[ $id ] = array( ...$row, ...( $lots[ $id ]['counts'] ?? array() ) );
			if ( 1 === (int) $row['shows_lots'] ) {
				$this->open[ $id ] = true;
			}
			foreach ( isset( $before[ $id ] ) ? self::ON_LOTS : array() as $name ) {
				if ( (string) $row[ $name ] !== (string) $before[ $id ][ $name ] ) {
					$moved[ $id ] = $id;
				}
			}
			// Their cards say so outside the sale.
			if ( isset( $before[ $id ] ) && (string) $row['status'] !== (string) $before[ $id ]['status'] && array() !== array_intersect( array( (string) $row['status'], (string) $before[ $id ]['status'] ), SaleStatus::off() ) ) {
				$moved[ $id ] = $id;
			}
		}
		if ( array() !== $moved ) {
			( $this->moved )( array_values( $moved ) );
		}
		$this->tell( $before, $rows );
		return $rows;
	}

	protected function changed( array $ids ): void {
		SaleVersion::grow( $ids );
		IndexedSales::forget( $ids );
		Core::services()->purges->add( AuctionTags::SALES, ...array_map( static fn ( int $id ): string => AuctionTags::CATALOGUE . "-{$id}", $ids ) );
		$open       = array_keys( $this->open );
		$this->open = array();
		$this->words->show( $open );
	}

	/**
	 * Tells whoever listens that a sale which visitors knew is held at another time, or how it stands now, by whatever way
	 * the change came.
	 *
	 * @param array<int, array<string, string|null>> $before
	 * @param array<int, array<string, mixed>>       $rows
	 */
	private function tell( array $before, array $rows ): void {
		foreach ( $rows as $id => $row ) {
			$was = $before[ $id ] ?? null;
			if ( null !== $was && 0 === (int) $was['shows_lots'] && 1 === (int) $row['shows_lots'] ) {
				/**
				 * Visitors may see the lots of a sale from now on.
				 *
				 * @param int $sale
				 */
				do_action( 'hh_catalogue_published', $id );
			}
			if ( null !== $was && 0 === (int) $was['published'] && 1 === (int) $row['published'] ) {
				/**
				 * Visitors may see a sale from now on, with or without its lots.
				 *
				 * @param int $sale
				 */
				do_action( 'hh_sale_published', $id );
			}
			if ( null === $was || 0 === (int) $was['published'] || ( (string) $was['status'] === (string) $row['status'] && (int) $was['starts_at'] === (int) $row['starts_at'] ) ) {
				continue;
			}
			/**
			 * A published sale has another status, or begins at another time.
			 *
			 * @param int                                  $sale
			 * @param array{status: string, starts_at: int} $was
			 * @param array{status: string, starts_at: int} $is
			 */
			do_action( 'hh_sale_rescheduled', $id, array( 'status' => (string) $was['status'], 'starts_at' => (int) $was['starts_at'] ), array( 'status' => (string) $row['status'], 'starts_at' => (int) $row['starts_at'] ) );
		}
	}

	/**
	 * How many lots each has and how they stand, and the picture of the first one.
	 *
	 * @param list<int> $ids
	 * @return array<int, array{counts: array<string, int>, picture: array<string, mixed>|null}>
	 */
	private function lots( array $ids ): array {
		global $wpdb;
		/** @var list<array<string, string>> $rows */
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT sale_id, status, COUNT(*) AS number, SUM(hammer) AS raised, SUM(hammer_pence) AS pence FROM %i WHERE sale_id IN (' . self::marks( $ids ) . ') AND published = 1 GROUP BY sale_id, status', array( LotTable::name(), ...$ids ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
		/** @var list<array<string, string>> $first */
		$first = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT lot.sale_id, lot.card FROM %i lot JOIN (SELECT sale_id, MIN(lot_sort) AS least FROM %i WHERE sale_id IN (' . self::marks( $ids ) . ') AND published = 1 GROUP BY sale_id) head ON head.sale_id = lot.sale_id AND head.least = lot.lot_sort AND lot.published = 1', array( LotTable::name(), LotTable::name(), ...$ids ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
		$cards = array_column( $first, 'card', 'sale_id' );
		$lots   = array();
		$raised = array();
		foreach ( $rows as $row ) {
			$sale            = (int) $row['sale_id'];
			$status          = LotStatus::tryFrom( $row['status'] );
			$number          = (int) $row['number'];
			$image           = StoredCard::decode( (string) ( $cards[ $sale ] ?? '' ), array() )['images'][0] ?? null;
			$lots[ $sale ] ??= array( 'counts' => array_fill_keys( array( 'lots', 'offered', 'sold', 'raised' ), 0 ), 'picture' => is_array( $image ) ? $image : null );
			$lots[ $sale ]['counts']['lots']    += $number;
			$lots[ $sale ]['counts']['offered'] += true === $status?->counts_as_offered() ? $number : 0;
			$lots[ $sale ]['counts']['sold']    += true === $status?->is_sold() ? $number : 0;
			// In pence, so that those of its lots make pounds together; told in whole pounds.
			$raised[ $sale ] = ( $raised[ $sale ] ?? 0 ) + 100 * (int) $row['raised'] + (int) $row['pence'];
			$lots[ $sale ]['counts']['raised'] = intdiv( $raised[ $sale ], 100 );
		}
		return $lots;
	}

	/** @param list<int> $ids */
	private static function marks( array $ids ): string {
		return implode( ',', array_fill( 0, count( $ids ), '%d' ) );
	}
}
