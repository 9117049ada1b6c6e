<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Tests\Unit;

use HearthHammer\Caphpi\Provider\FailureReason;
use HearthHammer\Caphpi\Provider\ServiceCall;
use PHPUnit\Framework\TestCase;

/** What a provider's status says. */
final class ServiceCallTest extends TestCase {

	public function test_throttling_is_not_used_up(): void {
		$reasons = array(
			402 => FailureReason::QuotaUsedUp,
			429 => FailureReason::Unavailable,
			503 => FailureReason::Unavailable,
			504 => FailureReason::TimedOut,
			401 => FailureReason::Refused,
		);
		foreach ( $reasons as $status => $reason ) {
			self::assertSame( $reason, ServiceCall::failure( $status )->reason, (string) $status );
		}
		self::assertFalse( ServiceCall::failure( 429 )->may_be_charged );
	}
}
