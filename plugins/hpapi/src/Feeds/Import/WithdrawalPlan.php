<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Import;

/**
 * Which properties would be withdrawn because a feed, the whole stock of its branches, no longer names them.
 */
final readonly class WithdrawalPlan {

	/** More than this share of a branch's live properties, and somebody must confirm. */
	public const SHARE = 0.3;

	/**
	 * @param int                                                    $total    Of all branches, sold and let ones included.
	 * @param array<string, array{missing: int, live: int}> $branches Those that lose too many.
	 * @param list<string>                                           $named    Every branch that the feed names.
	 */
	private function __construct(
		public int $total,
		public array $branches,
		public array $named,
	) {}

	/**
	 * @param array<string, array{rows: int, live: int, complete: int}> $checked What FeedCheck saw.
	 * @param array<string, array{live: int, complete: int}>            $stock   What there is.
	 */
	public static function of( array $checked, array $stock ): self {
		$total    = 0;
		$branches = array();
		$named    = array();
		foreach ( $checked as $branch => $seen ) {
			if ( 0 === $seen['rows'] ) {
				// Its properties moved to other branches; of itself the feed says nothing.
				continue;
			}
			$branch  = (string) $branch;
			$named[] = $branch;
			$there   = $stock[ $branch ] ?? array(
				'live'     => 0,
				'complete' => 0,
			);
			$missing = max( 0, $there['live'] - $seen['live'] );
			$total  += $missing + max( 0, $there['complete'] - $seen['complete'] );
			if ( $missing > $there['live'] * self::SHARE ) {
				$branches[ $branch ] = array(
					'missing' => $missing,
					'live'    => $there['live'],
				);
			}
		}
		return new self( $total, $branches, $named );
	}

	public function needs_confirmation(): bool {
		return array() !== $this->branches;
	}

	/** e.g. `branch CRB would lose 17 of 34`. */
	public function in_words(): string {
		$words = array();
		foreach ( $this->branches as $branch => $counts ) {
			$words[] = sprintf( 'branch %s would lose %d of %d', $branch, $counts['missing'], $counts['live'] );
		}
		return implode( '; ', $words );
	}
}
