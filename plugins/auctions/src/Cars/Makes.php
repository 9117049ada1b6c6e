<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Cars;

use HearthHammer\Auctions\Catalogue\Facets;
use HearthHammer\Auctions\Catalogue\LotQuery;
use HearthHammer\Auctions\Index\LotWords;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\SaleAddresses;

/**
 * The makes and models that have a page: those that are sold in this country, and those of any lot that there ever was.
 */
final readonly class Makes {

	public function __construct(
		private LotWords $words,
		private Facets $facets,
	) {}

	/** @return list<Make> Those with lots in coming sales of the business first; each part by name. */
	public function all( Business $business ): array {
		$coming = $this->coming( $business, 'make' );
		$makes  = array();
		foreach ( $this->words->all( 'make' ) + KnownMakes::names() as $slug => $name ) {
			$makes[] = new Make( (string) $slug, $name, $coming[ $slug ] ?? 0 );
		}
		usort( $makes, static fn ( Make $one, Make $other ): int => array( 0 === $one->lots, mb_strtolower( $one->name ) ) <=> array( 0 === $other->lots, mb_strtolower( $other->name ) ) );
		return $makes;
	}

	/** How a make is written; empty where there is none. */
	public function name( string $slug ): string {
		return $this->words->label( 'make', $slug ) ?: ( KnownMakes::names()[ $slug ] ?? '' );
	}

	/** How a model is written; empty where the make has none. */
	public function model( string $make, string $slug ): string {
		return $this->words->label( 'model', $slug, $make );
	}

	/** @return list<array{name: string, url: string, lots: int}> Models of a make that come up, by name. */
	public function coming_models( Business $business, string $make ): array {
		$names  = $this->words->all( 'model', $make );
		$models = array();
		foreach ( $this->coming( $business, 'model', $make ) as $slug => $lots ) {
			$models[] = array(
				'name' => $names[ $slug ] ?? (string) $slug,
				'url'  => SaleAddresses::make( $business, $make, (string) $slug ),
				'lots' => $lots,
			);
		}
		usort( $models, static fn ( array $one, array $other ): int => strnatcasecmp( $one['name'], $other['name'] ) );
		return $models;
	}

	/**
	 * What leads from a typed word to a page: makes and what else they are called, and the house's other businesses.
	 *
	 * @param list<Make> $makes
	 * @return list<MakeSearchAction>
	 */
	public function actions( Business $business, array $makes ): array {
		$also    = KnownMakes::also();
		$actions = array();
		foreach ( $makes as $make ) {
			foreach ( array( $make->name, ...( $also[ $make->slug ] ?? array() ) ) as $term ) {
				$actions[] = new MakeSearchAction( $term, $make->url( $business ) );
			}
		}
		foreach ( Business::all() as $other ) {
			if ( $other->slug !== $business->slug ) {
				// 'van-auctions' is found by 'van'.
				$actions[] = new MakeSearchAction( str_replace( '-', ' ', (string) preg_replace( '/-auctions$/', '', $other->slug ) ), SaleAddresses::business( $other ) );
			}
		}
		return $actions;
	}

	/** @return list<MakeSearchAction> Models by their names: more than a page should carry. */
	public function model_actions( Business $business ): array {
		$actions = array();
		foreach ( $this->words->models() as [ 'make' => $make, 'slug' => $slug, 'label' => $label ] ) {
			$url = SaleAddresses::make( $business, $make, $slug );
			array_push( $actions, new MakeSearchAction( $label, $url ), new MakeSearchAction( $this->name( $make ) . ' ' . $label, $url ) );
		}
		return $actions;
	}

	/**
	 * @param 'make'|'model' $kind
	 * @param string         $make Slug: models of it alone.
	 * @return array<string, int> Slugs that occur among the lots of coming sales, to how many.
	 */
	private function coming( Business $business, string $kind, string $make = '' ): array {
		$facets = $this->facets->of( LotQuery::from_request( '' === $make ? array() : array( 'make' => $make ), $business ) )['facets'];
		$values = array_filter( $facets[ $kind ] ?? array(), static fn ( array $one ): bool => $one['count'] > 0 && ( 'make' === $kind || $one['within'] === $make ) );
		return array_column( $values, 'count', 'value' );
	}
}
