<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Company\Contact;
use HearthHammer\Core\Company\Office;
use HearthHammer\Core\Company\Opening;
use HearthHammer\Core\Company\OpeningHours;
use HearthHammer\Core\Company\OpeningWords;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/** Whether an office is open now; `src/lib/opening.test.ts` runs the same vectors. */
final class OpeningWordsTest extends IntegrationTestCase {

	#[TestDox( 'Whether an office is open, until when, and from when a message is answered, on British clocks and bank holidays' )]
	public function test_vectors(): void {
		$vectors = self::vectors();
		$office  = self::office( $vectors['days'], $vectors['closed'] );
		foreach ( $vectors['cases'] as $case ) {
			$now     = (int) strtotime( $case['at'] );
			$opening = Opening::of( $office, $now );
			self::assertNotNull( $opening );
			self::assertSame( array( $case['open'], (int) strtotime( $case['changes'] ), 'now' === $case['answers'] ? $now : (int) strtotime( $case['answers'] ) ), array( $opening->is_open, $opening->changes_at, $opening->answers_from ), $case['at'] );
			self::assertSame( array( $case['says'], $case['answer'] ), OpeningWords::lines( $opening, $now ), $case['at'] );
		}
		$long    = $vectors['long'];
		$now     = (int) strtotime( $long['at'] );
		$opening = Opening::of( self::office( $long['days'], $long['closed'] ), $now );
		self::assertSame( array( $long['says'], $long['answer'] ), null === $opening ? null : OpeningWords::lines( $opening, $now ) );
	}

	#[TestDox( 'The page tells the browser the hours, and the bank holidays and closed days of the weeks to come' )]
	public function test_html(): void {
		$html = OpeningWords::html( self::office( array( 1 => array( '09:00', '17:00' ) ), array( '2026-12-24', '2025-12-24' ) ), (int) strtotime( '2026-11-23T10:00:00Z' ) );
		self::assertStringContainsString( '<p class="hh-opening is-open" data-hh-opening="', $html );
		preg_match( '/data-hh-opening="([^"]+)"/', $html, $data );
		$data = json_decode( html_entity_decode( $data[1] ?? '', ENT_QUOTES ), true );
		self::assertSame( array( 1 => array( '09:00', '17:00' ) ), $data['days'] );
		self::assertSame( array( '2026-12-24', '2026-12-25', '2026-12-28', '2027-01-01' ), $data['closed'] );
		self::assertSame( '', OpeningWords::html( new Office( 'Rye', '', '', '', new Contact( '', '', new OpeningHours( array(), 'By appointment' ) ) ) ), 'Nobody can say of words.' );
	}

	#[TestDox( 'The block of the offices says of each whether it is open' )]
	public function test_block(): void {
		update_option( Company::OFFICES, array( array( 'name' => 'Rye', 'hours' => array( 1 => array( 'opens' => '09:00', 'closes' => '17:00' ) ) ), array( 'name' => 'Battle', 'words' => 'By appointment' ) ) );
		self::assertSame( 1, substr_count( self::block( 'offices' ), 'data-hh-opening=' ) );
	}

	/**
	 * @param array<int|string, array{string, string}> $days
	 * @param list<string>                             $closed
	 */
	private static function office( array $days, array $closed ): Office {
		$hours = array();
		foreach ( $days as $day => $times ) {
			$hours[ (int) $day ] = $times;
		}
		return new Office( 'Rye', '', '', '', new Contact( '', '', new OpeningHours( $hours ) ), closed: $closed );
	}

	/** @return array{days: array<int|string, array{string, string}>, closed: list<string>, cases: list<array{at: string, open: bool, changes: string, answers: string, says: string, answer: string}>, long: array{days: array<int|string, array{string, string}>, closed: list<string>, at: string, says: string, answer: string}} */
	private static function vectors(): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__ ) . '/vectors/opening.json' ), true, 512, JSON_THROW_ON_ERROR );
	}
}
