<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tax;

use RuntimeException;

/**
 * The dated tables of property-taxes.json.
 *
 * @phpstan-import-type TaxTable from PropertyTax
 * @phpstan-type TablesOfUse array{source: string, tables: list<TaxTable>}
 * @phpstan-type NationTax array{tax: string, source: string, tables: list<TaxTable>, non_residential: TablesOfUse}
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
		 * Filters the taxes on buying property, before the next release of the plugin knows of a change.
		 *
		 * @param array<string, array<string, mixed>> $nations As `nations` in src/Tax/property-taxes.json.
		 */
		$filtered = apply_filters( 'hh_property_taxes', $ours );
		$nations  = array();
		foreach ( $ours as $nation => $tax ) {
			$other = is_array( $filtered ) ? ( $filtered[ $nation ] ?? null ) : null;
			$other = is_array( $other ) && TableCheck::is_nation( $other ) ? $other : $tax;
			if ( ! TableCheck::are_tables( $other['non_residential'] ?? null ) ) {
				$other['non_residential'] = $tax['non_residential'];
			}
			$nations[ $nation ] = $other;
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
	public function in_force( Nation $nation, string $date, PropertyUse $use = PropertyUse::Residential ): array {
		$tables = $this->of( $nation, $use )['tables'];
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
	public function source( Nation $nation, PropertyUse $use = PropertyUse::Residential ): string {
		return $this->of( $nation, $use )['source'];
	}

	/** @return TablesOfUse */
	private function of( Nation $nation, PropertyUse $use ): array {
		$tax = $this->nations[ $nation->value ];
		return $use->is_taxed_as_home() ? $tax : $tax['non_residential'];
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
