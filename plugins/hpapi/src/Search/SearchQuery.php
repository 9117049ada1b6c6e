<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

use HearthHammer\Core\Filter\FilterInput;
use HearthHammer\Core\Money\Amount;
use HearthHammer\Core\Place\BoundingBox;
use HearthHammer\Core\Place\Polygon;
use HearthHammer\Hpapi\Properties\Channel;
use InvalidArgumentException;

/**
 * What a visitor looks for. Only what other rules need by name is a property here; SearchFilters knows the filters.
 */
final readonly class SearchQuery {

	public const MAX_PAGE = 100000;
	public const RADII    = array( 0.0, 0.25, 0.5, 1.0, 3.0, 5.0, 10.0, 15.0, 20.0 );
	public const SORTS    = array( 'newest', 'reduced', 'price_asc', 'price_desc', 'distance' );
	public const PER_PAGE = array( 12, 23, 24, 96 );
	public const VIEWS    = array( 'grid', 'list', 'map' );

	/** Miles around a station, and around those of the high-speed line, where no other radius is asked for. */
	public const NEAR_STATION = 3.0;
	public const NEAR_RAIL    = 10.0;

	/** As in the gazetteer. */
	public const LONGEST_STATION = 140;

	/** Filters that are properties here. */
	private const OWN = array( 'location' => 1, 'radius' => 1, 'trans_type' => 1, 'sort_by' => 1, 'polygon' => 1, 'bounds' => 1, 'view' => 1 );

	/**
	 * @param string                $location  Cleaned by SearchInput::location(): a parish, a postcode, or what is neither.
	 * @param array<string, string> $filters   Those that are set, by name, as the address writes them.
	 * @param float                 $radius    Miles.
	 * @param string                $station   Slug of the station to look around, where there is no location; then radius is not 0.
	 * @param bool                  $near_rail Around the stations of the high-speed line instead; of sales only.
	 * @param Polygon|null          $polygon   The area drawn on the map. Everything found is in it.
	 * @param BoundingBox|null      $bounds    The part of the map in view; the same.
	 * @param string                $view      How a page shows it; no filter.
	 * @throws InvalidArgumentException Where a value is out of bounds.
	 */
	public function __construct(
		public Channel $channel = Channel::Sales,
		public string $location = '',
		public array $filters = array(),
		public float $radius = 0.0,
		public string $sort_by = 'newest',
		public int $page = 1,
		public int $per_page = 24,
		public string $station = '',
		public bool $near_rail = false,
		public ?Polygon $polygon = null,
		public ?BoundingBox $bounds = null,
		public string $view = self::VIEWS[0],
	) {
		$fits = in_array( $radius, self::RADII, true )
			&& in_array( $sort_by, self::SORTS, true ) && in_array( $view, self::VIEWS, true )
			&& 1 <= $page && $page <= self::MAX_PAGE && in_array( $per_page, self::PER_PAGE, true )
			&& FilterInput::slug( $station, self::LONGEST_STATION ) === $station
			&& ( '' === $station && ! $near_rail || '' === $location && $radius > 0 )
			&& ! ( $near_rail && ( '' !== $station || Channel::Sales !== $channel ) )
			&& ( array() === $filters || array() === array_diff_assoc( $filters, SearchFilters::all()->read( $filters, $channel->name ) ) );
		if ( ! $fits ) {
			throw new InvalidArgumentException( 'Not a search.' );
		}
	}

	/**
	 * From the parameters of a form or an address. An invalid value is the default.
	 *
	 * @param array<mixed> $raw Unslashed.
	 */
	public static function from_request( array $raw ): self {
		$values    = SearchFilters::read( $raw );
		$channel   = Channel::from( (int) ( $values['trans_type'] ?? Channel::Sales->value ) );
		$location  = $values['location'] ?? '';
		$near_rail = '' === $location && Channel::Sales === $channel && '1' === FilterInput::text( $raw['near_rail'] ?? '' );
		$station   = '' !== $location || $near_rail ? '' : FilterInput::slug( $raw['station'] ?? '', self::LONGEST_STATION );
		$per_page  = FilterInput::whole( $raw['per_page'] ?? '', 24, 96 );
		$sort_by   = $values['sort_by'] ?? self::SORTS[0];
		$with_all  = isset( $values['status_group'] ) ? array( 'include_complete' => 1 ) : array();
		return new self(
			channel: $channel,
			location: $location,
			filters: array_diff_key( $values, self::OWN, $with_all ),
			radius: (float) ( $values['radius'] ?? self::usual( $station, $near_rail ) ),
			// The high-speed line has many stations, so nothing is nearest.
			sort_by: $near_rail && 'distance' === $sort_by ? self::SORTS[0] : $sort_by,
			page: max( 1, FilterInput::whole( $raw['page'] ?? '', 1, self::MAX_PAGE ) ),
			per_page: in_array( $per_page, self::PER_PAGE, true ) ? $per_page : 24,
			station: $station,
			near_rail: $near_rail,
			polygon: Polygon::parse( $values['polygon'] ?? '' ),
			bounds: BoundingBox::parse( $values['bounds'] ?? '' ),
			view: $values['view'] ?? self::VIEWS[0],
		);
	}

	/**
	 * From what the search form sent: who types a place looks there, and no longer in the area drawn before. An
	 * address may hold both.
	 *
	 * @param array<mixed> $raw Unslashed.
	 */
	public static function from_form( array $raw ): self {
		$query = self::from_request( $raw );
		return '' === $query->location ? $query : self::from_request( array( ...$raw, 'polygon' => '', 'bounds' => '' ) );
	}

	/** Miles, where no radius is asked for. */
	public function usual_radius(): float {
		return self::usual( $this->station, $this->near_rail );
	}

	/** Whether it is for the surroundings of stations. */
	public function is_near_rail_or_station(): bool {
		return $this->near_rail || '' !== $this->station;
	}

	/** Everything in the same place. */
	public function unfiltered(): self {
		return self::from_request( array( ...$this->context(), 'location' => $this->location, 'trans_type' => (string) $this->channel->value ) );
	}

	/**
	 * What is in a list's address and in no field of its form.
	 *
	 * @return array{station: string, near_rail: string}
	 */
	public function context(): array {
		return array(
			'station'   => $this->station,
			'near_rail' => $this->near_rail ? '1' : '',
		);
	}

	/**
	 * The fields as a form holds them; the defaults are those of tests/vectors/search-url.json.
	 *
	 * @return array<string, string>
	 */
	public function fields(): array {
		return array(
			...SearchFilters::all()->defaults(),
			...$this->filters,
			'location'   => $this->location,
			'radius'     => Amount::plain( $this->radius ),
			'trans_type' => (string) $this->channel->value,
			'sort_by'    => $this->sort_by,
			'polygon'    => $this->polygon?->encode() ?? '',
			'bounds'     => $this->bounds?->encode() ?? '',
			'view'       => $this->view,
		);
	}

	/** The number of bedrooms, where the minimum is the maximum. */
	public function exact_beds(): ?int {
		$least = $this->filters['min_beds'] ?? '0';
		return ( $this->filters['max_beds'] ?? '' ) === $least ? (int) $least : null;
	}

	/**
	 * The same search with other fields, on its first page.
	 *
	 * @param array<string, string> $fields
	 */
	public function with( array $fields ): self {
		return self::from_request( array( ...$this->fields(), ...$this->context(), 'per_page' => (string) $this->per_page, ...$fields ) );
	}

	/** What was typed as a place: the location, or the words that were searched for because it is no place of ours. */
	public function typed_place(): string {
		$keyword = $this->filters['keyword'] ?? '';
		return '' === $this->location && str_starts_with( $keyword, '"' ) ? trim( $keyword, '"' ) : $this->location;
	}

	/** @return array<string, string> Filters and areas of the map that are set. */
	public function narrowed(): array {
		return $this->filters + array_filter( array( 'polygon' => $this->polygon?->encode() ?? '', 'bounds' => $this->bounds?->encode() ?? '' ), static fn ( string $area ): bool => '' !== $area );
	}

	private static function usual( string $station, bool $near_rail ): float {
		return match ( true ) {
			$near_rail => self::NEAR_RAIL,
			'' !== $station => self::NEAR_STATION,
			default => 0.0,
		};
	}
}
