<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\CataloguePage;

use HearthHammer\Auctions\Catalogue\Facets;
use HearthHammer\Auctions\Catalogue\LotList;
use HearthHammer\Auctions\Catalogue\LotQuery;
use HearthHammer\Auctions\Catalogue\LotResult;
use HearthHammer\Auctions\Catalogue\LotScope;
use HearthHammer\Auctions\Catalogue\LotSearch;
use HearthHammer\Auctions\Catalogue\LotTools;
use HearthHammer\Auctions\Index\IndexedSales;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Island\Island;
use HearthHammer\Core\Templates\Template;

/**
 * Makes the catalogue of a sale: the block lot-catalogue, on the sale's page or on another.
 */
final readonly class Catalogues {

	/** Lots of later sales below a catalogue. */
	private const FUTURE = 12;

	public function __construct(
		private LotSearch $search,
		private Facets $facets,
		private LotList $lists,
		private IndexedSales $sales,
	) {}

	/**
	 * The block: the catalogue of a sale, else that of the page's sale, else that of the next sale with a catalogue.
	 *
	 * @param array<string, mixed> $attributes sale: a post id.
	 */
	public function block( array $attributes ): string {
		$sale = SaleRecord::of( (int) ( $attributes['sale'] ?? 0 ) ?: (int) get_the_ID() );
		if ( null === $sale && empty( $attributes['sale'] ) ) {
			$sale = SaleRecord::of( $this->sales->coming( with_lots: true )[0]->id ?? 0 );
		}
		if ( null === $sale || ! ( $sale->shows_lots() || current_user_can( 'edit_post', $sale->id() ) ) ) {
			return '';
		}
		// phpcs:ignore WordPress.Security.NonceVerification -- A search changes nothing; LotQuery checks each value.
		$view = $this->view( $sale, wp_unslash( $_GET ), wp_unslash( $_COOKIE ) );
		return Island::get(
			'lot-catalogue',
			$view->props(),
			static function () use ( $view ): void {
				echo ( new Template( dirname( __DIR__, 2 ) . '/templates' ) )->get( 'lot-catalogue', $view ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped in the template.
			},
			until_interaction: $view->is_live() ? null : array( ViewCookie::NAME )
		);
	}

	/**
	 * @param array<mixed> $get     The page's parameters, unslashed.
	 * @param array<mixed> $cookies
	 */
	public function view( SaleRecord $sale, array $get, array $cookies ): CatalogueView {
		$query  = LotQuery::from_request( array( ...$get, 'grid_view' => ViewCookie::view( $get, $cookies ) ), $sale );
		$result = $this->search->find( $query );
		$tools  = LotTools::allowed();
		return new CatalogueView(
			$sale,
			$result,
			$tools,
			( new FilterForm( $this->facets->in( $query, $result->scope )['facets'], $query->filters ) )->filters( $query->business ),
			self::adopted( $this->lists->html( $result, $tools, CatalogueView::has_marketing( $sale ), true ), 'lots' ),
			...$this->future( $query, $result->scope )
		);
	}

	/**
	 * AUC-10: the first lots of later sales, and how many there are; empty where no later sale has what is looked for.
	 *
	 * @return array{string, int}
	 */
	private function future( LotQuery $query, LotScope $scope ): array {
		$query  = $query->future();
		$future = $this->search->find_in( $query, $this->search->scope( $query, $scope->sales[0] ?? null ), self::FUTURE );
		return array( 0 === $future->matching ? '' : self::adopted( $this->lists->html( $future, LotTools::allowed( platform: false ) ), 'future' ), $future->matching );
	}

	/** The island goes on with this very list. */
	private static function adopted( string $list, string $name ): string {
		return (string) preg_replace( '/^<div /', '<div data-island-adopt="' . $name . '" ', $list, 1 );
	}

	/** What the printed catalogue and the CSV are made of: every lot of the sale, a page of the catalogue after the other. */
	public function page( SaleRecord $sale, int $page ): LotResult {
		return $this->search->find( LotQuery::from_request( array( 'page' => $page ), $sale ) );
	}
}
