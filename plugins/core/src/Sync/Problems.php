<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

/**
 * The errors and warnings of a feed: all are counted, the first of them kept.
 */
final class Problems {

	private const KEPT = 50;

	/** @var list<Problem> */
	private array $errors = array();

	/** @var list<Problem> */
	private array $warnings = array();

	private int $error_count   = 0;
	private int $warning_count = 0;

	public function add( Problem ...$problems ): void {
		foreach ( $problems as $problem ) {
			if ( $problem->stops ) {
				++$this->error_count;
				if ( count( $this->errors ) < self::KEPT ) {
					$this->errors[] = $problem;
				}
			} else {
				++$this->warning_count;
				if ( count( $this->warnings ) < self::KEPT ) {
					$this->warnings[] = $problem;
				}
			}
		}
	}

	public function stops(): bool {
		return $this->error_count > 0;
	}

	public function error_count(): int {
		return $this->error_count;
	}

	public function warning_count(): int {
		return $this->warning_count;
	}

	/** @return list<Problem> The first fifty. */
	public function errors(): array {
		return $this->errors;
	}

	/** @return list<Problem> The first fifty. */
	public function warnings(): array {
		return $this->warnings;
	}

	/** @return array<string, mixed> */
	public function to_array(): array {
		$plain = static fn ( Problem $problem ): array => $problem->to_array();
		return array(
			'errors'        => array_map( $plain, $this->errors ),
			'warnings'      => array_map( $plain, $this->warnings ),
			'error_count'   => $this->error_count,
			'warning_count' => $this->warning_count,
		);
	}

	/** @param array<mixed> $kept What to_array() gave. */
	public static function from_array( array $kept ): self {
		$problems = new self();
		foreach ( array( 'errors', 'warnings' ) as $list ) {
			foreach ( is_array( $kept[ $list ] ?? null ) ? $kept[ $list ] : array() as $problem ) {
				$problems->add( Problem::from_array( (array) $problem ) );
			}
		}
		$problems->error_count   = is_int( $kept['error_count'] ?? null ) ? $kept['error_count'] : $problems->error_count;
		$problems->warning_count = is_int( $kept['warning_count'] ?? null ) ? $kept['warning_count'] : $problems->warning_count;
		return $problems;
	}
}
