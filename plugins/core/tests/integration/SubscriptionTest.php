<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Core;
use HearthHammer\Core\Subscription\OneClick;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

final class SubscriptionTest extends IntegrationTestCase {

	#[TestDox( '[SEC-06] A token of a mail is good for one step of one list, in any browser' )]
	public function test_tokens(): void {
		$tokens = Core::services()->subscription_tokens( 'hh-test' );
		$token  = $tokens->sign( 'confirm', array( 'id' => 7 ), 60 );
		self::assertSame( 7, $tokens->open( 'confirm', $token )['id'] ?? null );
		self::assertNull( $tokens->open( 'leave', $token ) );
		self::assertNull( Core::services()->subscription_tokens( 'hh-other' )->open( 'confirm', $token ) );
		self::assertNull( $tokens->open( 'confirm', $tokens->sign( 'confirm', array( 'id' => 7 ), -1 ) ) );
	}

	#[TestDox( '[SEC-06] One-click unsubscribe follows RFC 8058' )]
	public function test_one_click(): void {
		$headers = OneClick::headers( 'https://example.com/stop/abc/', 'lots' );
		self::assertSame( '<https://example.com/stop/abc/>', $headers['List-Unsubscribe'] );
		self::assertSame( 'List-Unsubscribe=One-Click', $headers['List-Unsubscribe-Post'] );
		self::assertSame( '<lots.' . wp_parse_url( home_url(), PHP_URL_HOST ) . '>', $headers['List-ID'] );
		self::assertArrayNotHasKey( 'List-ID', OneClick::headers( 'https://example.com/stop/abc/' ) );

		parse_str( $headers['List-Unsubscribe-Post'], $sent );
		self::assertTrue( OneClick::is_sent_by_mail_program( $sent ) );
		foreach ( array( null, array(), array( 'List-Unsubscribe' => array( 'One-Click' ) ), array( 'cancel' => '1' ) ) as $other ) {
			self::assertFalse( OneClick::is_sent_by_mail_program( $other ) );
		}
	}
}
