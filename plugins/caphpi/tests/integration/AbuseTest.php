<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Tests\Integration;

use HearthHammer\Core\Config\Config;
use HearthHammer\Core\Core;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Strangers who would have us mail what they like to whom they like.
 */
#[Group( 'volume' )]
final class AbuseTest extends ValuationTestCase {

	protected function assertPostConditions(): void {
		$this->deliver();
		parent::assertPostConditions();
	}

	#[TestDox( '[SEC-03] [REM-01] $what: nothing is mailed or kept' )]
	#[DataProvider( 'forgeries' )]
	public function test_forged( string $what, int $status, string $code ): void {
		$good  = $this->token();
		$token = match ( $what ) {
			'no token'      => null,
			'empty token'   => '',
			'made up'       => 'abc.def',
			'other claims'  => rtrim( strtr( base64_encode( '{"exp":9999999999,"id":"' . $this->rows()[0]['public_id'] . '"}' ), '+/', '-_' ), '=' ) . '.' . explode( '.', $good )[1],
			'other purpose' => Core::services()->tokens->sign( 'something', array( 'id' => $this->rows()[0]['public_id'] ), 60, self::BROWSER ),
			'too old'       => Core::services()->tokens->sign( 'caphpi-valuation', array( 'id' => $this->rows()[0]['public_id'] ), -1, self::BROWSER ),
			'no such row'   => Core::services()->tokens->sign( 'caphpi-valuation', array( 'id' => str_repeat( '0', 32 ) ), 60, self::BROWSER ),
			'no row named'  => Core::services()->tokens->sign( 'caphpi-valuation', array(), 60, self::BROWSER ),
			'no browser'    => Core::services()->tokens->sign( 'caphpi-valuation', array( 'id' => $this->rows()[0]['public_id'] ), 60, '' ),
			'a list'        => array( $good ),
			'very long'     => $good . str_repeat( 'a', 600 ),
			default         => $good,
		};
		if ( 'other browser' === $what ) {
			$_COOKIE['hh_browser'] = str_repeat( 'b', 32 );
		}
		if ( in_array( $what, array( 'no cookie', 'no browser' ), true ) ) {
			unset( $_COOKIE['hh_browser'] );
			Core::services()->browser->forget();
		}
		$form = array( 'email' => 'jo@example.com', 'phone' => '07700 900123' ) + ( null === $token ? array() : array( 'valuation_token' => $token ) );
		foreach ( array( 'send', 'save-error', 'phone-request' ) as $route ) {
			self::assert_error( $this->rest( 'POST', "/caphpi/v1/valuation/{$route}", $form ), $status, $code );
		}
		$this->deliver();
		self::assertSame( array(), $this->mails );
		self::assertSame( array( '', '' ), array( $this->rows()[0]['email'], $this->rows()[0]['phone'] ) );
	}

	/** @return iterable<string, array{string, int, string}> */
	public static function forgeries(): iterable {
		foreach ( array( 'made up', 'other claims', 'other purpose', 'too old', 'no such row', 'no row named', 'no browser', 'no cookie', 'other browser' ) as $what ) {
			yield $what => array( $what, 401, 'caphpi_invalid_token' );
		}
		yield 'no token' => array( 'no token', 400, 'rest_missing_callback_param' );
		yield 'empty token' => array( 'empty token', 400, 'rest_invalid_param' );
		yield 'a list' => array( 'a list', 400, 'rest_invalid_param' );
		yield 'very long' => array( 'very long', 400, 'rest_invalid_param' );
	}

	/** @param array<string, mixed> $form */
	#[TestDox( '[SEC-03] [VAL-05] [VAL-07] hostile fields are refused and nothing is mailed' )]
	#[DataProvider( 'hostile_forms' )]
	public function test_hostile( array $form, string $code ): void {
		$token = $this->token();
		self::assert_error( $this->send( $token, $form ), 400, $code );
		self::assert_error( $this->send( $token, $form, 'save-error' ), 400, $code );
		$this->deliver();
		self::assertSame( array(), $this->mails );
		self::assertSame( '', $this->rows()[0]['email'] );
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function hostile_forms(): iterable {
		$email = array( 'email' => 'jo@example.com' );
		yield 'no email' => array( array(), 'caphpi_invalid_email' );
		yield 'blank email' => array( array( 'email' => ' ' ), 'caphpi_invalid_email' );
		yield 'two emails' => array( array( 'email' => 'jo@example.com, al@example.com' ), 'caphpi_invalid_email' );
		yield 'header in the email' => array( array( 'email' => "jo@example.com\r\nBcc: al@example.com" ), 'caphpi_invalid_email' );
		yield 'list of emails' => array( array( 'email' => array( 'jo@example.com' ) ), 'rest_invalid_param' );
		yield 'long email' => array( array( 'email' => str_repeat( 'a', 400 ) . '@example.com' ), 'rest_invalid_param' );
		yield 'link in the name' => array( $email + array( 'name' => 'https://evil.example' ), 'caphpi_invalid_name' );
		yield 'bare domain in the name' => array( $email + array( 'name' => 'See evil.example' ), 'caphpi_invalid_name' );
		yield 'markup in the name' => array( $email + array( 'name' => '<a href=x>Jo</a>' ), 'caphpi_invalid_name' );
		yield 'header in the name' => array( $email + array( 'name' => "Jo\r\nBcc: al@example.com" ), 'caphpi_invalid_name' );
		yield 'long name' => array( $email + array( 'name' => str_repeat( 'a', 41 ) ), 'caphpi_invalid_name' );
		yield 'very long name' => array( $email + array( 'name' => str_repeat( 'a', 201 ) ), 'rest_invalid_param' );
		yield 'name as an object' => array( $email + array( 'name' => array( 'a' => 'b' ) ), 'rest_invalid_param' );
		yield 'postcode' => array( $email + array( 'postcode' => 'evil.example' ), 'caphpi_invalid_postcode' );
		yield 'condition' => array( $email + array( 'Condition' => 'Like new' ), 'rest_invalid_param' );
	}

	#[TestDox( '[SEC-03] one recipient for a token; the first has it' )]
	public function test_other_recipient(): void {
		$token = $this->token();
		$this->send( $token );
		self::assert_error( $this->send( $token, array( 'email' => 'al@example.com' ) ), 403, 'caphpi_other_recipient' );
		self::assert_error( $this->send( $token, array( 'email' => 'al@example.com' ), 'save-error' ), 403, 'caphpi_other_recipient' );
		$this->deliver();
		self::assertSame( array( 'jo@example.com' ), array_column( $this->mails, 'to' ) );
		self::assertSame( 'jo@example.com', $this->rows()[0]['email'] );
	}

	#[TestDox( '[SEC-02] [SEC-03] a few mails a day for one recipient, whoever asks from wherever; what comes then is kept, and its mail waits' )]
	public function test_recipient_cap(): void {
		foreach ( range( 1, 11 ) as $at ) {
			$_COOKIE['hh_browser']  = str_repeat( dechex( $at ), 32 );
			$_SERVER['REMOTE_ADDR'] = "192.0.2.{$at}";
			$response               = $this->send( $this->token( 'KM21FJX', $at ), array( 'email' => 'Jo@example.com' ) );
			// Three by one network, two more by others: so a stranger does not lock the owner out.
			self::assertSame( 202, $response->get_status() );
			self::assertSame( $at <= 5 ? '' : 'Our email to you may take a day or longer to arrive.', $response->get_data()['notice'] ?? null );
		}
		$this->deliver();
		self::assertCount( 5, $this->mails );
	}

	#[TestDox( '[SEC-03] one mailbox is one recipient, whatever is written after its plus sign' )]
	public function test_sub_addresses(): void {
		foreach ( array( 'jo+1@example.com' => 202, 'jo+2@example.com' => 202, 'JO@example.com' => 202, 'jo+3@example.com' => 429 ) as $email => $status ) {
			self::assertSame( $status, $this->send( $this->token(), array( 'email' => $email ) )->get_status(), $email );
		}
		$this->deliver();
		self::assertCount( 3, $this->mails );
	}

	#[TestDox( '[SEC-02] who is over the limit waits for nothing: many requests at once hold no worker' )]
	public function test_limits_before_the_lock(): void {
		$this->set( array( 'address_cap' => 1 ) );
		self::assertSame( 200, $this->look_up()->get_status() );
		Core::services()->locks->acquire( 'caphpi-look-up-' . hash( 'sha256', self::BROWSER ), 30 );
		self::assert_error( $this->look_up(), 429, 'caphpi_network_limit' );
	}

	#[TestDox( '[SEC-02] another site cannot spend our look-ups through its visitors’ browsers' )]
	public function test_foreign_site(): void {
		foreach ( array( 'cross-site' => 403, 'same-origin' => 200, 'none' => 200 ) as $site => $status ) {
			$response = $this->rest( 'GET', '/caphpi/v1/valuation', array( 'vrm' => 'KM21FJX', 'mileage' => '34' ), array( 'Sec-Fetch-Site' => $site ) );
			self::assertSame( $status, $response->get_status(), $site );
		}
		self::assertCount( 2, $this->rows() );
	}

	#[TestDox( '[SEC-02] every write is limited for an address, with or without a token' )]
	public function test_write_limits(): void {
		foreach ( array( 'send' => 40, 'save-error' => 15, 'phone-request' => 20 ) as $route => $max ) {
			unset( $_COOKIE['hh_browser'] );
			Core::services()->browser->forget();
			foreach ( range( 1, $max ) as $at ) {
				self::assertSame( 401, $this->send( 'abc.def', array( 'phone' => '07700 900123' ), $route )->get_status() );
			}
			self::assert_error( $this->send( 'abc.def', array( 'phone' => '07700 900123' ), $route ), 429, 'caphpi_too_many_requests' );
		}
	}

	#[TestDox( '[SEC-02] every write is limited for a browser, from whatever address' )]
	public function test_browser_write_limits(): void {
		foreach ( array( 'send' => 15, 'save-error' => 6, 'phone-request' => 8 ) as $route => $max ) {
			foreach ( range( 1, $max ) as $at ) {
				$_SERVER['REMOTE_ADDR'] = "192.0.2.{$at}";
				self::assertSame( 401, $this->send( 'abc.def', array( 'phone' => '07700 900123' ), $route )->get_status() );
			}
			$_SERVER['REMOTE_ADDR'] = '192.0.2.200';
			self::assert_error( $this->send( 'abc.def', array( 'phone' => '07700 900123' ), $route ), 429, 'caphpi_too_many_requests' );
		}
	}

	#[TestDox( '[SEC-02] one plate is paid for a few times a day, whoever asks from wherever; what is kept goes on serving' )]
	public function test_plate_limit(): void {
		$this->set( array( 'plate_cap' => 3 ) );
		foreach ( array( 200, 200, 200, 429, 429 ) as $at => $status ) {
			$this->be_somebody_else( $at );
			self::assertSame( $status, $this->look_up( 'KM21FJX', 10 + $at )->get_status() );
		}
		self::assertSame( 3, $this->asked );
		$this->be_somebody_else( 6 );
		self::assert_error( $this->look_up( 'km21 fjx', 50 ), 429, 'caphpi_plate_limit' );
		self::assertSame( 200, $this->look_up( 'KM21FJX', 11 )->get_status(), 'Known already: costs nothing.' );
		self::assertSame( 200, $this->look_up( 'GY67HRT', 50 )->get_status(), 'Another plate.' );
		self::assertSame( 4, $this->asked );
	}

	#[TestDox( '[SEC-02] a forwarded address is believed only from a proxy that the site’s owner named' )]
	public function test_forwarded_addresses(): void {
		$this->set( array( 'address_cap' => 2, 'browser_cap' => 100, 'plate_cap' => 100 ) );
		$from = fn ( string $forwarded ): int => $this->rest( 'GET', '/caphpi/v1/valuation', array( 'vrm' => 'KM21FJX', 'mileage' => '34' ), array( 'X-Forwarded-For' => $forwarded ) )->get_status();
		$_SERVER['REMOTE_ADDR'] = '192.0.2.1';
		self::assertSame( array( 200, 200, 429 ), array( $from( '198.51.100.1' ), $from( '198.51.100.2' ), $from( '198.51.100.3' ) ), 'A header is no new address.' );

		// Where the tests' site names none, this test does.
		$proxy  = explode( ',', Config::string( 'HEARTH_HAMMER_TRUSTED_PROXIES' ) )[0];
		$naming = '' === $proxy;
		if ( $naming ) {
			$proxy = '192.0.2.50';
			putenv( 'HEARTH_HAMMER_TRUSTED_PROXIES=' . $proxy );
		}
		try {
			$_SERVER['REMOTE_ADDR'] = $proxy;
			self::assertSame( array( 200, 200, 429 ), array( $from( '198.51.100.1' ), $from( '203.0.113.9, 198.51.100.1' ), $from( '198.51.100.1' ) ), 'Behind the proxy each visitor has a count.' );
			self::assertSame( 200, $from( '198.51.100.2' ) );
			$_SERVER['REMOTE_ADDR'] = '192.0.2.2';
			self::assertSame( array( 200, 200, 429 ), array( $from( '198.51.100.5' ), $from( '198.51.100.6' ), $from( '198.51.100.7' ) ), 'Another machine is no proxy of ours.' );
		} finally {
			if ( $naming ) {
				putenv( 'HEARTH_HAMMER_TRUSTED_PROXIES' );
			}
		}
	}

	private function be_somebody_else( int $number ): void {
		$_COOKIE['hh_browser']  = str_repeat( dechex( $number ), 32 );
		$_SERVER['REMOTE_ADDR'] = "192.0.2.{$number}";
		Core::services()->browser->forget();
	}
}
