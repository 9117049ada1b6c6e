<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit\Sync;

use HearthHammer\Core\Sync\WithdrawalPlan;
use PHPUnit\Framework\TestCase;

final class WithdrawalPlanTest extends TestCase {

	/** @return array{rows: int, live: int, complete: int} */
	private static function seen( int $rows, int $live, int $complete = 0 ): array {
		return compact( 'rows', 'live', 'complete' );
	}

	public function test_up_to_thirty_per_cent_of_a_section_goes_without_a_question(): void {
		$stock = array( 'A' => array( 'live' => 10, 'complete' => 0 ) );
		self::assertFalse( WithdrawalPlan::of( array( 'A' => self::seen( 7, 7 ) ), $stock )->needs_confirmation() );
		$plan = WithdrawalPlan::of( array( 'A' => self::seen( 6, 6 ) ), $stock );
		self::assertTrue( $plan->needs_confirmation() );
		self::assertSame( 4, $plan->total );
		self::assertSame( 'branch A would lose 4 of 10', $plan->in_words( 'branch' ) );
	}

	public function test_in_a_small_branch_one_withdrawal_is_no_alarm(): void {
		foreach ( array( 1, 2, 3 ) as $live ) {
			$plan = WithdrawalPlan::of( array( 'A' => self::seen( 1, $live - 1 ) ), array( 'A' => array( 'live' => $live, 'complete' => 0 ) ) );
			self::assertFalse( $plan->needs_confirmation(), "1 of {$live}" );
			self::assertSame( 1, $plan->total );
		}
		self::assertTrue( WithdrawalPlan::of( array( 'A' => self::seen( 1, 1 ) ), array( 'A' => array( 'live' => 3, 'complete' => 0 ) ) )->needs_confirmation(), '2 of 3' );
	}

	public function test_each_section_is_measured_by_itself(): void {
		$stock = array(
			'A' => array( 'live' => 100, 'complete' => 0 ),
			'B' => array( 'live' => 4, 'complete' => 0 ),
		);
		$plan  = WithdrawalPlan::of( array( 'A' => self::seen( 100, 100 ), 'B' => self::seen( 2, 2 ) ), $stock );
		self::assertSame( array( 'B' ), array_keys( $plan->sections ) );
	}

	public function test_of_a_section_that_a_feed_does_not_name_it_says_nothing(): void {
		$stock = array(
			'A' => array( 'live' => 10, 'complete' => 0 ),
			'B' => array( 'live' => 10, 'complete' => 0 ),
		);
		// One of B's moved to A, so it was seen; B itself has no row.
		$plan  = WithdrawalPlan::of( array( 'A' => self::seen( 11, 10 ), 'B' => self::seen( 0, 1 ) ), $stock );
		self::assertSame( 0, $plan->total );
		self::assertSame( array( 'A' ), $plan->named );
	}

	public function test_what_is_sold_or_let_may_go(): void {
		$plan = WithdrawalPlan::of( array( 'A' => self::seen( 2, 2, 0 ) ), array( 'A' => array( 'live' => 2, 'complete' => 8 ) ) );
		self::assertFalse( $plan->needs_confirmation() );
		self::assertSame( 8, $plan->total );
	}
}
