<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Costs;

use RuntimeException;

/**
 * The dated tables of property-taxes.json.
 *
 * @phpstan-import-type TaxTable from PropertyTax
 * @phpstan-type NationTax array{tax: string, source: string, tables: list<TaxTable>}
 */
final readonly class TaxTables {

	/** @param array<string, NationTax> $nations By the values of Nation. */
	private function __construct( private array $nations ) {}

	public static function from_file(): self {
		return new self( self::read() );
	}

	/** Those of the file, corrected by whoever runs the site. What cannot be counted with is left as the file has it. */
	public static function current(): self {
		$ours = self::read();
		/**
		 * Filters the taxes on buying a home, before the next release of the plugin knows of a change.
		 *
		 * @param array<string, array<string, mixed>> $nations As `nations` in src/Costs/property-taxes.json.
		 */
		$filtered = apply_filters( 'hpapi_property_taxes', $ours );
		$nations  = array();
		foreach ( $ours as $nation => $tax ) {
			$other              = is_array( $filtered ) ? ( $filtered[ $nation ] ?? null ) : null;
			$nations[ $nation ] = is_array( $other ) && TableCheck::is_nation( $other ) ? $other : $tax;
		}
		/** @var array<string, NationTax> $nations */
		return new self( $nations );
	}

	/**
	 * The table that holds on a day.
	 *
	 * @param string $date YYYY-MM-DD.
	 * @return TaxTable The first where the day lies before all.
	 */
	public function in_force( Nation $nation, string $date ): array {
		$tables = $this->nations[ $nation->value ]['tables'];
		usort( $tables, static fn ( array $a, array $b ): int => $a['from'] <=> $b['from'] );
		$found = $tables[0];
		foreach ( $tables as $table ) {
			if ( $table['from'] <= $date ) {
				$found = $table;
			}
		}
		return $found;
	}

	/** The name of the tax, e.g. Stamp Duty Land Tax. */
	public function name( Nation $nation ): string {
		return $this->nations[ $nation->value ]['tax'];
	}

	/** Where the government publishes the rates. */
	public function source( Nation $nation ): string {
		return $this->nations[ $nation->value ]['source'];
	}

	/** @return array<string, NationTax> */
	private static function read(): array {
		$data = json_decode( (string) file_get_contents( __DIR__ . '/property-taxes.json' ), true ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		if ( ! is_array( $data ) || ! is_array( $data['nations'] ?? null ) ) {
			throw new RuntimeException( 'property-taxes.json cannot be read.' );
		}
		/** @var array<string, NationTax> */
		return $data['nations'];
	}
}
