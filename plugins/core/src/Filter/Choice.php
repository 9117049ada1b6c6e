<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Filter;

use Closure;
use HearthHammer\Core\Money\Amount;

defined( 'ABSPATH' ) || exit;

/**
 * One of several choices, as a column of the index has them.
 */
readonly class Choice extends Filter {

	/**
	 * @param non-empty-list<string|int|float>  $choices
	 * @param (Closure(string): string)|null    $shown   A choice in words.
	 * @param (Closure(string): string)|null    $words   The filter that is set, where that differs.
	 * @param string                            $column  Of the index; empty where other code says what it finds.
	 * @param array<string, string>             $also    Choice to another value of the column that it finds too.
	 * @param string|int|float|null             $default The first choice where it is null.
	 * @param bool                              $rounds_up Whether a number between two choices counts as the larger.
	 */
	public function __construct(
		string $name,
		private array $choices,
		?Closure $label = null,
		private ?Closure $shown = null,
		private ?Closure $words = null,
		protected string $column = '',
		private array $also = array(),
		private string|int|float|null $default = null,
		private bool $rounds_up = false,
		string $place = '',
		string $only = '',
		string $note = '',
	) {
		parent::__construct( $name, $label, $place, $only, $note );
	}

	final protected function schema(): array {
		$type = array() === array_filter( $this->choices, is_float( ... ) ) ? 'integer' : 'number';
		return array(
			'type' => is_string( $this->choices[0] ) ? 'string' : $type,
			...( $this->rounds_up ? array( 'round' => 'up' ) : array() ),
			'enum'    => $this->choices,
			'default' => $this->default ?? $this->choices[0],
		);
	}

	final public function default(): string {
		return self::written( $this->default ?? $this->choices[0] );
	}

	final public function read( mixed $raw ): string {
		$choices = array_map( self::written( ... ), $this->choices );
		if ( ! $this->rounds_up ) {
			return FilterInput::one_of( $raw, $choices, $this->default() );
		}
		// However it is written: 0.50 is 0.5.
		$number = FilterInput::decimal( $raw, 0.0, PHP_FLOAT_MAX );
		$larger = array_filter( $choices, static fn ( string $one ): bool => $number <= (float) $one );
		return array() === $larger ? (string) max( $choices ) : reset( $larger );
	}

	public function conditions( string $value, array $set ): array {
		global $wpdb;
		unset( $set );
		if ( '' === $this->column ) {
			return array();
		}
		$also = $this->also[ $value ] ?? null;
		return array( (string) ( null === $also ? $wpdb->prepare( '%i = %s', $this->column, $value ) : $wpdb->prepare( '%i IN (%s, %s)', $this->column, $value, $also ) ) );
	}

	final public function chip( string $value, string $kind ): string {
		$words = $this->words ?? $this->shown;
		return null === $words ? $value : $words( $value );
	}

	final public function options( array $values, string $kind ): array {
		return array_map( fn ( string $one ): array => self::option( $one, null === $this->shown ? $one : ( $this->shown )( $one ) ), array_map( self::written( ... ), $this->choices ) );
	}

	private static function written( string|int|float $value ): string {
		return is_string( $value ) ? $value : Amount::plain( (float) $value );
	}
}
