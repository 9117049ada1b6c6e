<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue\Filters;

use HearthHammer\Auctions\Index\LotColumns;
use HearthHammer\Core\Money\Numbers;

defined( 'ABSPATH' ) || exit;

/**
 * The least (`min…`) or the most (`max…`) of a number of the index.
 */
final readonly class Bound extends Filter {

	/**
	 * @param string $column Of the index.
	 * @param int    $times  How the index counts what visitors give, e.g. 100 for hundredths.
	 */
	public function __construct( string $name, public string $column, string $kind = '', private int $times = 1 ) {
		parent::__construct( $name, $kind );
	}

	public function read( mixed $raw ): string {
		$typed  = is_int( $raw ) || is_float( $raw ) ? Numbers::plain( (float) $raw ) : ( is_string( $raw ) ? $raw : '' );
		$number = mb_check_encoding( $typed, 'UTF-8' ) ? (string) preg_replace( '/[£,\s]+/u', '', $typed ) : '';
		$shape  = 'integer' === $this->schema()['type'] ? '/^[0-9]{1,9}$/D' : '/^[0-9]{1,6}(\.[0-9]{1,2})?$/D';
		return 1 === preg_match( $shape, $number ) && (float) $number <= (float) $this->schema()['maximum'] ? Numbers::plain( (float) $number ) : $this->default();
	}

	public function conditions( string $value, array $set ): array {
		global $wpdb;
		$number = $this->number( $value );
		return $this->is_least()
			? array( (string) $wpdb->prepare( "{$this->column} >= %d AND {$this->column} < %d", $number, LotColumns::UNKNOWN ) ) // phpcs:ignore WordPress.DB.PreparedSQL -- The column is ours.
			: array( (string) $wpdb->prepare( "{$this->column} <= %d", $number ) ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	/** As the index counts it. */
	public function number( string $value ): int {
		return (int) round( (float) $value * $this->times );
	}

	/** What it is a bound of, e.g. `price`. */
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
}
