<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Form;

use HearthHammer\Core\Filter\Bound;
use HearthHammer\Core\Filter\Filter;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Search\SearchFilters;

/**
 * A field of the search form: schemas/parts/search-field.json. PHP's form and the island both print it from this.
 */
final readonly class SearchField {

	/**
	 * @param string                                    $kind    select, check, text or date.
	 * @param string                                    $place   main, beside the location, or more, behind 'More filters'.
	 * @param string                                    $none    Its value where nothing is chosen.
	 * @param list<array{value: string, label: string}> $options Of a check its one value.
	 * @param list<array{value: string, label: string}> $rents   Instead of the options where property is to rent; empty for the same.
	 * @param bool                                      $lettings Shown where property is to rent, and nowhere else.
	 */
	private function __construct(
		public string $name,
		public string $kind,
		public string $place,
		public string $label,
		public string $none,
		public array $options,
		public array $rents = array(),
		public bool $lettings = false,
	) {}

	/** @param array<string, string> $values All fields of the search. */
	public static function of( Filter $filter, array $values, Channel $channel ): self {
		$has_rents = $filter instanceof Bound && $filter->has_steps_by_kind();
		$is_rent   = $has_rents && Channel::Lettings === $channel;
		return new self(
			$filter->name,
			$filter->input(),
			$filter->place,
			$filter->label(),
			$filter->default(),
			self::options( $filter, $is_rent ? array() : $values, Channel::Sales ),
			$has_rents ? self::options( $filter, $is_rent ? $values : array(), Channel::Lettings ) : array(),
			! $filter->is_for( Channel::Sales->name )
		);
	}

	/**
	 * @param array<string, string> $values
	 * @return list<array{value: string, label: string}>
	 */
	private static function options( Filter $filter, array $values, Channel $channel ): array {
		$options = $filter->options( $values, $channel->name );
		if ( ! $filter instanceof Bound ) {
			return $options;
		}
		$none = match ( true ) {
			! $filter->is_least() => __( 'No max', 'hearth-hammer' ),
			isset( SearchFilters::all()->all[ $filter->other() ] ) => __( 'No min', 'hearth-hammer' ),
			default => __( 'Any', 'hearth-hammer' ),
		};
		return array( array( 'value' => $filter->default(), 'label' => $none ), ...$options );
	}

	/** @return array{name: string, kind: string, place: string, label: string, none: string, options: list<array{value: string, label: string}>, rents: list<array{value: string, label: string}>, lettings: bool} */
	public function to_array(): array {
		return array(
			'name'     => $this->name,
			'kind'     => $this->kind,
			'place'    => $this->place,
			'label'    => $this->label,
			'none'     => $this->none,
			'options'  => $this->options,
			'rents'    => $this->rents,
			'lettings' => $this->lettings,
		);
	}
}
