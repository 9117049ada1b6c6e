<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Calendar\RelativeTime;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

/** How long ago, in words; `src/lib/relative-time.test.ts` runs the same vectors. */
#[Group( 'platform' )]
final class RelativeTimeTest extends IntegrationTestCase {

	#[TestDox( '[SITE-07] How long ago something was, in each of the 23 languages' )]
	public function test_relative(): void {
		$cases = self::vectors()['relative'];
		self::assertGreaterThan( 700, count( $cases ) );
		foreach ( $cases as $case ) {
			$locale = '' === $case['locale'] ? 'en_GB' : $case['locale'];
			self::assertSame( $case['says'], RelativeTime::ago( 1_800_000_000 - $case['seconds'], 1_800_000_000, $locale ), "{$case['locale']}, {$case['seconds']} s" );
		}
	}

	#[TestDox( '[SITE-07] When a message was written: the time, then with its day, then with its year' )]
	public function test_chat(): void {
		foreach ( self::vectors()['chat'] as $case ) {
			self::assertSame( $case['says'], RelativeTime::chat( (int) strtotime( $case['time'] ), (int) strtotime( $case['now'] ) ), $case['time'] );
		}
	}

	#[TestDox( '[SITE-07] A page says it in its own language' )]
	public function test_locale(): void {
		self::assertSame( '5 minutes ago', RelativeTime::ago( time() - 300 ) );
		add_filter( 'determine_locale', static fn (): string => 'de_DE' );
		self::assertSame( 'vor 5 Minuten', RelativeTime::ago( time() - 300 ) );
	}

	/** @return array{relative: list<array{locale: string, seconds: int, says: string}>, chat: list<array{time: string, now: string, says: string}>} */
	private static function vectors(): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__ ) . '/vectors/relative-times.json' ), true, 512, JSON_THROW_ON_ERROR );
	}
}
