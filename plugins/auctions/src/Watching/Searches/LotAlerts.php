<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching\Searches;

use HearthHammer\Auctions\Index\LotWords;
use HearthHammer\Auctions\Sales\Department;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Watching\WatchLinks;
use HearthHammer\Core\Island\Island;
use HearthHammer\Core\Subscription\Frequency;
use HearthHammer\Core\Templates\Template;

/**
 * The block lot-alerts: the button that saves a search of lots. An island, and a link to a plain form where there is no
 * JavaScript.
 */
final readonly class LotAlerts {

	public function __construct( private LotAlertWords $words ) {}

	/**
	 * @param array<string, mixed> $attributes `sale`, a post, or `business`, a slug; `town` a name; `filters` of lots by their
	 *                                         names, as an object; `follows` whether they are those of the page's address;
	 *                                         `link` whether it looks like one.
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
		$props = $this->props( $search, $follows, true === ( $attributes['link'] ?? false ) );
		if ( '' !== $town ) {
			// A page about homes carries no dialog for it.
			return ( new Template( dirname( __DIR__, 3 ) . '/templates/watching' ) )->get( 'lot-alerts', array( 'button' => __( 'Email me auction lots', 'hearth-hammer' ) ) + $props );
		}
		return Island::get(
			'lot-alerts',
			$props,
			static function () use ( $props ): void {
				echo ( new Template( dirname( __DIR__, 3 ) . '/templates/watching' ) )->get( 'lot-alerts', $props ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped in the template.
			},
			array()
		);
	}

	/** @return array<string, mixed> As schemas/lot-alerts-props.json. */
	private function props( WatchedSearch $search, bool $follows, bool $is_link ): array {
		$scopes = SearchPages::scopes( $search, SaleRecord::of( $search->sale ) );
		return array(
			'business'    => $search->business->slug,
			'sale'        => $search->sale,
			'scopes'      => array_map( static fn ( int $sale, string $label ): array => array( 'sale' => $sale, 'label' => $label ), array_keys( $scopes ), array_values( $scopes ) ),
			'search'      => (object) $search->filters,
			'button'      => __( 'Email me new lots', 'hearth-hammer' ),
			'is_link'     => $is_link,
			'label'       => $this->words->of( $search ),
			'follows'     => $follows,
			'page_url'    => WatchLinks::search( $search ),
			'api_url'     => rest_url( 'hpapi/v1/auctions/lot-alerts' ),
			'frequencies' => Frequency::options(),
			'frequency'   => Frequency::Daily->value,
		);
	}
}
