<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching\Searches;

use HearthHammer\Auctions\Catalogue\LotFilters;
use HearthHammer\Auctions\Catalogue\LotQuery;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleStatus;

/**
 * A search of catalogues that brings emails about its lots: in one sale, or in all coming sales of a business.
 */
final readonly class WatchedSearch {

	/**
	 * @param int                   $sale        Post; 0 for all coming sales.
	 * @param array<string, string> $filters     As LotFilters::read() gives them, without the status: only lots that can be bought are news.
	 * @param int                   $id          Of its row; 0 until it is stored.
	 * @param int                   $counts_from Unix seconds; 0 until the owner of the address has confirmed it.
	 */
	private function __construct(
		public Business $business,
		public int $sale,
		public array $filters,
		public int $id = 0,
		public int $counts_from = 0,
	) {}

	/**
	 * From the parameters of a form, an address or REST: `business`, `sale`, and filters by their names. A sale that is over
	 * brings no new lots, so its search is that of all coming sales.
	 *
	 * @param array<mixed> $raw Unslashed.
	 * @return self|null Null where the house has no such business, and no such sale.
	 */
	public static function from_request( array $raw ): ?self {
		$number   = $raw['sale'] ?? 0;
		$sale     = is_scalar( $number ) && 1 === preg_match( '/^[0-9]{1,15}$/D', (string) $number ) ? SaleRecord::of( (int) $number ) : null;
		$sale     = true === $sale?->is_published() ? $sale : null;
		$slug     = $raw['business'] ?? '';
		$business = $sale?->business() ?? Business::from_slug( is_string( $slug ) ? $slug : '' );
		return null === $business ? null : new self( $business, null !== $sale && self::is_open( $sale ) ? $sale->id() : 0, self::filters( $raw, $business ) );
	}

	/**
	 * @param array<string, string|null> $row Of WatchTables::SEARCH.
	 * @return self|null Null where its business is no longer the house's.
	 */
	public static function from_row( array $row ): ?self {
		$business = Business::from_slug( (string) $row['business'] );
		$filters  = json_decode( (string) $row['filters'], true );
		return null === $business ? null : new self( $business, (int) $row['sale_id'], self::filters( is_array( $filters ) ? $filters : array(), $business ), (int) ( $row['id'] ?? 0 ), (int) ( $row['counts_from'] ?? 0 ) );
	}

	/** Whether a sale can still bring new lots. */
	public static function is_open( SaleRecord $sale ): bool {
		return $sale->is_published() && ( $sale->status()->is_coming() || SaleStatus::Postponed === $sale->status() );
	}

	/** The same for the same search, whatever the order of its parameters. */
	public function key(): string {
		$filters = $this->filters;
		ksort( $filters );
		return md5( (string) wp_json_encode( array( $this->business->slug, $this->sale, $filters ) ) );
	}

	/** Whether it looks at the lots of a sale. */
	public function covers( int $sale, string $business ): bool {
		return 0 === $this->sale ? $business === $this->business->slug : $sale === $this->sale;
	}

	/**
	 * As the catalogue asks, which reads and applies the filters.
	 *
	 * @param SaleRecord|null $in  Only in this sale; null for all that it covers.
	 * @param array<string, string> $and Further parameters.
	 */
	public function query( ?SaleRecord $in = null, array $and = array() ): LotQuery {
		return LotQuery::from_request( $and + $this->filters, $in ?? SaleRecord::of( $this->sale ) ?? $this->business );
	}

	public function without_keyword(): self {
		return new self( $this->business, $this->sale, array_diff_key( $this->filters, array( 'search' => 1 ) ), $this->id, $this->counts_from );
	}

	/** Where its lots are. */
	public function url(): string {
		$sale = SaleRecord::of( $this->sale );
		return ( null === $sale ? SaleAddresses::lots( $this->business ) : SaleAddresses::sale( $sale->slug() ) ) . $this->query()->query();
	}

	/** @return array<string, string> What a form sends. */
	public function fields(): array {
		return array( 'business' => $this->business->slug ) + ( $this->sale > 0 ? array( 'sale' => (string) $this->sale ) : array() ) + $this->filters;
	}

	/**
	 * @param array<mixed> $raw
	 * @return array<string, string>
	 */
	private static function filters( array $raw, Business $business ): array {
		return array_diff_key( LotFilters::read( $raw, $business ), array( 'status' => 1 ) );
	}
}
