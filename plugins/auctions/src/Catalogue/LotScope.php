<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue;

use HearthHammer\Auctions\Index\AuctionTags;
use HearthHammer\Auctions\Index\IndexedSale;
use HearthHammer\Auctions\Index\IndexedSales;
use HearthHammer\Auctions\Index\LotColumns;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Page\CacheTags;

/**
 * The sales among whose lots something is looked for.
 */
final readonly class LotScope {

	/** More sales have one tag for the lots of all. */
	private const TAGGED = 20;

	/** @param list<IndexedSale> $sales In order of their dates; one where a catalogue is looked at. */
	private function __construct(
		public array $sales,
		private bool $is_one,
	) {}

	/** @param IndexedSale|null $sale That of the query, where it is known. */
	public static function of( LotQuery $query, IndexedSales $sales, ?IndexedSale $sale = null ): self {
		if ( 0 === $query->sale ) {
			return new self( $sales->coming( $query->business->slug, $query->department, $query->sale_type, with_lots: true ), false );
		}
		$sale ??= $sales->one( $query->sale );
		if ( null === $sale ) {
			return new self( array(), true );
		}
		if ( $query->is_future ) {
			$later = $sales->coming( $query->business->slug, $sale->department, 0, $sale->starts_at, true );
			return new self( array_values( array_filter( $later, static fn ( IndexedSale $one ): bool => $one->id !== $sale->id ) ), false );
		}
		// Staff look at a catalogue before visitors do.
		return new self( $sale->shows_lots || current_user_can( 'edit_post', $sale->id ) ? array( $sale ) : array(), true );
	}

	/** What is answered from these sales changes with their lots. */
	public function show_tags(): void {
		if ( count( $this->sales ) > self::TAGGED ) {
			CacheTags::show( AuctionTags::LOTS );
		} else {
			CacheTags::show_each( AuctionTags::CATALOGUE, array_column( $this->sales, 'id' ) );
		}
	}

	/** How many lots visitors may see. */
	public function total(): int {
		return array_sum( array_column( $this->sales, 'lots' ) );
	}

	/** Names the state of the data: what was found in another state is found no longer. */
	public function version(): string {
		return implode( ',', array_map( static fn ( IndexedSale $sale ): string => "{$sale->id}:{$sale->version}", $this->sales ) );
	}

	/** The number of the one sale; of several only a part of a name. */
	public function number(): int {
		return $this->is_one ? ( $this->sales[0]->version ?? 0 ) : 0;
	}

	public function is_running(): bool {
		return array() !== array_filter( $this->sales, static fn ( IndexedSale $sale ): bool => SaleStatus::Running === $sale->status );
	}

	/** The condition on the index, prepared; there is none for no sale. */
	public function where(): string {
		global $wpdb;
		if ( $this->is_one ) {
			return (string) $wpdb->prepare( 'sale_id = %d AND published = 1', $this->sales[0]->id ?? 0 );
		}
		$ids         = array_column( $this->sales, 'id' );
		$departments = array_values( array_unique( array_column( $this->sales, 'department' ) ) );
		// The department and the date let the key `coming` give the lots in order.
		return (string) $wpdb->prepare(
			( 1 === count( $departments ) ? 'department_id = %d' : 'department_id IN (' . self::marks( $departments ) . ')' ) . ' AND published = 1 AND starts_at >= %d AND sale_id IN (' . self::marks( $ids ) . ')', // phpcs:ignore WordPress.DB.PreparedSQL
			array( ...$departments, min( array( PHP_INT_MAX, ...array_column( $this->sales, 'starts_at' ) ) ), ...$ids )
		);
	}

	public function order( string $sort ): string {
		$number  = $this->is_one ? 'lot_sort, post_id' : 'starts_at, sale_id, lot_sort, post_id';
		$unknown = LotColumns::UNKNOWN;
		return match ( $sort ) {
			'price-asc' => "price, {$number}",
			'price-desc' => "price = {$unknown}, price DESC, {$number}",
			'mileage' => "mileage, {$number}",
			'age' => "age, {$number}",
			'ending' => "ends_at, {$number}",
			'newest' => "listed_at DESC, {$number}",
			default => $number,
		};
	}

	/** @param list<int> $values */
	private static function marks( array $values ): string {
		return implode( ',', array_fill( 0, count( $values ), '%d' ) );
	}
}
