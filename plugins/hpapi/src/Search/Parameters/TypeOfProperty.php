<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Parameters;

use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\Index\Stock;
use HearthHammer\Hpapi\Properties\PropertyTypes;
use HearthHammer\Hpapi\Search\SearchInput;

defined( 'ABSPATH' ) || exit;

/**
 * A type of property, or a group of types. The form offers those that there are.
 */
final readonly class TypeOfProperty extends Parameter {

	public function read( mixed $raw ): string {
		$type = SearchInput::slug( $raw, (int) $this->schema()['maxLength'] );
		// How an address of bedrooms writes that none is chosen (SRCH-08).
		return 'property' === $type ? '' : $type;
	}

	public function conditions( array $fields ): array {
		global $wpdb;
		$type = $fields[ $this->name ];
		return '' === $type ? array() : array( (string) $wpdb->prepare( '%i = %s', isset( PropertyTypes::GROUPS[ $type ] ) ? 'type_group' : 'property_type', $type ) ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	public function words( string $value, Channel $channel ): string {
		return PropertyTypes::plural( $value );
	}

	public function field( array $fields, Channel $channel ): SearchField {
		return new SearchField( $this->name, 'select', FieldPlace::Main, __( 'Property type', 'hearth-hammer' ), '', self::options( $fields[ $this->name ] ) );
	}

	/** @return list<array{value: string, label: string}> Groups, and below each the types that there are. */
	private static function options( string $chosen ): array {
		$there  = array_keys( Stock::now()->types() );
		$groups = array();
		foreach ( array_unique( array( ...$there, ...array_filter( array( $chosen ) ) ) ) as $type ) {
			$groups[ PropertyTypes::group( $type ) ][] = $type;
		}
		$options = array( SearchField::option( '', __( 'Any type', 'hearth-hammer' ) ) );
		foreach ( array_keys( PropertyTypes::GROUPS ) as $group ) {
			if ( isset( $groups[ $group ] ) ) {
				$types   = array_diff( $groups[ $group ], array( $group ) );
				$options = array( ...$options, SearchField::option( $group, PropertyTypes::plural( $group ) ), ...self::named( $types, '– ' ) );
			}
		}
		return array( ...$options, ...self::named( array_diff( $groups[''] ?? array(), array( 'property' ) ), '' ) );
	}

	/**
	 * @param array<string> $types
	 * @return list<array{value: string, label: string}>
	 */
	private static function named( array $types, string $before ): array {
		$options = array_map( static fn ( string $type ): array => SearchField::option( $type, $before . PropertyTypes::plural( $type ) ), array_values( $types ) );
		usort( $options, static fn ( array $a, array $b ): int => strcmp( $a['label'], $b['label'] ) );
		return $options;
	}
}
