<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Consent\Consent;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

final class ConsentTest extends IntegrationTestCase {

	public function test_only_a_whole_and_plain_yes_is_one(): void {
		$consent = new Consent();
		foreach ( array( null, '', '[]', '{', 'marketing', '"marketing"', '["Marketing"]', '{"a":["marketing"]}', array( 'marketing' ), '["' . str_repeat( 'x', 300 ) . '","marketing"]' ) as $cookie ) {
			$_COOKIE['hh_consent'] = $cookie;
			self::assertFalse( $consent->has( Consent::MARKETING ), (string) wp_json_encode( $cookie ) );
		}
		$_COOKIE['hh_consent'] = wp_slash( '["marketing"]' );
		self::assertTrue( $consent->has( Consent::MARKETING ) );
		self::assertFalse( $consent->has( Consent::STATISTICS ) );
	}

	#[TestDox( 'A page has one banner, hidden for whoever has no scripts, with two buttons alike, and a button that asks again' )]
	public function test_banner(): void {
		$html = $this->render( '/' )[2];
		self::assertSame( 1, substr_count( $html, 'data-hh-consent hidden>' ) );
		self::assertSame( 2, preg_match_all( '#<button class="hh-button" type="button" data-hh-consent-choice="(?:accept|decline)">#', $html ) );
		self::assertSame( 1, preg_match_all( '#<button [^>]*data-hh-consent-again hidden>#', $html ) );
		self::assertLessThan( strpos( $html, '<header class="hh-site-header">' ), strpos( $html, 'data-hh-consent hidden>' ) );
		$_COOKIE['hh_consent'] = '[]';
		self::assertSame( 1, substr_count( $this->render( '/' )[2], 'data-hh-consent hidden>' ), 'A cached page is the same for everybody.' );
	}

	public function test_a_consent_plugin_asks_instead(): void {
		add_filter( 'hearth_hammer_show_consent_banner', '__return_false' );
		$html = $this->render( '/' )[2];
		self::assertStringNotContainsString( 'data-hh-consent hidden', $html );
		self::assertStringNotContainsString( 'data-hh-consent-again', $html );
	}

	#[TestDox( '[LOG-05] The Consent API alone asks nobody: until a consent plugin names its type our own banner asks, and its yes is no consent' )]
	public function test_api_without_type(): void {
		function_exists( 'wp_has_consent' ) || eval( 'function wp_has_consent( $category ) { return "marketing" === $category; }' ); // phpcs:ignore Squiz.PHP.Eval -- The API's function, as another plugin would define it.
		$consent = new Consent();
		self::assertSame( array( false, false ), array( $consent->has( Consent::MARKETING ), Consent::is_elsewhere() ) );
		$_COOKIE[ Consent::COOKIE ] = '["marketing"]';
		self::assertTrue( $consent->has( Consent::MARKETING ) );
		unset( $_COOKIE[ Consent::COOKIE ] );
		add_filter( 'wp_get_consent_type', static fn (): string => 'optin' );
		self::assertSame( array( true, false, true ), array( $consent->has( Consent::MARKETING ), $consent->has( Consent::STATISTICS ), Consent::is_elsewhere() ) );
		remove_all_filters( 'wp_get_consent_type' );
		add_filter( 'wp_consent_api_waitfor_consent_hook', '__return_true' );
		self::assertSame( array( false, true ), array( $consent->has( Consent::MARKETING ), Consent::is_elsewhere() ) );
		remove_all_filters( 'wp_consent_api_waitfor_consent_hook' );
	}
}
