<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Parameters;

use Closure;

defined( 'ABSPATH' ) || exit;

/**
 * One of the contract's choices, as a column of the index holds it.
 */
final readonly class StoredChoice extends Choice {

	/**
	 * @param string                  $column   Of the index.
	 * @param Closure(): string       $label    Of the select.
	 * @param Closure(string): string $label_of A choice in words.
	 * @param Closure(string): string $chip     The filter that is set.
	 * @param array<string, string>   $also     Choice → another value of the column that it finds too.
	 */
	public function __construct( string $name, private string $column, Closure $label, Closure $label_of, Closure $chip, private array $also = array() ) {
		parent::__construct( $name, $label, $label_of, $chip );
	}

	public function conditions( array $fields ): array {
		global $wpdb;
		$value = $fields[ $this->name ];
		if ( '' === $value ) {
			return array();
		}
		$also = $this->also[ $value ] ?? null;
		return array( (string) ( null === $also ? $wpdb->prepare( '%i = %s', $this->column, $value ) : $wpdb->prepare( '%i IN (%s, %s)', $this->column, $value, $also ) ) );
	}
}
