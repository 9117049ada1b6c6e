<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching\Searches;

use HearthHammer\Auctions\Index\LotWords;
use HearthHammer\Auctions\Sales\Department;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Watching\WatchLinks;
use HearthHammer\Core\Island\Island;
use HearthHammer\Core\Subscription\Frequency;

/**
 * The block lot-alerts: the button that saves a search of lots. An island, and a link to a plain form where there is no
 * JavaScript.
 */
final readonly class LotAlerts {

	public function __construct( private SearchWords $words ) {}

	/**
	 * @param array<string, mixed> $attributes `sale`, a post, or `business`, a slug; `town` a name; `filters` of lots by their
	 *                                         names, as an object; `follows` whether they are those of the page's address.
	 * @return string HTML; empty where the house sells nothing of the kind.
	 */
	public function html( array $attributes ): string {
		$follows = true === ( $attributes['follows'] ?? false );
		$town    = $attributes['town'] ?? '';
		$filters = array(
			// phpcs:ignore WordPress.Security.NonceVerification -- Read alone; the filters check each value.
			...( $follows ? wp_unslash( $_GET ) : array() ),
			...( is_array( $attributes['filters'] ?? null ) ? $attributes['filters'] : array() ),
			...( is_string( $town ) && '' !== $town ? array( 'town' => LotWords::slug( $town ) ) : array() ),
		);
		$search  = WatchedSearch::from_request( array( 'business' => $attributes['business'] ?? '', 'sale' => $attributes['sale'] ?? 0 ) + $filters );
		// The page of a town is not about auctions: it offers alerts where the house has a department for such lots.
		if ( null === $search || ( '' !== $town && array() === Department::all( $search->business ) ) ) {
			return '';
		}
		$props = $this->props( $search, $follows, '' !== $town );
		return Island::get(
			'lot-alerts',
			$props,
			static function () use ( $props ): void {
				require dirname( __DIR__, 3 ) . '/templates/watching/lot-alerts.php';
			}
		);
	}

	/** @return array<string, mixed> As schemas/lot-alerts-props.json. */
	private function props( WatchedSearch $search, bool $follows, bool $is_town ): array {
		$scopes = SearchPages::scopes( $search, SaleRecord::of( $search->sale ) );
		return array(
			'business'    => $search->business->slug,
			'sale'        => $search->sale,
			'scopes'      => array_map( static fn ( int $sale, string $label ): array => array( 'sale' => $sale, 'label' => $label ), array_keys( $scopes ), array_values( $scopes ) ),
			'search'      => (object) $search->filters,
			// A page that is not about auctions says which lots.
			'button'      => $is_town ? __( 'Email me auction lots', 'hearth-hammer' ) : __( 'Email me new lots', 'hearth-hammer' ),
			'label'       => $this->words->of( $search ),
			'follows'     => $follows,
			'page_url'    => WatchLinks::search( $search ),
			'api_url'     => rest_url( 'hpapi/v1/auctions/lot-alerts' ),
			'frequencies' => Frequency::options(),
			'frequency'   => Frequency::Daily->value,
		);
	}
}
