<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Filters;

use HearthHammer\Core\Filter\Filter;
use HearthHammer\Core\Filter\FilterInput;
use HearthHammer\Hpapi\Properties\Index\Stock;
use HearthHammer\Hpapi\Properties\PropertyTypes;

defined( 'ABSPATH' ) || exit;

/**
 * A type of property, or a group of types. The form offers those that there are.
 */
final readonly class TypeOfProperty extends Filter {

	private const LONGEST = 60;

	protected function schema(): array {
		return array(
			'type'      => 'string',
			'pattern'   => '^([a-z0-9]+(-[a-z0-9]+)*)?$',
			'maxLength' => self::LONGEST,
			'default'   => '',
		);
	}

	public function default(): string {
		return '';
	}

	public function read( mixed $raw ): string {
		$type = FilterInput::slug( $raw, self::LONGEST );
		// How an address of bedrooms writes that none is chosen (SRCH-08).
		return 'property' === $type ? '' : $type;
	}

	public function conditions( string $value, array $set ): array {
		global $wpdb;
		return array( (string) $wpdb->prepare( '%i = %s', isset( PropertyTypes::GROUPS[ $value ] ) ? 'type_group' : 'property_type', $value ) ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	public function chip( string $value, string $kind ): string {
		return PropertyTypes::plural( $value );
	}

	/** Groups, and below each the types that there are. */
	public function options( array $values, string $kind ): array {
		$chosen = $values[ $this->name ] ?? '';
		$there  = array_keys( Stock::now()->types() );
		$groups = array();
		foreach ( array_unique( array( ...$there, ...array_filter( array( $chosen ) ) ) ) as $type ) {
			$groups[ PropertyTypes::group( $type ) ][] = $type;
		}
		$options = array( self::option( '', __( 'Any type', 'hearth-hammer' ) ) );
		foreach ( array_keys( PropertyTypes::GROUPS ) as $group ) {
			if ( isset( $groups[ $group ] ) ) {
				$types   = array_diff( $groups[ $group ], array( $group ) );
				$options = array( ...$options, self::option( $group, PropertyTypes::plural( $group ) ), ...self::named( $types, '– ' ) );
			}
		}
		return array( ...$options, ...self::named( array_diff( $groups[''] ?? array(), array( 'property' ) ), '' ) );
	}

	/**
	 * @param array<string> $types
	 * @return list<array{value: string, label: string}>
	 */
	private static function named( array $types, string $before ): array {
		$options = array_map( static fn ( string $type ): array => self::option( $type, $before . PropertyTypes::plural( $type ) ), array_values( $types ) );
		usort( $options, static fn ( array $a, array $b ): int => strcmp( $a['label'], $b['label'] ) );
		return $options;
	}
}
