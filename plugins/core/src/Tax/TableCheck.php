<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tax;

/**
 * Whether tables that came through the filter can be counted with.
 */
final class TableCheck {

	public static function is_nation( mixed $nation ): bool {
		return is_array( $nation )
			&& is_string( $nation['tax'] ?? null )
			&& self::are_tables( $nation );
	}

	/** Tables of one use, with the page that publishes them. */
	public static function are_tables( mixed $use ): bool {
		return is_array( $use )
			&& is_string( $use['source'] ?? null )
			&& is_array( $use['tables'] ?? null ) && array() !== $use['tables'] && array_is_list( $use['tables'] )
			&& self::all( $use['tables'], self::is_table( ... ) );
	}

	private static function is_table( mixed $table ): bool {
		return is_array( $table )
			&& 1 === preg_match( '/^\d{4}-\d{2}-\d{2}$/', is_string( $table['from'] ?? null ) ? $table['from'] : '' )
			&& array_key_exists( 'first_time', $table ) && array_key_exists( 'non_resident', $table )
			&& self::are_bands( $table['bands'] ?? null )
			&& ( null === $table['first_time'] || ( is_array( $table['first_time'] ) && is_int( $table['first_time']['limit'] ?? null ) && self::are_bands( $table['first_time']['bands'] ?? null ) ) )
			&& self::is_surcharge( $table['additional'] ?? null ) && ( array() === ( $table['additional']['bands'] ?? null ) || self::are_bands( $table['additional']['bands'] ?? null ) )
			&& ( null === $table['non_resident'] || self::is_surcharge( $table['non_resident'] ) );
	}

	private static function is_surcharge( mixed $surcharge ): bool {
		return is_array( $surcharge ) && is_int( $surcharge['minimum'] ?? null ) && self::is_rate( $surcharge['surcharge'] ?? null );
	}

	/** From 0 upwards, each over more than the one before. */
	private static function are_bands( mixed $bands ): bool {
		if ( ! is_array( $bands ) || ! array_is_list( $bands ) || array() === $bands || ! self::all( $bands, self::is_band( ... ) ) ) {
			return false;
		}
		$overs  = array_column( $bands, 'over' );
		$sorted = array_unique( $overs );
		sort( $sorted );
		return 0 === $overs[0] && $sorted === $overs;
	}

	private static function is_band( mixed $band ): bool {
		return is_array( $band ) && is_int( $band['over'] ?? null ) && self::is_rate( $band['rate'] ?? null );
	}

	private static function is_rate( mixed $rate ): bool {
		return ( is_int( $rate ) || is_float( $rate ) ) && $rate >= 0 && $rate <= 100;
	}

	/** @param array<mixed> $values */
	private static function all( array $values, callable $is ): bool {
		return count( $values ) === count( array_filter( $values, $is ) );
	}
}
