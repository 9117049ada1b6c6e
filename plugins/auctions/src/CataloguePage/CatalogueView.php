<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\CataloguePage;

use HearthHammer\Auctions\Catalogue\LotFilters;
use HearthHammer\Auctions\Catalogue\LotQuery;
use HearthHammer\Auctions\Catalogue\LotResult;
use HearthHammer\Auctions\Catalogue\LotTools;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Map\MapPlacesController;
use HearthHammer\Core\Map\MapTiles;

/**
 * What the catalogue of a sale shows: the props of the island lot-catalogue, and the HTML beside them.
 */
final readonly class CatalogueView {

	/** The business whose catalogues have the marketing card (AUC-11). */
	private const WITH_MARKETING = 'car-auctions';

	/**
	 * @param list<CatalogueFilter> $filters     With their counts.
	 * @param string                $lots        HTML.
	 * @param string                $future_lots HTML of the first of them; empty where there are none.
	 * @param int                   $future      How many lots of later sales there are.
	 */
	public function __construct(
		private SaleRecord $sale,
		private LotResult $result,
		private LotTools $tools,
		public array $filters,
		public string $lots,
		public string $future_lots,
		public int $future,
	) {}

	public static function has_marketing( SaleRecord $sale ): bool {
		return self::WITH_MARKETING === $sale->business()->slug;
	}

	/** Whether results may come in while the page is open: the sale runs, or begins within a day. */
	public function is_live(): bool {
		$starts_at = $this->sale->starts_at();
		return SaleStatus::Running === $this->sale->status() || ( $this->sale->status()->is_coming() && $starts_at > 0 && $starts_at < time() + DAY_IN_SECONDS );
	}

	public function is_filtered(): bool {
		return $this->result->query->is_filtered();
	}

	/** @return array<string, mixed> schemas/lot-catalogue-props.json */
	public function props(): array {
		$query = $this->result->query;
		return array(
			'auction_id'         => $this->sale->id(),
			'department_id'      => $this->sale->department()->id ?? 0,
			'sale_type_id'       => $this->sale->sale_type_id(),
			'business'           => $query->business->slug,
			'can_manage_a365'    => $this->tools->platform,
			'can_manage_cache'   => $this->tools->image_cache,
			'nonce'              => $this->tools->are_any() ? wp_create_nonce( 'wp_rest' ) : '',
			'includes_marketing' => self::has_marketing( $this->sale ),
			'page_url'           => $this->url(),
			'lots_url'           => $this->route( 'lots' ),
			'future_lots_url'    => $this->route( 'future-lots' ),
			'later_url'          => SaleAddresses::lots( $query->business, $this->sale->slug() ),
			'search_assist_url'  => $this->route( 'lots/search-assist' ),
			'live_url'           => SaleAddresses::live( $query->business, $this->sale->id() ),
			'filters'            => array_map( static fn ( CatalogueFilter $filter ): array => $filter->to_array(), $this->filters ),
			'values'             => (object) $query->filters,
			'sorts'              => SortNames::of( $query->business ),
			'sort'               => $query->sort,
			'view'               => $query->view,
			'total'              => $this->result->total,
			'matching'           => $this->result->matching,
			'page'               => $query->page,
			'pages'              => $this->result->pages,
			'version'            => $this->result->scope->number(),
			'sale_status'        => $this->sale->status()->value,
			'starts_at'          => $this->sale->starts_at(),
			...$this->map(),
		);
	}

	/** @return array<string, mixed> What a map of the catalogue needs; empty where its lots have no place. */
	private function map(): array {
		return ! $this->result->query->business->is_property() ? array() : array(
			'map' => array(
				'lots_url'   => $this->route( 'lots/map' ),
				'places_url' => MapPlacesController::url(),
				'tiles'      => MapTiles::from_settings()->to_array(),
			),
		);
	}

	/** @return list<array{label: string, url: string}> What is set, each with the catalogue without it. */
	public function chips(): array {
		return array_map(
			fn ( array $chip ): array => array(
				'label' => $chip['label'],
				'url'   => $this->url() . LotQuery::from_request( array( ...$chip['without'], 'sort' => $this->result->query->sort ), $this->sale )->query() . $this->view_parameter( array() === $chip['without'] && LotFilters::sorts()[0] === $this->result->query->sort ),
			),
			FilterChips::of( $this->filters, $this->result->query->filters )
		);
	}

	/** Where all lots of later sales are, under the same filters. */
	public function later_url(): string {
		$query = $this->result->query->without()->query();
		return SaleAddresses::lots( $this->result->query->business, $this->sale->slug() ) . ( '' === $query ? '' : '&' . substr( $query, 1 ) );
	}

	public function reset_url(): string {
		$query = $this->result->query;
		return $this->url() . $query->without( ...array_keys( $query->filters ) )->query() . $this->view_parameter( LotFilters::sorts()[0] === $query->sort );
	}

	public function page_url( int $page ): string {
		$query = $this->result->query->on_page( $page )->query( true );
		return $this->url() . $query . $this->view_parameter( '' === $query );
	}

	/** @return list<array{value: string, label: string, url: string, selected: bool}> */
	public function views(): array {
		$query = $this->result->query->query( true );
		$urls  = array(
			'grid' => $this->url() . $query,
			'list' => $this->url() . $query . ( '' === $query ? '?' : '&' ) . 'grid_view=list',
		);
		$names = array(
			'grid' => __( 'Grid', 'hearth-hammer' ),
			'list' => __( 'List', 'hearth-hammer' ),
		);
		return array_map(
			fn ( string $view ): array => array(
				'value'    => $view,
				'label'    => $names[ $view ],
				'url'      => $urls[ $view ],
				'selected' => $this->result->query->view === $view,
			),
			LotQuery::VIEWS
		);
	}

	/** Without JavaScript the view stays with the links. */
	private function view_parameter( bool $is_first ): string {
		return 'list' === $this->result->query->view ? ( $is_first ? '?' : '&' ) . 'grid_view=list' : '';
	}

	private function url(): string {
		return (string) get_permalink( $this->sale->post );
	}

	private function route( string $name ): string {
		return add_query_arg(
			array(
				'auction_id'    => $this->sale->id(),
				'department_id' => $this->sale->department()->id ?? 0,
				'sale_type_id'  => $this->sale->sale_type_id(),
			),
			rest_url( "hpapi/v1/{$this->result->query->business->slug}/{$name}" )
		);
	}
}
