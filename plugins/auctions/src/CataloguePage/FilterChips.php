<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\CataloguePage;

/**
 * What is set in a catalogue, in words, and the values without it. src/islands/lot-catalogue/rules/chips.ts says the same.
 */
final class FilterChips {

	/**
	 * @param list<CatalogueFilter> $filters
	 * @param array<string, string> $values  By parameter.
	 * @return list<array{label: string, without: array<string, string>}>
	 */
	public static function of( array $filters, array $values ): array {
		$chips = array();
		foreach ( $filters as $filter ) {
			array_push( $chips, ...match ( $filter->kind ) {
				'range' => self::range( $filter, $values ),
				'near' => self::near( $filter, $values ),
				'multiselect' => self::several( $filter, $values ),
				default => self::one( $filter, $values ),
			} );
		}
		return $chips;
	}

	/**
	 * @param array<string, string> $values
	 * @return list<array{label: string, without: array<string, string>}>
	 */
	private static function one( CatalogueFilter $filter, array $values ): array {
		$value = $values[ $filter->name ] ?? '';
		// An answer like 'No' means nothing without its question.
		/* translators: 1: a filter, e.g. ULEZ; 2: what was chosen, e.g. Yes */
		$label = 'search' === $filter->kind ? "“{$value}”" : sprintf( __( '%1$s: %2$s', 'hearth-hammer' ), $filter->label, $filter->label_of( $value ) );
		return '' === $value ? array() : array( self::chip( $label, self::without( $values, $filter->name ) ) );
	}

	/**
	 * @param array<string, string> $values
	 * @return list<array{label: string, without: array<string, string>}>
	 */
	private static function near( CatalogueFilter $filter, array $values ): array {
		$where = $values[ $filter->name ] ?? '';
		/* translators: 1: how far, e.g. 5 miles; 2: a postcode */
		return '' === $where ? array() : array( self::chip( sprintf( __( 'Within %1$s of %2$s', 'hearth-hammer' ), $filter->label_of( $values[ $filter->maximum ] ?? $filter->usual ), $where ), self::without( $values, $filter->name, $filter->maximum ) ) );
	}

	/**
	 * @param array<string, string> $values
	 * @return list<array{label: string, without: array<string, string>}>
	 */
	private static function several( CatalogueFilter $filter, array $values ): array {
		$chosen = array_values( array_filter( explode( ',', $values[ $filter->name ] ?? '' ), static fn ( string $one ): bool => '' !== $one ) );
		return array_map(
			static fn ( string $value ): array => self::chip( $filter->label_of( $value ), array_filter( array( ...$values, $filter->name => implode( ',', array_diff( $chosen, array( $value ) ) ) ), static fn ( string $text ): bool => '' !== $text ) ),
			$chosen
		);
	}

	/**
	 * @param array<string, string> $values
	 * @return list<array{label: string, without: array<string, string>}>
	 */
	private static function range( CatalogueFilter $filter, array $values ): array {
		$from = $values[ $filter->minimum ] ?? '';
		$to   = $values[ $filter->maximum ] ?? '';
		if ( '' === $from && '' === $to ) {
			return array();
		}
		$label = match ( true ) {
			/* translators: 1: what, e.g. Mileage; 2 and 3: bounds */
			'' !== $from && '' !== $to => sprintf( __( '%1$s: %2$s to %3$s', 'hearth-hammer' ), $filter->label, $filter->label_of( $from ), $filter->label_of( $to ) ),
			/* translators: 1: what, e.g. Mileage; 2: lower bound */
			'' !== $from => sprintf( __( '%1$s: %2$s or more', 'hearth-hammer' ), $filter->label, $filter->label_of( $from ) ),
			/* translators: 1: what, e.g. Mileage; 2: upper bound */
			default => sprintf( __( '%1$s: up to %2$s', 'hearth-hammer' ), $filter->label, $filter->label_of( $to ) ),
		};
		return array( self::chip( $label, self::without( $values, $filter->minimum, $filter->maximum ) ) );
	}

	/**
	 * @param array<string, string> $values
	 * @return array<string, string>
	 */
	private static function without( array $values, string ...$names ): array {
		return array_diff_key( $values, array_flip( $names ) );
	}

	/**
	 * @param array<string, string> $without
	 * @return array{label: string, without: array<string, string>}
	 */
	private static function chip( string $label, array $without ): array {
		return array( 'label' => $label, 'without' => $without );
	}
}
