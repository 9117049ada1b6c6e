<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue\Filters;

defined( 'ABSPATH' ) || exit;

/**
 * Any of several values of a column, comma-separated.
 */
final readonly class Choices extends Filter {

	private const MOST = 30;

	/** @param string $column Of the index. */
	public function __construct( string $name, public string $column, string $kind = '' ) {
		parent::__construct( $name, $kind );
	}

	/** In the order that they came in, each once. */
	public function read( mixed $raw ): string {
		$sent   = is_array( $raw ) ? $raw : explode( ',', is_string( $raw ) ? $raw : '' );
		$values = array();
		foreach ( array_slice( $sent, 0, 100 ) as $one ) {
			if ( is_string( $one ) && 1 === preg_match( '/^[A-Za-z0-9_-]{1,60}$/D', trim( $one ) ) ) {
				$values[] = trim( $one );
			}
		}
		$joined = implode( ',', array_slice( array_unique( $values ), 0, self::MOST ) );
		return strlen( $joined ) <= (int) $this->schema()['maxLength'] ? $joined : '';
	}

	/** @return list<string> */
	public static function values( string $value ): array {
		return '' === $value ? array() : explode( ',', $value );
	}

	public function conditions( string $value, array $set ): array {
		global $wpdb;
		$values = self::values( $value );
		return array( (string) $wpdb->prepare( "{$this->column} IN (" . implode( ',', array_fill( 0, count( $values ), '%s' ) ) . ')', $values ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- The column is ours.
	}
}
