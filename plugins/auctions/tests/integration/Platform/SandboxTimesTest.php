<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Platform;

use HearthHammer\Auctions\Platform\Clients\Sandbox;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use HearthHammer\Tests\IntegrationTestCase;

final class SandboxTimesTest extends IntegrationTestCase {

	/** @return array<string, array{string, string}> Now, and when a sale of two hours ago began; London. */
	public static function moments(): array {
		return array(
			'at noon'                    => array( '2026-11-23 12:35', '2026-11-23 10:00' ),
			'as the day begins'          => array( '2026-11-23 11:00', '2026-11-23 09:00' ),
			'before that'                => array( '2026-11-23 10:59', '2026-11-22 18:00' ),
			'at night'                   => array( '2026-11-23 03:10', '2026-11-22 18:00' ),
			'late in the evening'        => array( '2026-11-23 22:40', '2026-11-23 18:00' ),
			'after midnight'             => array( '2026-11-23 01:05', '2026-11-22 18:00' ),
			'on a morning of summer time' => array( '2026-07-01 09:15', '2026-06-30 18:00' ),
		);
	}

	#[DataProvider( 'moments' )]
	#[TestDox( 'A demo that is made $_dataName has no sale that began at night' )]
	public function test_running_sale( string $now, string $begun ): void {
		$london = new \DateTimeZone( 'Europe/London' );
		$seconds = static fn ( string $time ): int => ( new \DateTimeImmutable( $time, $london ) )->getTimestamp();
		$times   = Sandbox::resolve( array( 'starts_at' => array( 'hours' => -2 ), 'ends_at' => array( 'hours' => 3 ) ), $seconds( $now ) );
		self::assertSame( $seconds( $begun ), $times['starts_at'] );
		self::assertGreaterThan( $seconds( $now ) + 2 * 3600 - 1, $times['ends_at'], 'It still runs.' );
	}
}
