<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Filter;

use Closure;

defined( 'ABSPATH' ) || exit;

/**
 * Any of several values of a column, comma-separated. The form offers those that its list has, with their counts.
 */
final readonly class Choices extends Filter {

	private const MOST    = 30;
	private const LONGEST = 400;

	/**
	 * @param string            $column Of the index.
	 * @param Closure(): string $label
	 * @param Closure(): string $any    Its field while nothing is chosen.
	 * @param bool              $is_one Whether the form lets visitors choose only one.
	 */
	public function __construct(
		string $name,
		public string $column,
		Closure $label,
		private Closure $any,
		string $place = '',
		string $only = '',
		public bool $is_one = false,
		string $note = '',
	) {
		parent::__construct( $name, $label, $place, $only, $note );
	}

	protected function schema(): array {
		return array(
			'type'      => 'string',
			'pattern'   => '^([A-Za-z0-9_-]+(,[A-Za-z0-9_-]+)*)?$',
			'maxLength' => self::LONGEST,
			'default'   => '',
		);
	}

	public function default(): string {
		return '';
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
		return strlen( $joined ) <= self::LONGEST ? $joined : '';
	}

	/** @return list<string> */
	public static function values( string $value ): array {
		return '' === $value ? array() : explode( ',', $value );
	}

	public function conditions( string $value, array $set ): array {
		global $wpdb;
		unset( $set );
		$values = self::values( $value );
		return array( (string) $wpdb->prepare( "{$this->column} IN (" . implode( ',', array_fill( 0, count( $values ), '%s' ) ) . ')', $values ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- The column is ours.
	}

	public function any(): string {
		return ( $this->any )();
	}
}
