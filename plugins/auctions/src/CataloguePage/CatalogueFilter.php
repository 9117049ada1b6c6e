<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\CataloguePage;

/**
 * A filter of a catalogue: schemas/parts/catalogue-filter.json. PHP's form and the island both print it from this.
 */
final readonly class CatalogueFilter {

	/**
	 * @param string                                                         $name    Its parameter; of a range only a name.
	 * @param string                                                         $kind    search, range, multiselect, radio or near.
	 * @param string                                                         $minimum Of a range: the parameter of its lower bound, empty for none.
	 * @param string                                                         $maximum The same of its upper bound; of near the parameter of its miles.
	 * @param string                                                         $any     What is said where nothing is chosen; of a search and of near its example.
	 * @param list<array{value: string, label: string, count: int|null, count_to?: int|null}> $options Of a range with the counts of both bounds.
	 */
	private function __construct(
		public string $name,
		public string $kind,
		public string $label,
		public string $minimum,
		public string $maximum,
		public string $any,
		public array $options,
		public bool $is_open,
		public string $usual = '',
	) {}

	public static function search( string $label, string $example ): self {
		return new self( 'search', 'search', $label, '', '', $example, array(), true );
	}

	/** @param list<array{value: string, label: string, count: int|null}> $options With their counts. */
	public static function several( string $name, string $label, string $any, array $options, bool $is_open ): self {
		return new self( $name, 'multiselect', $label, '', '', $any, $options, $is_open );
	}

	/** @param list<array{value: string, label: string, count: int|null}> $options With their counts. */
	public static function one( string $name, string $label, string $any, array $options, bool $is_open ): self {
		return new self( $name, 'radio', $label, '', '', $any, $options, $is_open );
	}

	/**
	 * @param array<int|string, string>                            $steps  Value → label, in order.
	 * @param array{array<int|string, int>, array<int|string, int>} $counts Value → number of lots, of the lower and of the upper bound.
	 */
	public static function range( string $name, string $label, string $minimum, string $maximum, array $steps, bool $is_open, array $counts = array( array(), array() ) ): self {
		$options = array();
		foreach ( $steps as $value => $step ) {
			$options[] = array( 'value' => (string) $value, 'label' => $step, 'count' => $counts[0][ $value ] ?? null, 'count_to' => $counts[1][ $value ] ?? null );
		}
		return new self( $name, 'range', $label, $minimum, $maximum, '', $options, $is_open );
	}

	/**
	 * A postcode to type and how far around it.
	 *
	 * @param array<int|string, string> $miles Value → label, in order; `usual` is the one that stays out of the address.
	 */
	public static function near( string $name, string $label, string $example, string $radius, int $usual, array $miles, bool $is_open ): self {
		$options = array_map( static fn ( int|string $value, string $one ): array => array( 'value' => (string) $value, 'label' => $one, 'count' => null ), array_keys( $miles ), array_values( $miles ) );
		return new self( $name, 'near', $label, '', $radius, $example, $options, $is_open, (string) $usual );
	}

	/** @return list<string> Its parameters in an address. */
	public function parameters(): array {
		return match ( $this->kind ) {
			'range' => array_values( array_filter( array( $this->minimum, $this->maximum ) ) ),
			'near' => array( $this->name, $this->maximum ),
			default => array( $this->name ),
		};
	}

	public function label_of( string $value ): string {
		foreach ( $this->options as $option ) {
			if ( $option['value'] === $value ) {
				return $option['label'];
			}
		}
		// Of an address that somebody wrote.
		return $value;
	}

	/** @return array<string, mixed> */
	public function to_array(): array {
		return get_object_vars( $this );
	}
}
