<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;

/** The time of day; `src/lib/clock-time.test.ts` runs the same vectors. */
final class ClockTimeTest extends IntegrationTestCase {

	/** @return iterable<string, array{string, string}> */
	public static function times(): iterable {
		$vectors = json_decode( (string) file_get_contents( dirname( __DIR__ ) . '/vectors/clock-times.json' ), true, 512, JSON_THROW_ON_ERROR );
		foreach ( $vectors['cases'] as $case ) {
			yield $case['time'] => array( $case['time'], $case['says'] );
		}
	}

	#[DataProvider( 'times' )]
	#[TestDox( '$time is $says in London' )]
	public function test_time( string $time, string $says ): void {
		self::assertSame( $says, ClockTime::of( (int) strtotime( $time ) ) );
	}
}
