<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider\Sandbox;

use HearthHammer\Caphpi\Input\Plate;
use RuntimeException;

/**
 * The sandbox's vehicles: those of vehicles.json, and for any other plate one made from the plate itself,
 * after a vehicle of the list that was built in the year the plate tells.
 *
 * @phpstan-import-type Entry from SandboxVehicle
 */
final class SandboxVehicles {

	/** What a vehicle keeps of its value in a year; classics (first sold before CLASSIC) keep it all. */
	private const KEEPS_A_YEAR = 0.88;
	private const CLASSIC      = 1990;
	private const COLOURS      = array( 'Black', 'White', 'Grey', 'Blue', 'Red', 'Silver', 'Green' );

	/** @var array<string, Entry>|null Plate to entry. */
	private ?array $entries = null;

	public function __construct( private readonly string $file = __DIR__ . '/vehicles.json' ) {}

	/** Null for a plate that no vehicle can carry. */
	public function find( Plate $plate ): ?SandboxVehicle {
		$entry = $this->entries()[ $plate->value ] ?? $this->make( $plate );
		return null === $entry ? null : new SandboxVehicle( $entry );
	}

	/** @return list<string> Plates of the list. */
	public function plates(): array {
		return array_map( strval( ... ), array_keys( $this->entries() ) );
	}

	/** @return Entry|null */
	private function make( Plate $plate ): ?array {
		$age = PlateAge::of( $plate );
		if ( ! $age->exists ) {
			return null;
		}
		$hash  = hash( 'sha256', $plate->value );
		$pick  = static fn ( int $at, int $of ): int => (int) hexdec( substr( $hash, $at, 6 ) ) % $of;
		$month = $age->month ?? sprintf( '%d-%02d', 2006 + $pick( 0, 18 ), 1 + $pick( 6, 12 ) );
		$year  = (int) substr( $month, 0, 4 );
		$like  = array_values( array_filter( $this->entries(), static fn ( array $entry ): bool => null !== $entry['made'] && $entry['made'][0] <= $year && $year <= $entry['made'][1] ) );
		if ( array() === $like ) {
			return null;
		}
		$entry      = $like[ $pick( 12, count( $like ) ) ];
		$registered = sprintf( '%s-%02d', $month, 1 + $pick( 18, 28 ) );
		$keepers    = min( 7, intdiv( 2026 - $year, 4 ) + $pick( 24, 2 ) );
		return array(
			'plate'              => $plate->value,
			'colour'             => self::COLOURS[ $pick( 30, count( self::COLOURS ) ) ],
			'first_registered'   => $registered,
			'previous_keepers'   => $keepers,
			'last_keeper_change' => 0 === $keepers ? $registered : sprintf( '%d-%02d-%02d', min( 2025, $year + 1 + $pick( 36, max( 1, 2025 - $year ) ) ), 1 + $pick( 42, 12 ), 1 + $pick( 48, 28 ) ),
			'previous_keeper'    => 0 === $keepers ? null : array( 'Private', 'Private', 'Company' )[ $pick( 54, 3 ) ],
		) + $this->aged( $entry, $year ) + $entry;
	}

	/**
	 * The entry's prices and distance as if it had been registered in another year.
	 *
	 * @param Entry $entry
	 * @return array{mileage: int, clean: int, average: int, below_average: int, retail: int}
	 */
	private function aged( array $entry, int $year ): array {
		$listed  = (int) substr( $entry['first_registered'], 0, 4 );
		$classic = $listed < self::CLASSIC;
		$most    = ( $entry['cost_when_new'] ?? PHP_INT_MAX ) * 0.94;
		$factor  = $classic ? 1.0 : min( self::KEEPS_A_YEAR ** ( $listed - $year ), $most / $entry['retail'] );
		$scale   = static fn ( int $value ): int => (int) round( $value * $factor );
		return array(
			'mileage'       => $classic ? $entry['mileage'] : (int) max( 2, round( $entry['mileage'] * ( 2026.5 - $year ) / ( 2026.5 - $listed ) ) ),
			'clean'         => $scale( $entry['clean'] ),
			'average'       => $scale( $entry['average'] ),
			'below_average' => $scale( $entry['below_average'] ),
			'retail'        => $scale( $entry['retail'] ),
		);
	}

	/** @return array<string, Entry> */
	private function entries(): array {
		if ( null === $this->entries ) {
			/** @var list<Entry>|null $list */
			$list = json_decode( (string) file_get_contents( $this->file ), true ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of ours.
			if ( ! is_array( $list ) ) {
				throw new RuntimeException( 'The sandbox has no vehicles.' );
			}
			$this->entries = array_column( $list, null, 'plate' );
		}
		return $this->entries;
	}
}
