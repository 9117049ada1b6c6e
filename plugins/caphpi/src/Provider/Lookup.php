<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider;

use HearthHammer\Caphpi\Input\Plate;

/**
 * A provider's answer about one plate.
 */
final readonly class Lookup {

	/**
	 * @param Vehicle|null                                   $vehicle   Null for a plate nobody knows.
	 * @param Valuation|null                                 $valuation Null where the vehicle cannot be valued.
	 * @param list<array{Code: string, Description: string}> $warnings
	 */
	public function __construct(
		public Plate $plate,
		public ?Vehicle $vehicle,
		public ?Valuation $valuation,
		public array $warnings = array(),
	) {}

	/** The price guide's name of the vehicle, null where it has none and there is no online valuation (VAL-11). */
	public function cap_id(): ?string {
		return $this->valuation?->cap_id;
	}

	/** e.g. "Ford Fiesta 1.0T EcoBoost Titanium 5dr"; as far as anybody knows it. */
	public function title(): string {
		$parts = null === $this->valuation?->make
			? array( $this->vehicle?->make, $this->vehicle?->model )
			: array( self::for_people( $this->valuation->make ), self::for_people( (string) $this->valuation->model ), $this->valuation->variant );
		return implode( ' ', array_filter( $parts, static fn ( ?string $part ): bool => null !== $part && '' !== $part ) );
	}

	/** "FORD" becomes "Ford"; "BMW", "MG" and "MX-5" stay. */
	private static function for_people( string $name ): string {
		return (string) preg_replace_callback( '/[A-Z]{4,}/', static fn ( array $word ): string => ucfirst( strtolower( $word[0] ) ), $name );
	}
}
