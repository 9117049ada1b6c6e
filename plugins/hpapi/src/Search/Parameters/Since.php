<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Parameters;

use Closure;

defined( 'ABSPATH' ) || exit;

/**
 * What happened within so many days: a column of the index holds when, in Unix seconds.
 */
final readonly class Since extends Choice {

	/** Seconds within which the same question is asked, so that answers can be kept. */
	public const STEP = 900;

	/**
	 * @param string                  $column   Of the index.
	 * @param Closure(): string       $label    Of the select.
	 * @param Closure(string): string $label_of Days in words.
	 * @param Closure(string): string $chip     The filter that is set.
	 */
	public function __construct( string $name, private string $column, Closure $label, Closure $label_of, Closure $chip ) {
		parent::__construct( $name, $label, $label_of, $chip );
	}

	public function conditions( array $fields ): array {
		global $wpdb;
		$days = (int) $fields[ $this->name ];
		$from = time() - $days * DAY_IN_SECONDS;
		return $days > 0 ? array( (string) $wpdb->prepare( "{$this->column} >= %d", $from - $from % self::STEP ) ) : array(); // phpcs:ignore WordPress.DB.PreparedSQL -- The column is ours.
	}
}
