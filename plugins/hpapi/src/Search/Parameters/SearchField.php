<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Parameters;

/**
 * A field of the search form: schemas/parts/search-field.json. PHP's form and the island both print it from this.
 */
final readonly class SearchField {

	/**
	 * @param string                                    $kind    select, check, text or date.
	 * @param string                                    $none    Its value where nothing is chosen.
	 * @param list<array{value: string, label: string}> $options Of a check its one value.
	 * @param list<array{value: string, label: string}> $rents   Instead of the options where property is to rent; empty for the same.
	 * @param bool                                      $lettings Shown where property is to rent, and nowhere else.
	 */
	public function __construct(
		public string $name,
		public string $kind,
		public FieldPlace $place,
		public string $label,
		public string $none,
		public array $options,
		public array $rents = array(),
		public bool $lettings = false,
	) {}

	/** @return array{value: string, label: string} */
	public static function option( string $value, string $label ): array {
		return array(
			'value' => $value,
			'label' => $label,
		);
	}

	/** @return array{name: string, kind: string, place: string, label: string, none: string, options: list<array{value: string, label: string}>, rents: list<array{value: string, label: string}>, lettings: bool} */
	public function to_array(): array {
		return array(
			'name'     => $this->name,
			'kind'     => $this->kind,
			'place'    => $this->place->value,
			'label'    => $this->label,
			'none'     => $this->none,
			'options'  => $this->options,
			'rents'    => $this->rents,
			'lettings' => $this->lettings,
		);
	}
}
