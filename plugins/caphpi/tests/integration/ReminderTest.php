<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Tests\Integration;

use PHPUnit\Framework\Attributes\TestDox;

/**
 * What the server prints of the reminder; the fixture is what the island's first frame is held against.
 */
final class ReminderTest extends ValuationTestCase {

	#[TestDox( '[API-15] the reminder’s props fit their schema and carry the settings' )]
	public function test_props(): void {
		$this->set( array( 'phone' => '01632 960 777', 'hours' => 'Saturdays' ) );
		[ $props, $html ] = self::island( self::block( 'valuation-reminder', array( 'variant' => 'hero', 'heading_level' => 9 ) ) );
		self::assert_matches_schema( $props, self::schema( 'valuation-reminder-props' ) );
		self::assertSame( array( 'hero', 4, '01632 960 777', 'Saturdays' ), array( $props['variant'], $props['heading_level'], $props['contact']['phone'], $props['contact']['hours'] ) );
		self::assertStringContainsString( 'start=new', $props['start_url'] );
		self::assertStringContainsString( 'href="tel:+441632960777"', $html );
		self::assertSame( 'standard', self::island( self::block( 'valuation-reminder', array( 'variant' => 'evil' ) ) )[0]['variant'] );
	}

	#[TestDox( '[REM-03] hidden until its script has read the cookie; standard alone says "Don\'t remind me again"' )]
	public function test_html(): void {
		foreach ( array( 'hero' => 0, 'standard' => 1 ) as $variant => $count ) {
			[ $props, $html ] = self::island( self::block( 'valuation-reminder', array( 'variant' => $variant ) ) );
			self::assertMatchesRegularExpression( '/<section [^>]*hidden>/', $html );
			self::assertSame( $count, substr_count( $html, 'Don&#039;t remind me again' ) );
			self::assertSame( 1, substr_count( $html, '<script' ) );
			self::assertStringNotContainsString( 'KM21', $html, 'The page is everybody’s.' );
			self::dump_fixture( "caphpi/valuation-reminder-{$variant}", array( 'props' => array( 'reminder_id' => 'valuation-reminder' ) + $props, 'html' => str_replace( $props['reminder_id'], 'valuation-reminder', $html ) ) );
		}
	}

	/** @return array{array<string, mixed>, string} Props and what is inside. */
	private static function island( string $html ): array {
		self::assertSame( 1, preg_match( '/^<div [^>]*data-island="valuation-reminder" data-props="([^"]+)">(.*)<\/div>$/s', $html, $match ) );
		return array( json_decode( html_entity_decode( $match[1], ENT_QUOTES ), true ), trim( $match[2] ) );
	}
}
