<?php

declare( strict_types=1 );

namespace HearthHammer\Tests;

/**
 * Collects what WordPress and the database complain about.
 */
final class Faults {

	/** @var list<string> */
	private array $messages = array();

	/** @var list<string> */
	private array $expected = array();

	private int $sql_errors;

	public function __construct() {
		$this->sql_errors = count( $GLOBALS['EZSQL_ERROR'] ?? array() );
		foreach ( array( 'doing_it_wrong', 'deprecated_function', 'deprecated_argument', 'deprecated_hook', 'deprecated_file', 'deprecated_class' ) as $kind ) {
			add_action( "{$kind}_run", fn ( mixed ...$details ) => $this->note( $kind, $details ), 10, 4 );
			add_filter( "{$kind}_trigger_error", '__return_false' );
		}
	}

	public function expect( string $part ): void {
		$this->expected[] = $part;
	}

	/** @return list<string> */
	public function unexpected(): array {
		$errors = array_slice( $GLOBALS['EZSQL_ERROR'] ?? array(), $this->sql_errors );
		foreach ( $errors as $error ) {
			// dbDelta() asks for tables that need not exist yet.
			if ( ! str_starts_with( ltrim( (string) $error['query'] ), 'DESCRIBE' ) ) {
				// The SQLite integration's message is a page of HTML with a backtrace.
				preg_match( '/class="error_message"[^>]*>(.*?)<\/div>/s', $error['error_str'], $match );
				$this->messages[] = sprintf( 'SQL: %s in %s', trim( $match[1] ?? $error['error_str'] ), $error['query'] );
			}
		}
		$unexpected = array_filter( $this->messages, fn ( string $message ): bool => ! $this->is_expected( $message ) );
		$missing    = array_filter( $this->expected, fn ( string $part ): bool => array() === array_filter( $this->messages, fn ( string $message ): bool => str_contains( $message, $part ) ) );
		return array( ...array_values( $unexpected ), ...array_map( static fn ( string $part ): string => "Expected, but not said: {$part}", array_values( $missing ) ) );
	}

	private function is_expected( string $message ): bool {
		foreach ( $this->expected as $part ) {
			if ( str_contains( $message, $part ) ) {
				return true;
			}
		}
		return false;
	}

	/** @param array<mixed> $details */
	private function note( string $kind, array $details ): void {
		$this->messages[] = $kind . ': ' . implode( ' | ', array_map( static fn ( mixed $detail ): string => wp_strip_all_tags( is_scalar( $detail ) ? (string) $detail : '' ), $details ) );
	}
}
