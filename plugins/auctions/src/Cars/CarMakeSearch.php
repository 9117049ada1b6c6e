<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Cars;

use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Core\Island\Island;

/**
 * The make search (CAR-01 to CAR-03): the island car-make-search over templates/car-make-search.php.
 */
final readonly class CarMakeSearch {

	/** The page that a term is sent to which is no action's; no make is called so. */
	public const PAGE = MakePages::SEARCH;

	public function __construct( private Makes $makes ) {}

	/**
	 * @param array<string, mixed> $attributes `business` a slug, `actions` lines of 'term | address'; `term` and `refused` of a search that was sent.
	 * @return string HTML; empty where the business sells no vehicles.
	 */
	public function html( array $attributes ): string {
		$business = Business::from_slug( is_string( $attributes['business'] ?? null ) ? $attributes['business'] : 'car-auctions' );
		if ( null === $business || ! $business->is_vehicle() ) {
			return '';
		}
		$props = $this->props( $business, is_string( $attributes['actions'] ?? null ) ? $attributes['actions'] : '' );
		$props = array(
			...$props,
			'term'       => is_string( $attributes['term'] ?? null ) ? $attributes['term'] : '',
			'is_refused' => true === ( $attributes['refused'] ?? false ),
		);
		return Island::get(
			'car-make-search',
			$props,
			static function () use ( $props ): void {
				require dirname( __DIR__, 2 ) . '/templates/car-make-search.php';
			},
			array()
		);
	}

	/**
	 * @param string $own Lines of 'term | address', which come before ours.
	 * @return array<string, mixed> As schemas/car-make-search-props.json, but for what was sent.
	 */
	public function props( Business $business, string $own = '' ): array {
		$makes = $this->makes->all( $business );
		return array(
			'target'  => SaleAddresses::make( $business, self::PAGE ),
			'makes'   => array_map(
				static fn ( Make $make ): array => array(
					'name' => $make->name,
					'lots' => $make->lots,
					'url'  => $make->url( $business ),
				),
				$makes
			),
			'actions' => array_map( static fn ( MakeSearchAction $one ): array => get_object_vars( $one ), $this->actions( $business, $makes, $own ) ),
		);
	}

	/** Where a typed word leads that is no model; null for none of these. */
	public function action( Business $business, string $typed ): ?string {
		return MakeSearchAction::find( $this->actions( $business, $this->makes->all( $business ), '' ), $typed );
	}

	/**
	 * @param list<Make> $makes
	 * @return list<MakeSearchAction>
	 */
	private function actions( Business $business, array $makes, string $own ): array {
		$actions = array( ...self::lines( $own ), ...$this->makes->actions( $business, $makes ) );
		/**
		 * Filters what a typed word leads to.
		 *
		 * @param list<MakeSearchAction> $actions
		 * @param Business               $business
		 */
		$filtered = apply_filters( 'hh_auctions_make_search_actions', $actions, $business );
		return array_values( array_filter( is_array( $filtered ) ? $filtered : $actions, static fn ( mixed $one ): bool => $one instanceof MakeSearchAction ) );
	}

	/** @return list<MakeSearchAction> Lines without an address of this site are left out. */
	private static function lines( string $text ): array {
		$actions = array();
		foreach ( preg_split( '/\R/u', $text ) ?: array() as $line ) {
			[ $term, $address ] = array_pad( array_map( 'trim', explode( '|', $line, 2 ) ), 2, '' );
			$url                = wp_validate_redirect( str_starts_with( $address, '/' ) ? home_url( $address ) : $address );
			if ( '' !== $term && '' !== $url ) {
				$actions[] = new MakeSearchAction( $term, $url );
			}
		}
		return $actions;
	}
}
