<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

/**
 * Which records would be withdrawn because a source, the whole stock of its sections, no longer names them.
 */
final readonly class WithdrawalPlan {

	/** More than this share of a section's live records, and more than FEW, and somebody must confirm. */
	public const SHARE = 0.3;

	/** One record that goes is an ordinary day, of however few. */
	public const FEW = 1;

	/**
	 * @param int                                                    $total    Of all sections, complete ones included.
	 * @param array<string, array{missing: int, live: int}> $sections Those that lose too many.
	 * @param list<string>                                           $named    Every section that the source names.
	 */
	private function __construct(
		public int $total,
		public array $sections,
		public array $named,
	) {}

	/**
	 * @param array<string, array{rows: int, live: int, complete: int}> $checked What CheckPass saw.
	 * @param array<string, array{live: int, complete: int}>            $stock   What there is.
	 */
	public static function of( array $checked, array $stock ): self {
		$total    = 0;
		$sections = array();
		$named    = array();
		foreach ( $checked as $section => $seen ) {
			if ( 0 === $seen['rows'] ) {
				// Its records moved to other sections; of itself the source says nothing.
				continue;
			}
			$section  = (string) $section;
			$named[] = $section;
			$there   = $stock[ $section ] ?? array(
				'live'     => 0,
				'complete' => 0,
			);
			$missing = max( 0, $there['live'] - $seen['live'] );
			$total  += $missing + max( 0, $there['complete'] - $seen['complete'] );
			if ( $missing > self::FEW && $missing > $there['live'] * self::SHARE ) {
				$sections[ $section ] = array(
					'missing' => $missing,
					'live'    => $there['live'],
				);
			}
		}
		return new self( $total, $sections, $named );
	}

	public function needs_confirmation(): bool {
		return array() !== $this->sections;
	}

	/** e.g. `branch CRB would lose 17 of 34`; the noun is RecordWriter::section(). */
	public function in_words( string $noun ): string {
		$words = array();
		foreach ( $this->sections as $section => $counts ) {
			$words[] = sprintf( '%s %s would lose %d of %d', $noun, $section, $counts['missing'], $counts['live'] );
		}
		return implode( '; ', $words );
	}
}
