<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Security\Browser;
use HearthHammer\Core\Security\NetworkAddress;
use HearthHammer\Core\Security\Tokens;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

#[Group( 'platform' )]
final class SecurityTest extends IntegrationTestCase {

	protected function tearDown(): void {
		unset( $_SERVER['HTTP_X_FORWARDED_FOR'], $_COOKIE['hh_browser'] );
		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		parent::tearDown();
	}

	public function test_a_token_holds_what_was_signed(): void {
		$tokens = new Tokens();
		$claims = $tokens->verify( 'mail', $tokens->sign( 'mail', array( 'row' => 7 ), 60, 'b1' ), 'b1' );
		self::assertSame( 7, $claims['row'] ?? null );
	}

	public function test_a_token_is_worthless_elsewhere(): void {
		$tokens = new Tokens();
		$token  = $tokens->sign( 'mail', array( 'row' => 7 ), 60, 'b1' );
		[ $body, $mac ] = explode( '.', $token );
		$other  = explode( '.', $tokens->sign( 'mail', array( 'row' => 8 ), 60, 'b1' ) )[0];

		self::assertNull( $tokens->verify( 'phone', $token, 'b1' ), 'another purpose' );
		self::assertNull( $tokens->verify( 'mail', $token, 'b2' ), 'another browser' );
		self::assertNull( $tokens->verify( 'mail', $token ), 'no browser' );
		self::assertNull( $tokens->verify( 'mail', $other . '.' . $mac, 'b1' ), 'another body' );
		self::assertNull( $tokens->verify( 'mail', $body, 'b1' ), 'no signature' );
		self::assertNull( $tokens->verify( 'mail', '', 'b1' ), 'nothing' );
		self::assertNull( $tokens->verify( 'mail', $tokens->sign( 'mail', array(), -1, 'b1' ), 'b1' ), 'expired' );
	}

	public function test_a_browser_keeps_its_name_and_a_made_up_one_is_not_taken(): void {
		$browser = new Browser();
		self::assertNull( $browser->known() );
		$name = $browser->ensure();
		self::assertMatchesRegularExpression( '/^[0-9a-f]{32}$/', $name );
		self::assertSame( $name, $browser->ensure() );

		$_COOKIE['hh_browser'] = "x' OR 1=1";
		self::assertNull( ( new Browser() )->known() );
		$_COOKIE['hh_browser'] = str_repeat( 'ab', 16 ) . "\n";
		self::assertNull( ( new Browser() )->known(), 'One browser has one spelling, and one count.' );
		$_COOKIE['hh_browser'] = str_repeat( 'ab', 16 );
		self::assertSame( str_repeat( 'ab', 16 ), ( new Browser() )->known() );
	}

	/** @return iterable<string, array{string, string, string, string}> */
	public static function addresses(): iterable {
		yield 'plain' => array( '203.0.113.7', '', '', '203.0.113.7' );
		yield 'a forwarded address from a stranger is not believed' => array( '203.0.113.7', '198.51.100.1', '', '203.0.113.7' );
		yield 'from a named proxy it is' => array( '10.0.0.1', '198.51.100.1', '10.0.0.1', '198.51.100.1' );
		yield 'the right-most one that is no proxy of ours' => array( '10.0.0.1', '1.2.3.4, 198.51.100.1, 10.0.0.2', '10.0.0.1,10.0.0.2', '198.51.100.1' );
		yield 'rubbish in the header' => array( '10.0.0.1', 'unknown', '10.0.0.1', '10.0.0.1' );
		yield 'IPv4 on a socket that speaks IPv6' => array( '::ffff:203.0.113.7', '', '', '203.0.113.7' );
		yield 'a proxy on such a socket' => array( '::ffff:10.0.0.1', '::FFFF:198.51.100.1', '10.0.0.1', '198.51.100.1' );
		yield 'a proxy in a named range' => array( '10.20.30.40', '198.51.100.1', '192.0.2.1, 10.0.0.0/8', '198.51.100.1' );
		yield 'a neighbour of the range' => array( '11.0.0.1', '198.51.100.1', '10.0.0.0/8', '11.0.0.1' );
		yield 'a range that ends within a byte' => array( '172.31.255.1', '198.51.100.1', '172.16.0.0/12', '198.51.100.1' );
		yield 'behind the end of such a range' => array( '172.32.0.1', '198.51.100.1', '172.16.0.0/12', '172.32.0.1' );
		yield 'a range of IPv6' => array( '2001:db8:ffff::1', '198.51.100.1', '2001:db8::/32', '198.51.100.1' );
		yield 'a range that is none' => array( '10.0.0.1', '198.51.100.1', '10.0.0.0/33', '10.0.0.1' );
		yield 'a range that is a word' => array( '10.0.0.1', '198.51.100.1', '10.0.0.0/all', '10.0.0.1' );
		yield 'a port behind the address' => array( '10.0.0.1', '198.51.100.1:51234', '10.0.0.1', '198.51.100.1' );
		yield 'a port behind an IPv6 address' => array( '10.0.0.1', '[2001:db8:1:2::5]:51234', '10.0.0.1', '2001:db8:1:2::' );
		yield 'IPv6 in brackets' => array( '10.0.0.1', '[2001:db8:1:2::5]', '10.0.0.1', '2001:db8:1:2::' );
		yield 'a port behind the proxy' => array( '10.0.0.1:443', '198.51.100.1', '10.0.0.1', '198.51.100.1' );
		yield 'IPv6 counts by its /64' => array( '2001:db8:1:2:3:4:5:6', '', '', '2001:db8:1:2::' );
	}

	#[DataProvider( 'addresses' )]
	#[TestDox( '[SEC-02] Who asks, through trusted proxies as addresses and CIDR ranges, with a port behind the address or without: $_dataName' )]
	public function test_network_address( string $remote, string $forwarded, string $proxies, string $expected ): void {
		$_SERVER['REMOTE_ADDR']          = $remote;
		$_SERVER['HTTP_X_FORWARDED_FOR'] = $forwarded;

		self::assertSame( $expected, ( new NetworkAddress( $proxies ) )->subject() );
	}

	public function test_the_wider_network_of_an_address(): void {
		foreach ( array( '2001:db8:1:2:3:4:5:6' => '2001:db8:1::/48', '2001:db8:1:ffff::1' => '2001:db8:1::/48', '203.0.113.7' => null ) as $remote => $wider ) {
			$_SERVER['REMOTE_ADDR'] = $remote;
			self::assertSame( $wider, ( new NetworkAddress( '' ) )->wider_subject() );
		}
	}
}
