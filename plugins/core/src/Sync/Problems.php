<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

/**
 * What is wrong in a feed: errors, faults of records that are set aside, warnings, and conflicts with what staff set.
 * All are counted, the first of each kind kept.
 */
final class Problems {

	public const ERRORS    = 'errors';
	public const ASIDE     = 'aside';
	public const WARNINGS  = 'warnings';
	public const CONFLICTS = 'conflicts';

	private const KINDS = array( self::ERRORS, self::ASIDE, self::WARNINGS, self::CONFLICTS );

	private const KEPT = 50;

	/** Staff should see each record that was left out, and each conflict: there are few. */
	private const KEPT_OF_RECORDS = 200;

	/** @var array<string, list<Problem>> By kind. */
	private array $lists;

	/** @var array<string, int> By kind. */
	private array $counts;

	public function __construct() {
		$this->lists  = array_fill_keys( self::KINDS, array() );
		$this->counts = array_fill_keys( self::KINDS, 0 );
	}

	public function add( Problem ...$problems ): void {
		foreach ( $problems as $problem ) {
			$this->keep( $problem->stops ? self::ERRORS : ( $problem->sets_aside ? self::ASIDE : self::WARNINGS ), $problem );
		}
	}

	/** What a source says and staff have set otherwise. */
	public function add_conflicts( Problem ...$conflicts ): void {
		foreach ( $conflicts as $conflict ) {
			$this->keep( self::CONFLICTS, $conflict );
		}
	}

	public function stops(): bool {
		return $this->counts[ self::ERRORS ] > 0;
	}

	/** @return list<Problem> The first of a kind. */
	public function of( string $kind ): array {
		return $this->lists[ $kind ];
	}

	public function count( string $kind ): int {
		return $this->counts[ $kind ];
	}

	public function error_count(): int {
		return $this->counts[ self::ERRORS ];
	}

	public function warning_count(): int {
		return $this->counts[ self::WARNINGS ];
	}

	/** @return list<Problem> The first fifty. */
	public function errors(): array {
		return $this->lists[ self::ERRORS ];
	}

	/** @return list<Problem> The first fifty. */
	public function warnings(): array {
		return $this->lists[ self::WARNINGS ];
	}

	/** @return array<string, mixed> */
	public function to_array(): array {
		$kept = array();
		foreach ( self::KINDS as $kind ) {
			$kept[ $kind ]                  = array_map( static fn ( Problem $problem ): array => $problem->to_array(), $this->lists[ $kind ] );
			$kept[ self::count_key( $kind ) ] = $this->counts[ $kind ];
		}
		return $kept;
	}

	/** @param array<mixed> $kept What to_array() gave, also of an older version. */
	public static function from_array( array $kept ): self {
		$problems = new self();
		foreach ( self::KINDS as $kind ) {
			foreach ( is_array( $kept[ $kind ] ?? null ) ? $kept[ $kind ] : array() as $problem ) {
				$problems->keep( $kind, Problem::from_array( (array) $problem ) );
			}
			$count                     = $kept[ self::count_key( $kind ) ] ?? null;
			$problems->counts[ $kind ] = is_int( $count ) ? $count : $problems->counts[ $kind ];
		}
		return $problems;
	}

	private function keep( string $kind, Problem $problem ): void {
		++$this->counts[ $kind ];
		if ( count( $this->lists[ $kind ] ) < ( in_array( $kind, array( self::ASIDE, self::CONFLICTS ), true ) ? self::KEPT_OF_RECORDS : self::KEPT ) ) {
			$this->lists[ $kind ][] = $problem;
		}
	}

	private static function count_key( string $kind ): string {
		return array( self::ERRORS => 'error_count', self::WARNINGS => 'warning_count' )[ $kind ] ?? $kind . '_count';
	}
}
