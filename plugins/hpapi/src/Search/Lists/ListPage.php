<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Lists;

use HearthHammer\Core\Place\Place;
use HearthHammer\Hpapi\Parishes\Parish;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\Labels;
use HearthHammer\Hpapi\Search\SearchInput;
use HearthHammer\Hpapi\Search\SearchFilters;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Hpapi\Search\SearchResult;
use HearthHammer\Hpapi\Search\SearchUrl;

/**
 * A list as a page shows it: what was found, and the ways on from there.
 */
final readonly class ListPage {

	public string $heading;

	/** The one address of this search and view. */
	public string $url;

	/** The address that search engines should know: the grid's. */
	public string $canonical;

	/**
	 * @param Parish|Place|null                                                 $did_you_mean Where what was typed is nearly a parish's name, or has a town's in it.
	 * @param list<array{kind: string, label: string, url: string, count: int}> $ways         On from an empty list.
	 */
	public function __construct(
		public SearchResult $result,
		private SearchUrl $urls,
		private Parish|Place|null $did_you_mean = null,
		private array $ways = array(),
	) {
		$this->heading   = ListHeading::of( $result );
		$this->url       = $urls->absolute( $result->query );
		$this->canonical = $urls->absolute( $result->query->with( array( 'view' => '', 'page' => (string) $result->query->page ) ) );
	}

	/** The first page of the grid, whatever page this is. */
	public function first_url(): string {
		return $this->urls->absolute( $this->result->query->with( array( 'view' => '' ) ) );
	}

	/** Search engines get the pages of places and bedrooms, not every combination of filters. */
	public function is_noindex(): bool {
		return str_contains( $this->url, '?' ) || 0 === $this->result->total;
	}

	/** @return array<string, mixed> As schemas/property-list.json. */
	public function to_array(): array {
		$query = $this->result->query;
		return array(
			'url'           => $this->url,
			'heading'       => $this->heading,
			'intro'         => $this->location_note(),
			'count_label'   => $this->count_label(),
			'total'         => $this->result->total,
			'page'          => $query->page,
			'pages'         => $this->result->pages,
			'per_page'      => $query->per_page,
			'channel'       => $query->channel->value,
			'location'      => $query->location,
			'location_note' => $this->location_note(),
			'did_you_mean'  => $this->suggestion(),
			'cards'         => $this->result->cards,
			'nearby'        => $this->result->nearby,
			'nearby_label'  => array() === $this->result->nearby ? '' : ListHeading::instead( $this->result ),
			'sorts'         => $this->sorts(),
			'view'          => $query->view,
			'views'         => ( new ViewLinks( $query, $this->urls ) )->links(),
			'hidden'        => $this->hidden(),
			'page_links'    => ( new PageLinks( $query->page, $this->result->pages, fn ( int $page ): string => $this->urls->absolute( $query->with( array( 'page' => (string) $page ) ) ) ) )->links(),
			'filters'       => $this->filters(),
			'ways'          => $this->ways,
			'breadcrumbs'   => $this->breadcrumbs(),
			'noindex'       => $this->is_noindex(),
		);
	}

	/** @return array{label: string, url: string}|null */
	public function suggestion(): ?array {
		return null === $this->did_you_mean ? null : array(
			'label' => $this->did_you_mean->name,
			'url'   => $this->urls->absolute( $this->result->query->with( array( 'location' => $this->did_you_mean->name ) + ( $this->is_by_words() ? array( 'keyword' => '' ) : array() ) ) ),
		);
	}

	/** Whether words were searched for because what was typed is no place of ours. */
	private function is_by_words(): bool {
		return '' === $this->result->query->location && '' !== $this->result->query->typed_place();
	}

	/** What is not as the visitor typed it. */
	private function location_note(): string {
		$location = $this->result->query->location;
		$area     = $this->result->area;
		if ( $this->is_by_words() ) {
			/* translators: %s: what a visitor typed as a place */
			return sprintf( __( 'We searched addresses and descriptions for “%s”. To see homes around a place, enter its postcode or a nearby town.', 'hearth-hammer' ), $this->result->query->typed_place() );
		}
		if ( '' !== $location && null === $area ) {
			$note = sprintf(
				/* translators: %s: what a visitor typed as a place */
				__( 'We have nothing in “%s” at the moment, so here are all our properties.', 'hearth-hammer' ),
				Labels::all_of( SearchInput::places( $location ) )
			);
			// Where no place is offered, there is still a way on.
			return null === $this->did_you_mean ? $note . ' ' . __( 'To see homes around a place, enter its postcode or a nearby town.', 'hearth-hammer' ) : $note;
		}
		if ( $this->result->widened > 0 && null !== $area ) {
			/* translators: 1: a postcode, 2: a distance, e.g. 3 miles */
			return sprintf( __( 'Nothing matches in %1$s itself. These properties are within %2$s of it.', 'hearth-hammer' ), $area->code, Labels::radius( $this->result->widened ) );
		}
		/* translators: %s: what a visitor typed as a place */
		return null === $area || array() === $area->missing ? '' : sprintf( __( 'We don’t recognise “%s”, so we left it out.', 'hearth-hammer' ), Labels::all_of( $area->missing ) );
	}

	private function count_label(): string {
		$total = $this->result->total;
		$query = $this->result->query;
		$first = ( $query->page - 1 ) * $query->per_page + 1;
		if ( 0 === $total ) {
			return __( 'No properties', 'hearth-hammer' );
		}
		/* translators: %s: number of properties */
		$properties = sprintf( _n( '%s property', '%s properties', $total, 'hearth-hammer' ), number_format_i18n( $total ) );
		if ( 'map' === $query->view && $this->result->without_place > 0 && null === $query->polygon && null === $query->bounds ) {
			$without = sprintf(
				/* translators: 1: how many properties have no coordinates, 2: how many the search finds */
				_n( '%1$s of %2$s properties can’t be shown on the map', '%1$s of %2$s properties can’t be shown on the map', $this->result->without_place, 'hearth-hammer' ),
				number_format_i18n( $this->result->without_place ),
				number_format_i18n( $this->result->everywhere )
			);
			return "{$properties}. {$without}.";
		}
		/* translators: 1: first shown, 2: last shown, 3: e.g. "112 properties" */
		return $total <= $query->per_page || 'map' === $query->view ? $properties : sprintf( __( '%1$s to %2$s of %3$s', 'hearth-hammer' ), number_format_i18n( $first ), number_format_i18n( $first + count( $this->result->cards ) - 1 ), $properties );
	}

	/** @return list<array{value: string, label: string, url: string, selected: bool}> */
	private function sorts(): array {
		$sorts = array();
		foreach ( SearchQuery::SORTS as $sort ) {
			if ( 'distance' !== $sort || null !== $this->result->area?->centre ) {
				$sorts[] = array(
					'value'    => $sort,
					'label'    => ListHeading::sort( $sort ),
					'url'      => $this->urls->absolute( $this->result->query->with( array( 'sort_by' => $sort ) ) ),
					'selected' => $sort === $this->result->query->sort_by,
				);
			}
		}
		return $sorts;
	}

	/** @return array<string, string> */
	private function hidden(): array {
		wp_parse_str( (string) wp_parse_url( $this->url, PHP_URL_QUERY ), $parameters );
		unset( $parameters['sort_by'] );
		$hidden = array();
		foreach ( $parameters as $name => $value ) {
			$hidden[ (string) $name ] = is_string( $value ) ? $value : '';
		}
		return $hidden;
	}

	/** @return list<array{name: string, label: string, remove_url: string}> */
	private function filters(): array {
		$query   = $this->result->query;
		$filters = $query->narrowed();
		$area    = $this->result->area;
		if ( $query->radius > 0 && $query->radius !== $query->usual_radius() && ( null !== $area?->centre || $query->near_rail || 'places' === $area?->kind ) ) {
			$filters['radius'] = (string) $query->radius;
		}
		$chips = array();
		// A form without a location stays on a station's list: this is the way off it.
		if ( null !== $area && $query->is_near_rail_or_station() ) {
			$chips[] = array(
				'name'       => 'station',
				'label'      => ucfirst( ListHeading::near( $area ) ),
				'remove_url' => $this->urls->absolute( $query->with( array( 'station' => '', 'near_rail' => '' ) ) ),
			);
		}
		foreach ( array() === ( $area->areas ?? array() ) ? array() : SearchInput::places( $query->location ) as $place ) {
			$chips[] = array(
				'name'       => 'location',
				'label'      => $place,
				'remove_url' => $this->urls->absolute( $query->with( array( 'location' => SearchInput::location( array_diff( SearchInput::places( $query->location ), array( $place ) ) ) ) ) ),
			);
		}
		foreach ( $filters as $name => $value ) {
			$chips[] = array(
				'name'       => (string) $name,
				'label'      => SearchFilters::chip( $name, $value, $query ),
				'remove_url' => $this->urls->absolute( $query->with( array( $name => '' ) ) ),
			);
		}
		return $chips;
	}

	/** @return list<array{label: string, url: string}> */
	private function breadcrumbs(): array {
		$query = $this->result->query;
		$all   = new SearchQuery( $query->channel );
		$trail = array(
			array(
				'label' => __( 'Home', 'hearth-hammer' ),
				'url'   => home_url( '/' ),
			),
		);
		$steps = array(
			array( Channel::Sales === $query->channel ? __( 'Property for sale', 'hearth-hammer' ) : __( 'Property to rent', 'hearth-hammer' ), $all ),
		);
		if ( null !== $this->result->area ) {
			$area    = $this->result->area;
			$steps[] = array( $query->near_rail ? ucfirst( ListHeading::near( $area ) ) : $area->name, $query->unfiltered() );
		}
		foreach ( $steps as [ $label, $step ] ) {
			if ( $this->urls->absolute( $step ) !== $this->canonical ) {
				$trail[] = array(
					'label' => $label,
					'url'   => $this->urls->absolute( $step ),
				);
			}
		}
		return $trail;
	}
}
