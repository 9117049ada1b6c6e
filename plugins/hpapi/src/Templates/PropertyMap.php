<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Templates;

use HearthHammer\Core\Island\Island;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Search\MapExtent;
use HearthHammer\Hpapi\Properties\Map\MapTiles;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Hpapi\Search\SearchResult;

/**
 * A search on a map: the island property-map over a list of cards (templates/property-map.php).
 *
 * The island gets the search, not its properties: it asks map-properties for all of them.
 */
final class PropertyMap {

	private const IN_A_BLOCK = 24;

	/** What says where on the map: the island adds it from the page's address. */
	private const AREA = array( 'bounds', 'polygon', 'landmarks_array', 'view', 'page', 'sort_by' );

	/** @param array<string, mixed> $attributes `channel` 1 or 2, `parish` a name or slug; empty for the page's own list. */
	public static function html( array $attributes ): string {
		$services = Plugin::properties();
		$list     = array() === $attributes ? $services->current->page() : null;
		$result   = $list->result ?? $services->search->find( self::query( $attributes ) );
		$props    = self::props( $result, null !== $list );
		return Island::get(
			'property-map',
			$props,
			static function () use ( $result, $list ): void {
				// A list's own page prints its cards below.
				$hh_cards = null === $list ? $result->cards : null;
				require dirname( __DIR__, 2 ) . '/templates/property-map.php';
			}
		);
	}

	/** @return array<string, mixed> As schemas/property-map-props.json. */
	public static function props( SearchResult $result, bool $keeps_address ): array {
		$query    = $result->query;
		$has_area = null !== $result->area;
		$around   = MapExtent::of( $result->area, 0 === $result->total );
		$wide     = $query->with( array( 'location' => '', 'station' => '', 'near_rail' => '', 'radius' => '' ) );
		$fields   = array_diff_assoc( $query->fields(), ( new SearchQuery() )->fields() );
		return array(
			'properties_url' => rest_url( 'hpapi/v1/estate-agents/map-properties' ),
			'places_url'     => rest_url( 'hpapi/v1/estate-agents/map-places' ),
			'params'         => (object) array(
				...array_diff_key( $fields, array_flip( self::AREA ) ),
				...array_filter( $query->context(), static fn ( mixed $value ): bool => '' !== $value ),
				'trans_type' => (string) $query->channel->value,
			),
			'tiles'          => MapTiles::from_settings()->to_array(),
			'around'         => array(
				'south' => $around->south,
				'west'  => $around->west,
				'north' => $around->north,
				'east'  => $around->east,
			),
			'keeps_address'  => $keeps_address,
			'wide_url'       => $has_area ? Plugin::properties()->areas->url()->absolute( $wide ) : '',
		);
	}

	/** @param array<string, mixed> $attributes */
	private static function query( array $attributes ): SearchQuery {
		$typed    = is_string( $attributes['parish'] ?? null ) ? trim( $attributes['parish'] ) : '';
		$parishes = Plugin::properties()->parishes;
		$parish   = '' === $typed ? null : ( $parishes->match( $typed ) ?? $parishes->by_slug( $typed ) );
		return SearchQuery::from_request(
			array(
				'trans_type' => 2 === ( $attributes['channel'] ?? 1 ) ? '2' : '1',
				'location'   => $parish->name ?? $typed,
				'per_page'   => (string) self::IN_A_BLOCK,
			)
		);
	}
}
