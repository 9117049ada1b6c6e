<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Filter;

use Closure;
use HearthHammer\Core\Money\Amount;

defined( 'ABSPATH' ) || exit;

/**
 * The minimum (`min…`) or the maximum (`max…`) of a number of the index. The two of a pair find each other by name.
 */
final readonly class Bound extends Filter {

	/**
	 * @param string                                                                          $column  Of the index.
	 * @param int                                                                             $most    Its largest value. For a maximum it means no bound.
	 * @param (Closure(float, string): string)|null                                           $shown   A number as the form shows it, in a kind of list.
	 * @param (Closure(float, string): string)|null                                           $words   The filter that is set.
	 * @param list<int|float>|array<string, list<int|float>> $steps   What the form offers; by kind of list where they differ.
	 * @param int                                                                             $times   How the index counts it, e.g. 100 for hundredths.
	 * @param int|null                                                                        $unknown What the column has for an unknown number: more than any other.
	 * @param bool                                                                            $is_counted Whether each step says how many it finds.
	 */
	public function __construct(
		string $name,
		public string $column,
		private int $most,
		?Closure $label = null,
		private ?Closure $shown = null,
		private ?Closure $words = null,
		private array $steps = array(),
		string $place = '',
		string $only = '',
		string $note = '',
		private bool $has_decimals = false,
		private int $times = 1,
		private ?int $unknown = null,
		public bool $is_counted = false,
	) {
		parent::__construct( $name, $label, $place, $only, $note );
	}

	protected function schema(): array {
		return array(
			'type'    => $this->has_decimals ? 'number' : 'integer',
			'minimum' => 0,
			'maximum' => $this->most,
			'default' => $this->is_least() ? 0 : $this->most,
		);
	}

	public function default(): string {
		return $this->is_least() ? '0' : (string) $this->most;
	}

	public function read( mixed $raw ): string {
		$none = (int) $this->default();
		return $this->has_decimals ? Amount::plain( FilterInput::decimal( $raw, $none, $this->most ) ) : (string) FilterInput::whole( $raw, $none, $this->most );
	}

	public function conditions( string $value, array $set ): array {
		$is_exact = $value === ( $set[ $this->other() ] ?? null );
		return match ( true ) {
			! $this->is_least() => $is_exact ? array() : array( $this->compared( '<=', $value ) ),
			$is_exact => array( $this->compared( '=', $value ) ),
			default => array( $this->compared( '>=', $value ), ...( null === $this->unknown ? array() : array( "{$this->column} < {$this->unknown}" ) ) ),
		};
	}

	public function chip( string $value, string $kind ): string {
		return null === $this->words ? $value : ( $this->words )( (float) $value, $kind );
	}

	public function options( array $values, string $kind ): array {
		$none = array( $this->name => $this->default(), $this->other() => $this->is_least() ? (string) $this->most : '0' );
		// What an address brought is offered too, so that sending the form again does not lose it.
		$asked   = array_diff( array_diff_assoc( array_intersect_key( $values, $none ), $none ), array( $this->default() ) );
		$numbers = array_unique( array_map( floatval( ... ), array( ...$this->steps( $kind ), ...array_values( $asked ) ) ) );
		sort( $numbers );
		return array_map( fn ( float $number ): array => self::option( Amount::plain( $number ), null === $this->shown ? Amount::plain( $number ) : ( $this->shown )( $number, $kind ) ), $numbers );
	}

	/** @return list<int|float> */
	public function steps( string $kind ): array {
		/** @var list<int|float> $steps */
		$steps = $this->has_steps_by_kind() ? $this->steps[ $kind ] ?? array() : $this->steps;
		return $steps;
	}

	/** Whether each kind of list has steps of its own. */
	public function has_steps_by_kind(): bool {
		return ! array_is_list( $this->steps );
	}

	/** As the index counts it. */
	public function number( string $value ): int|float {
		return $this->times > 1 ? (int) round( (float) $value * $this->times ) : (float) $value;
	}

	/** What it is a bound of, e.g. `mileage` for `maxMileage`. */
	public function range(): string {
		return lcfirst( substr( $this->name, 3 ) );
	}

	/** The name of the other one of the pair; it may not exist. */
	public function other(): string {
		return ( $this->is_least() ? 'max' : 'min' ) . substr( $this->name, 3 );
	}

	public function is_least(): bool {
		return str_starts_with( $this->name, 'min' );
	}

	private function compared( string $operator, string $value ): string {
		global $wpdb;
		return (string) $wpdb->prepare( "{$this->column} {$operator} " . ( $this->has_decimals && 1 === $this->times ? '%.2Fe0' : '%d' ), $this->number( $value ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Column and operator are ours.
	}
}
