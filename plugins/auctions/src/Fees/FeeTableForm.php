<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Fees;

use HearthHammer\Core\Money\Amount;

/**
 * A table of fees as staff type it: a block for each fee, a row for each band. What is left empty is left out.
 */
final readonly class FeeTableForm {

	/** Empty rows and blocks to go on with. */
	private const SPARE = 2;

	/** @param string $name Of the input, e.g. `hh_fees`. */
	public function __construct( private string $name ) {}

	/**
	 * @param array<mixed>          $typed    As to_typed() or a form gave it.
	 * @param array<string, string> $problems As FeeTableCheck finds them.
	 */
	public function print( array $typed, array $problems ): void {
		$view = array(
			'name'     => $this->name,
			'fees'     => $this->with_spare( $typed ),
			'problems' => $problems,
		);
		require dirname( __DIR__, 2 ) . '/templates/admin/fee-table.php';
	}

	/**
	 * @param array<mixed> $typed
	 * @return array{lines: list<array<string, mixed>>} As the schema has it, or nearly so: FeeTableCheck says.
	 */
	public static function read( array $typed ): array {
		$lines = array();
		foreach ( $typed as $fee ) {
			$bands = array_values( array_filter( array_map( self::band( ... ), is_array( $fee ) && is_array( $fee['bands'] ?? null ) ? $fee['bands'] : array() ) ) );
			$label = self::word( $fee, 'label' );
			// A fee of one band is the same at every price; the first of several begins at nothing.
			if ( array() !== $bands && null === $bands[0]['from'] ) {
				$bands[0]['from'] = 0;
			}
			if ( '' !== $label || array() !== $bands ) {
				$lines[] = array(
					'label'      => $label,
					'applies_to' => self::word( $fee, 'applies_to' ),
					'bands'      => $bands,
					'vat'        => self::word( $fee, 'vat' ),
				);
			}
		}
		return array( 'lines' => $lines );
	}

	/**
	 * What a form would send of a table, so that both are shown in one way.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function to_typed( FeeTable $table ): array {
		$text = static fn ( ?int $number ): string => null === $number ? '' : number_format( $number );
		return array_map(
			static fn ( FeeLine $line ): array => array(
				'label'      => $line->label,
				'applies_to' => $line->scope->value,
				'vat'        => $line->vat->value,
				'bands'      => array_map(
					static fn ( FeeBand $band ): array => array(
						'from'    => $text( $band->from ),
						'to'      => $text( $band->to ),
						'sum'     => $text( $band->sum ),
						'percent' => null === $band->percent ? '' : Amount::plain( $band->percent / 100 ),
						'minimum' => $text( $band->minimum ),
					),
					$line->bands
				),
			),
			$table->lines
		);
	}

	/**
	 * Without empty rows, so that its rows are those that FeeTableCheck names.
	 *
	 * @param array<mixed> $typed
	 * @return list<array{label: string, applies_to: string, vat: string, bands: list<array<string, string>>}>
	 */
	private function with_spare( array $typed ): array {
		$fees = array();
		foreach ( $typed as $fee ) {
			$bands = array();
			foreach ( is_array( $fee ) && is_array( $fee['bands'] ?? null ) ? $fee['bands'] : array() as $band ) {
				if ( null !== self::band( $band ) ) {
					$bands[] = self::cells( $band );
				}
			}
			if ( '' !== self::word( $fee, 'label' ) || array() !== $bands ) {
				$fees[] = self::fee( $fee, $bands );
			}
		}
		$fees[] = self::fee( array(), array() );
		return $fees;
	}

	/**
	 * @param list<array<string, string>> $bands
	 * @return array{label: string, applies_to: string, vat: string, bands: list<array<string, string>>}
	 */
	private static function fee( mixed $fee, array $bands ): array {
		return array(
			'label'      => self::word( $fee, 'label' ),
			'applies_to' => self::word( $fee, 'applies_to' ) ?: FeeScope::All->value,
			'vat'        => self::word( $fee, 'vat' ) ?: FeeVat::Added->value,
			'bands'      => array( ...$bands, ...array_fill( 0, self::SPARE, self::cells( array() ) ) ),
		);
	}

	/** @return array<string, string> */
	private static function cells( mixed $band ): array {
		$cells = array();
		foreach ( array( 'from', 'to', 'sum', 'percent', 'minimum' ) as $name ) {
			$cells[ $name ] = self::word( $band, $name );
		}
		return $cells;
	}

	/** @return array<string, mixed>|null Null where the row is empty. What is no number stays as it was typed. */
	private static function band( mixed $band ): ?array {
		$cells = self::cells( $band );
		if ( '' === implode( '', $cells ) ) {
			return null;
		}
		$pounds = static fn ( string $typed ): int|string|null => '' === $typed ? null : ( Amount::read( $typed ) ?? $typed );
		return array(
			'from'    => $pounds( $cells['from'] ),
			'to'      => $pounds( $cells['to'] ),
			'sum'     => $pounds( $cells['sum'] ),
			'percent' => '' === $cells['percent'] ? null : ( Amount::read_number( $cells['percent'] ) ?? $cells['percent'] ),
			'minimum' => $pounds( $cells['minimum'] ),
		);
	}

	private static function word( mixed $of, string $name ): string {
		return is_array( $of ) && is_string( $of[ $name ] ?? null ) ? mb_substr( trim( sanitize_text_field( $of[ $name ] ) ), 0, 200 ) : '';
	}
}
