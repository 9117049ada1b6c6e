<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Form;

use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Search\SearchFilters;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Hpapi\Search\SearchUrl;

/**
 * What the search form shows: schemas/search-form-props.json.
 */
final readonly class SearchFormView {

	/**
	 * @param string                                  $variant         hero or bar.
	 * @param list<array{name: string, slug: string, county: string}> $active_parishes By name.
	 * @param array{label: string, url: string}|null  $did_you_mean
	 * @param string                                  $place           Of a station's list or the high-speed line's, else empty.
	 */
	public function __construct(
		public string $variant,
		public SearchQuery $query,
		public array $active_parishes,
		public ?array $did_you_mean = null,
		public string $place = '',
	) {}

	/** @return array<string, mixed> */
	public function props(): array {
		return array(
			'variant'         => $this->variant,
			'home_path'       => trailingslashit( (string) wp_parse_url( home_url(), PHP_URL_PATH ) ),
			'actions'         => array(
				'sales'    => $this->action( Channel::Sales ),
				'lettings' => $this->action( Channel::Lettings ),
			),
			'fields'          => $this->fields(),
			'filters'         => array_map( static fn ( SearchField $field ): array => $field->to_array(), SearchFilters::fields( $this->query ) ),
			'active_parishes' => array_map(
				static fn ( array $parish ): array => array(
					'slug'   => $parish['slug'],
					'name'   => $parish['name'],
					'county' => $parish['county'],
				),
				$this->active_parishes
			),
			'locations_url'   => rest_url( 'hpapi/v1/estate-agents/locations' ),
			'did_you_mean'    => $this->did_you_mean,
			'place'           => $this->place,
		);
	}

	/** @return array<string, string> What was typed as a place stands where it was typed, though it was searched for as words. */
	private function fields(): array {
		$fields = $this->query->fields();
		$typed  = $this->query->typed_place();
		return $typed === $this->query->location ? $fields : array( ...$fields, 'location' => $typed, 'keyword' => '' );
	}

	/** SRCH-09: a form on a station's list stays there, as long as no location is typed. */
	private function action( Channel $channel ): string {
		$query = SearchQuery::from_request( array( ...$this->query->context(), 'trans_type' => (string) $channel->value ) );
		return ( new SearchUrl( array() ) )->absolute( $query );
	}
}
