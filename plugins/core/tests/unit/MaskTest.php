<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit;

use HearthHammer\Core\Log\Mask;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class MaskTest extends TestCase {

	#[DataProvider( 'texts' )]
	public function test_what_is_personal_is_masked( string $text, string $masked ): void {
		self::assertSame( $masked, Mask::text( $text ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function texts(): iterable {
		yield 'address' => array( 'Mail to jo.smith+cars@example.com failed', 'Mail to j***@example.com failed' );
		yield 'address in a link' => array( 'GET /?email=jo%40example.com&a=1', 'GET /?email=j***%40example.com&a=1' );
		yield 'two addresses' => array( '<jo@example.com>, <al@example.org>', '<j***@example.com>, <a***@example.org>' );
		yield 'phone' => array( 'call 07700 900123 now', 'call 0*** now' );
		yield 'phone from abroad' => array( 'call +44 (0)7700 900-123', 'call +4***' );
		yield 'plate of today' => array( 'vrm=KM21FJX', 'vrm=KM***' );
		yield 'plate with a space' => array( 'of km21 fjx.', 'of km***.' );
		yield 'prefix plate' => array( 'H614 VAR', 'H6***' );
		yield 'suffix plate' => array( 'VKN 205G', 'VK***' );
		yield 'token' => array( 'GET /watching/stop/eyJpZCI6MTJ9.nLh3Qm8wT5bXv1Zk7Yc2Rd6Fg0Hj4Ks9Pq_Aa-Bb failed', 'GET /watching/stop/*** failed' );
		yield 'IPv4' => array( 'from 203.0.113.77: refused', 'from 203.0.113.0: refused' );
		yield 'IPv6' => array( 'from 2001:db8:1:2::77 refused', 'from 2001:db8:: refused' );
		yield 'a time is not an IPv6 address' => array( 'at 09:52:09 on line 10:42:17', 'at 09:52:09 on line 10:42:17' );
		yield 'nothing personal' => array( 'Island "valuation-wizard" failed: 2 of 30 at line 1042:17 of main.js', 'Island "valuation-wizard" failed: 2 of 30 at line 1042:17 of main.js' );
	}
}
