<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

/**
 * Parishes, towns, postcodes and stations that a visitor may mean.
 */
final class Suggestions {

	/** Fewer than this that begin with what was typed, and we look for typing errors too. */
	private const ENOUGH = 3;

	/** What counts as an error where the name holds what was typed: `wells` of Tunbridge Wells. */
	private const INSIDE = 0.75;

	/** @param list<array{name: string, slug: string, county: string}> $parishes The active ones. */
	public function __construct(
		private readonly Places $places,
		private readonly array $parishes,
	) {}

	/** @return list<Suggestion> */
	public function for( string $query, int $limit ): array {
		$key = substr( NameKey::of( $query ), 0, 60 );
		if ( '' === $key ) {
			return array_slice( array_map( $this->parish( ... ), $this->parishes ), 0, $limit );
		}
		$found = 1 === preg_match( '/[0-9]/', $key ) ? $this->codes( $key, $limit ) : $this->names( $key, $limit );
		if ( count( $found ) < self::ENOUGH && 1 === preg_match( '/^[a-z]{3,}$/', $key ) ) {
			$alike = $this->alike( $key, $limit );
			// Who has typed the beginning of a name has made no error.
			$found = array( ...$found, ...array_column( array_filter( $alike, static fn ( array $one ): bool => array() === $found || $one[0] === self::INSIDE ), 2 ) );
		}
		return array_slice( $this->distinct( $found ), 0, $limit );
	}

	/** @return list<Suggestion> */
	private function codes( string $key, int $limit ): array {
		// Before the outward code is complete there are thousands of postcodes, and nobody wants the first ten.
		$kinds = strlen( $key ) >= 5 ? array( 'outcode', 'sector', 'postcode' ) : array( 'outcode' );
		return array_map(
			static fn ( Place $place ): Suggestion => new Suggestion( 'postcode', $place->name, '' ),
			$this->places->beginning_with( $kinds, $key, $limit )
		);
	}

	/** @return list<Suggestion> */
	private function names( string $key, int $limit ): array {
		$parishes = array_filter( $this->parishes, static fn ( array $parish ): bool => str_starts_with( NameKey::of( $parish['name'] ), $key ) );
		$kinds    = strlen( $key ) <= 2 ? array( 'town', 'station', 'outcode' ) : array( 'town', 'station' );
		return array(
			...array_map( $this->parish( ... ), array_values( $parishes ) ),
			...array_map( self::place( ... ), $this->places->beginning_with( $kinds, $key, $limit ) ),
		);
	}

	/** @return list<array{float, int, Suggestion}> Errors, rank and suggestion: those that a few errors, or words before it, part from what was typed. */
	private function alike( string $key, int $limit ): array {
		$errors = static function ( string $name ) use ( $key ): ?float {
			$name = NameKey::of( $name );
			return str_contains( $name, $key ) ? self::INSIDE : TypingErrors::between( $key, $name );
		};
		$near   = array();
		foreach ( $this->parishes as $parish ) {
			$near[] = array( $errors( $parish['name'] ), 0, $this->parish( $parish, false ) );
		}
		foreach ( $this->places->alike( $key, 60 ) as $place ) {
			$near[] = array( $errors( $place->name ), 'town' === $place->kind ? 1 : 2, self::place( $place, false ) );
		}
		$near = array_filter( $near, static fn ( array $one ): bool => null !== $one[0] );
		usort( $near, static fn ( array $a, array $b ): int => array( $a[0], $a[1] ) <=> array( $b[0], $b[1] ) );
		return array_slice( $near, 0, $limit );
	}

	/** @param array{name: string, slug: string, county: string} $parish */
	private function parish( array $parish, bool $exact = true ): Suggestion {
		return new Suggestion( 'parish', $parish['name'], $parish['slug'], '', $exact );
	}

	private static function place( Place $place, bool $exact = true ): Suggestion {
		$kind = in_array( $place->kind, array( 'outcode', 'sector', 'postcode' ), true ) ? 'postcode' : $place->kind;
		return new Suggestion( $kind, $place->name, 'postcode' === $kind ? '' : $place->slug, $place->county, $exact );
	}

	/**
	 * A town that is a parish of ours too is offered once, as the parish: that one has a list of its own.
	 *
	 * @param list<Suggestion> $found
	 * @return list<Suggestion>
	 */
	private function distinct( array $found ): array {
		$parishes = array();
		$seen     = array();
		foreach ( $found as $one ) {
			$key = NameKey::of( $one->name );
			if ( 'parish' === $one->kind ) {
				$parishes[ $key ] = true;
			}
			if ( 'town' !== $one->kind || ! isset( $parishes[ $key ] ) ) {
				$seen += array( $one->kind . '|' . $one->slug . '|' . $key => $one );
			}
		}
		return array_values( $seen );
	}
}
