<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue;

use HearthHammer\Auctions\Index\IndexedSale;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\SaleRecord;

/**
 * What a visitor looks for: in the catalogue of a sale, or among the coming sales of a business.
 */
final readonly class LotQuery {

	public const PER_PAGE = 24;
	public const MAX_PAGE = 10000;
	public const VIEWS    = array( 'grid', 'list' );

	/**
	 * @param int                   $sale       Post; 0 for the coming sales of the business.
	 * @param int                   $department Term; 0 for all.
	 * @param int                   $sale_type  Term; 0 for all.
	 * @param array<string, string> $filters    Those that are set, as LotFilters::read() gives them.
	 * @param bool                  $is_future  Of the department of `sale`, what is offered after it (API-04).
	 */
	private function __construct(
		public Business $business,
		public int $sale = 0,
		public int $department = 0,
		public int $sale_type = 0,
		public array $filters = array(),
		public string $sort = 'lot-number',
		public string $view = 'grid',
		public int $page = 1,
		public bool $is_future = false,
	) {}

	/**
	 * From the parameters of a form, an address or REST; whatever does not fit counts as its default.
	 *
	 * @param array<mixed> $raw Unslashed.
	 */
	public static function from_request( array $raw, SaleRecord|IndexedSale|Business $of, int $department = 0, int $sale_type = 0 ): self {
		$business = $of instanceof Business ? $of : ( $of->business() ?? array_values( Business::all() )[0] );
		$sort     = $raw['sort'] ?? '';
		$view     = $raw['grid_view'] ?? '';
		$page     = $raw['page'] ?? 1;
		return new self(
			business: $business,
			sale: match ( true ) {
				$of instanceof SaleRecord => $of->id(),
				$of instanceof IndexedSale => $of->id,
				default => 0,
			},
			department: $department,
			sale_type: $sale_type,
			filters: LotFilters::read( $raw, $business ),
			sort: is_string( $sort ) && in_array( $sort, LotFilters::sorts(), true ) ? $sort : LotFilters::sorts()[0],
			view: is_string( $view ) && in_array( $view, self::VIEWS, true ) ? $view : self::VIEWS[0],
			page: is_scalar( $page ) && 1 === preg_match( '/^[0-9]{1,6}$/D', (string) $page ) ? max( 1, min( self::MAX_PAGE, (int) $page ) ) : 1,
		);
	}

	/**
	 * The catalogue that a visitor of a lot's page came from (LOT-12).
	 *
	 * @param array<mixed> $raw The page's own parameters, unslashed.
	 */
	public static function of_lot_page( LotRecord $lot, array $raw ): ?self {
		return null === $lot->sale ? null : self::from_request( $raw, $lot->sale );
	}

	/** The same search among the later sales of the department. */
	public function future(): self {
		return $this->copy( array( 'is_future' => true, 'page' => 1 ) );
	}

	public function on_page( int $page ): self {
		return $this->copy( array( 'page' => max( 1, min( self::MAX_PAGE, $page ) ) ) );
	}

	/** All lots of the same scope, in the usual order. */
	public function unfiltered(): self {
		return $this->copy( array( 'filters' => array(), 'sort' => LotFilters::sorts()[0], 'page' => 1 ) );
	}

	/** The same without some of its filters, on the first page. */
	public function without( string ...$names ): self {
		return $this->copy( array( 'filters' => array_diff_key( $this->filters, array_flip( $names ) ), 'page' => 1 ) );
	}

	public function is_filtered(): bool {
		return array() !== $this->filters;
	}

	/** @return array<string, string> Filters and order that are set, as they stand in an address. */
	public function fields(): array {
		return $this->filters + ( LotFilters::sorts()[0] === $this->sort ? array() : array( 'sort' => $this->sort ) );
	}

	/** As it stands behind an address: `?make=ford,kia&sort=mileage`; empty where nothing is set. */
	public function query( bool $with_page = false ): string {
		$fields = $this->fields() + ( $with_page && $this->page > 1 ? array( 'page' => (string) $this->page ) : array() );
		return array() === $fields ? '' : '?' . str_replace( '%2C', ',', http_build_query( $fields, '', '&', PHP_QUERY_RFC3986 ) );
	}

	/** @param array<string, mixed> $with */
	private function copy( array $with ): self {
		return new self( ...array( ...get_object_vars( $this ), ...$with ) );
	}
}
