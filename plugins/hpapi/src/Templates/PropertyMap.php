<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Templates;

use HearthHammer\Core\Island\Island;
use HearthHammer\Core\Map\MapPlacesController;
use HearthHammer\Core\Map\MapTiles;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Search\Lists\CurrentList;
use HearthHammer\Hpapi\Search\MapExtent;
use HearthHammer\Hpapi\Search\AreaFinder;
use HearthHammer\Hpapi\Search\PropertySearch;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Hpapi\Search\SearchResult;

/**
 * The blocks property-map, a search of the editor's, and list-map, the search of the page's list: the island
 * property-map over a list of cards (templates/property-map.php).
 *
 * The island gets the search, not its properties: it asks map-properties for all of them.
 */
final readonly class PropertyMap {

	private const IN_A_BLOCK = 24;

	/** What says where on the map: the island adds it from the page's address. */
	private const AREA = array( 'bounds', 'polygon', 'landmarks_array', 'view', 'page', 'sort_by' );

	public function __construct(
		private CurrentList $current,
		private PropertySearch $search,
		private AreaFinder $areas,
		private ParishRepository $parishes,
	) {}

	/** The list of this page; empty where the page is none. Its own page prints its cards below. */
	public function of_list(): string {
		$list = $this->current->page();
		return null === $list ? '' : $this->html( $list->result, null );
	}

	/** @param array<string, mixed> $attributes `channel` 1 or 2, `parish` a name or slug; empty for all. */
	public function of_block( array $attributes ): string {
		$result = $this->search->find( $this->query( new BlockAttributes( $attributes ) ) );
		return $this->html( $result, $result->cards );
	}

	/** @param list<array<string, mixed>>|null $hh_cards As card.json; null where the page prints them itself. */
	private function html( SearchResult $result, ?array $hh_cards ): string {
		return Island::get(
			'property-map',
			$this->props( $result, null === $hh_cards ),
			static function () use ( $result, $hh_cards ): void {
				require dirname( __DIR__, 2 ) . '/templates/property-map.php';
			}
		);
	}

	/** @return array<string, mixed> As schemas/property-map-props.json. */
	public function props( SearchResult $result, bool $keeps_address ): array {
		$query    = $result->query;
		$has_area = null !== $result->area;
		$around   = MapExtent::of( $result->area, 0 === $result->total );
		$wide     = $query->with( array( 'location' => '', 'station' => '', 'near_rail' => '', 'radius' => '' ) );
		$fields   = array_diff_assoc( $query->fields(), ( new SearchQuery() )->fields() );
		return array(
			'properties_url' => rest_url( 'hpapi/v1/estate-agents/map-properties' ),
			'places_url'     => MapPlacesController::url(),
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
			'total'          => $result->everywhere,
			'without_place'  => $result->without_place,
			'wide_url'       => $has_area ? $this->areas->url()->absolute( $wide ) : '',
		);
	}

	private function query( BlockAttributes $block ): SearchQuery {
		return SearchQuery::from_request(
			array(
				'trans_type' => (string) $block->channel()->value,
				'location'   => $block->parish( $this->parishes )->name ?? $block->text( 'parish' ),
				'per_page'   => (string) self::IN_A_BLOCK,
				'view'       => 'map',
			)
		);
	}
}
