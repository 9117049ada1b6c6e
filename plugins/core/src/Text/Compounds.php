<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Text;

/** Words that some write as one and others as two: a search for either finds both. */
final class Compounds {

	private const PAIRS = array(
		array( 'floor', 'plan' ),
		array( 'farm', 'house' ),
		array( 'town', 'house' ),
		array( 'oast', 'house' ),
		array( 'en', 'suite' ),
		array( 'out', 'building' ),
		array( 'semi', 'detached' ),
		array( 'off', 'road' ),
	);

	/**
	 * @param list<string> $words Of a text, lower case.
	 * @return list<string> The other way of writing those that are among them: `floorplan` of `floor plan`, and the two of the one.
	 */
	public static function others( array $words ): array {
		$text  = ' ' . implode( ' ', $words ) . ' ';
		$found = array();
		foreach ( self::PAIRS as [ $first, $second ] ) {
			foreach ( array( $second, $second . 's' ) as $end ) {
				$is_one = str_contains( $text, " {$first}{$end} " );
				$is_two = str_contains( $text, " {$first} {$end} " );
				if ( $is_one !== $is_two ) {
					array_push( $found, ...( $is_one ? array( $first, $end ) : array( $first . $end ) ) );
				}
			}
		}
		return $found;
	}

	/**
	 * @param string $term What is looked for.
	 * @return array{string, string}|null The two that it is made of, also with a hyphen, and where it goes on (`floorplans`); null of any other.
	 */
	public static function parts( string $term ): ?array {
		foreach ( self::PAIRS as [ $first, $second ] ) {
			if ( 1 === preg_match( "/^({$first})-?({$second}.*)$/iDu", $term, $parts ) ) {
				return array( $parts[1], $parts[2] );
			}
		}
		return null;
	}
}
