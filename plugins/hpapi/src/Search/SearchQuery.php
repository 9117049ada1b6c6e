<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

use HearthHammer\Core\Place\BoundingBox;
use HearthHammer\Core\Place\Polygon;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Core\Money\Numbers;
use HearthHammer\Hpapi\Properties\Status;
use InvalidArgumentException;

/**
 * What a visitor looks for. Prices are whole pounds, of lettings pounds per calendar month; radius in miles.
 */
final readonly class SearchQuery {

	/** No bound; the same as in schemas/parts/search.json, as the others here. */
	public const MAX_PRICE = 99999999;
	public const MAX_BEDS  = 999;
	public const MAX_ACRES = 999999.0;
	public const MAX_PAGE  = 100000;
	public const RADII     = array( 0.0, 0.25, 0.5, 1.0, 3.0, 5.0, 10.0, 15.0, 20.0 );
	public const SORTS     = array( 'newest', 'reduced', 'price_asc', 'price_desc', 'distance' );
	public const PER_PAGE  = array( 12, 23, 24, 96 );
	public const VIEWS     = SearchParameters::VIEWS;

	/** Miles around a station, and around those of the high-speed line, where no other radius is asked for. */
	public const NEAR_STATION = 3.0;
	public const NEAR_RAIL    = 10.0;

	/** As in the gazetteer. */
	private const LONGEST_STATION = 140;

	/**
	 * @param string $location         Cleaned by SearchInput::location(): a parish, a postcode, or what is neither.
	 * @param string $property_type    Slug of a type or group, empty for any.
	 * @param string $status_group     Of Status::GROUPS; empty for what is on the market.
	 * @param bool   $new_home         `age=new`.
	 * @param bool   $include_complete What is sold, let or agreed, too.
	 * @param string $station          Slug of the station to look around, where there is no location; then radius is not 0.
	 * @param bool   $near_rail        Around the stations of the high-speed line instead; of sales only.
	 * @param Polygon|null     $polygon The area drawn on the map; whatever else is asked for must lie in it too.
	 * @param BoundingBox|null $bounds  The part of the map that is looked at; the same.
	 * @param string $view             How a page shows it; no filter.
	 * @param array<string, string> $more What parameters without a property here are set to, as the address writes it.
	 * @throws InvalidArgumentException Where a value is out of bounds.
	 */
	public function __construct(
		public Channel $channel = Channel::Sales,
		public string $location = '',
		public int $min_price = 0,
		public int $max_price = self::MAX_PRICE,
		public int $min_beds = 0,
		public int $max_beds = self::MAX_BEDS,
		public string $property_type = '',
		public float $radius = 0.0,
		public float $min_acres = 0.0,
		public float $max_acres = self::MAX_ACRES,
		public string $status_group = '',
		public bool $new_home = false,
		public bool $include_complete = false,
		public string $sort_by = 'newest',
		public int $page = 1,
		public int $per_page = 24,
		public string $station = '',
		public bool $near_rail = false,
		public ?Polygon $polygon = null,
		public ?BoundingBox $bounds = null,
		public string $view = self::VIEWS[0],
		public array $more = array(),
	) {
		$fits = 0 <= $min_price && $min_price <= $max_price && $max_price <= self::MAX_PRICE
			&& 0 <= $min_beds && $min_beds <= $max_beds && $max_beds <= self::MAX_BEDS
			&& 0.0 <= $min_acres && $min_acres <= $max_acres && $max_acres <= self::MAX_ACRES
			&& in_array( $radius, self::RADII, true )
			&& in_array( $sort_by, self::SORTS, true ) && in_array( $view, self::VIEWS, true )
			&& in_array( $status_group, array( '', ...Status::GROUPS ), true )
			&& 1 <= $page && $page <= self::MAX_PAGE && in_array( $per_page, self::PER_PAGE, true )
			&& SearchInput::slug( $station, self::LONGEST_STATION ) === $station
			&& ( '' === $station && ! $near_rail || '' === $location && $radius > 0 )
			&& ! ( $near_rail && ( '' !== $station || Channel::Sales !== $channel ) )
			&& ( array() === $more || array() === array_diff_assoc( $more, SearchParameters::read( array( ...$more, 'trans_type' => (string) $channel->value ) ) ) );
		if ( ! $fits ) {
			throw new InvalidArgumentException( 'Not a search.' );
		}
	}

	/**
	 * From the parameters of a form or an address; whatever does not fit counts as its default.
	 *
	 * @param array<mixed> $raw Unslashed.
	 */
	public static function from_request( array $raw ): self {
		$values    = SearchParameters::read( $raw );
		$channel   = Channel::from( (int) $values['trans_type'] );
		$location  = $values['location'];
		$near_rail = '' === $location && Channel::Sales === $channel && '1' === SearchInput::one_of( $raw['near_rail'] ?? '', array( '', '1' ) );
		$station   = '' !== $location || $near_rail ? '' : SearchInput::slug( $raw['station'] ?? '', self::LONGEST_STATION );
		$per_page  = SearchInput::whole( $raw['per_page'] ?? '', 24, 96 );
		return new self(
			channel: $channel,
			location: $location,
			min_price: (int) $values['min_price'],
			max_price: (int) $values['max_price'],
			min_beds: (int) $values['min_beds'],
			max_beds: (int) $values['max_beds'],
			property_type: $values['property_type'],
			radius: (float) $values['radius'] > 0 ? (float) $values['radius'] : self::usual( $station, $near_rail ),
			min_acres: (float) $values['min_acres'],
			max_acres: (float) $values['max_acres'],
			status_group: $values['status_group'],
			new_home: '' !== $values['age'],
			include_complete: '' === $values['status_group'] && '' !== $values['include_complete'],
			// Of many stations none is the one to be near to.
			sort_by: $near_rail && 'distance' === $values['sort_by'] ? self::SORTS[0] : $values['sort_by'],
			page: max( 1, SearchInput::whole( $raw['page'] ?? '', 1, self::MAX_PAGE ) ),
			per_page: in_array( $per_page, self::PER_PAGE, true ) ? $per_page : 24,
			station: $station,
			near_rail: $near_rail,
			polygon: Polygon::parse( $values['polygon'] ),
			bounds: BoundingBox::parse( $values['bounds'] ),
			view: $values['view'],
			more: array_diff_assoc( array_diff_key( $values, ( new self() )->own() ), SearchParameters::defaults() ),
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
		return array( ...SearchParameters::defaults(), ...$this->own(), ...$this->more );
	}

	/** @return array<string, string> Those that have a property here. */
	private function own(): array {
		return array(
			'location'         => $this->location,
			'min_price'        => (string) $this->min_price,
			'max_price'        => (string) $this->max_price,
			'min_beds'         => (string) $this->min_beds,
			'max_beds'         => (string) $this->max_beds,
			'property_type'    => $this->property_type,
			'radius'           => Numbers::plain( $this->radius ),
			'min_acres'        => Numbers::plain( $this->min_acres ),
			'max_acres'        => Numbers::plain( $this->max_acres ),
			'status_group'     => $this->status_group,
			'age'              => $this->new_home ? 'new' : '',
			'include_complete' => $this->include_complete ? '1' : '',
			'trans_type'       => (string) $this->channel->value,
			'sort_by'          => $this->sort_by,
			'polygon'          => $this->polygon?->encode() ?? '',
			'bounds'           => $this->bounds?->encode() ?? '',
			'view'             => $this->view,
		);
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
		$keyword = $this->more['keyword'] ?? '';
		return '' === $this->location && str_starts_with( $keyword, '"' ) ? trim( $keyword, '"' ) : $this->location;
	}

	/** @return array<string, string> Fields that are not at their default, but for channel and location. */
	public function filters(): array {
		$filters = array_diff_assoc( $this->fields(), ( new self() )->fields() );
		return array_diff_key( $filters, array_flip( array( 'trans_type', 'location', 'radius', 'sort_by', 'view' ) ) );
	}

	private static function usual( string $station, bool $near_rail ): float {
		return match ( true ) {
			$near_rail => self::NEAR_RAIL,
			'' !== $station => self::NEAR_STATION,
			default => 0.0,
		};
	}
}
