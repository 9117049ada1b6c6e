<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Http\HttpClient;
use HearthHammer\Core\Http\HttpFailed;
use HearthHammer\Core\Http\HttpFailure;
use HearthHammer\Core\Http\HttpRequest;
use HearthHammer\Tests\Fakes\FakeServer;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WpOrg\Requests\Transport\Fsockopen;

require_once dirname( __DIR__, 4 ) . '/tests/fakes/providers/FakeServer.php';

/**
 * By both of WordPress's ways to the network.
 */
#[Group( 'platform' )]
final class HttpClientTest extends IntegrationTestCase {

	private static FakeServer $fakes;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::$fakes = new FakeServer();
	}

	public static function tearDownAfterClass(): void {
		self::$fakes->stop();
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		self::$fakes->listen();
	}

	/** @return iterable<string, array{bool}> */
	public static function transports(): iterable {
		yield 'cURL' => array( false );
		yield 'sockets' => array( true );
	}

	#[DataProvider( 'transports' )]
	public function test_answers_are_whole_or_none( bool $sockets ): void {
		$this->use_sockets( $sockets );
		self::assertStringContainsString( 'Envelope', $this->send( 'HP21AAA' )->body );
		self::assertStringContainsString( 'Envelope', $this->send( 'HP31SLO' )->body );
		$redirect = $this->send( 'HP40RED' );
		self::assertSame( 302, $redirect->status, 'A redirect is not followed.' );
		self::assertSame( 'http://127.0.0.1:9/elsewhere', $redirect->header( 'Location' ) );
		self::assertSame( 502, $this->send( 'HP30HTM' )->status );
	}

	#[DataProvider( 'transports' )]
	public function test_too_long_too_much_too_little( bool $sockets ): void {
		$this->use_sockets( $sockets );
		self::assertSame( HttpFailure::CutOff, $this->failure( 'HP33CUT' ) );
		memory_reset_peak_usage();
		$before = memory_get_usage();
		self::assertSame( HttpFailure::TooLarge, $this->failure( 'HP35BIG' ) );
		self::assertLessThan( 20_000_000, memory_get_peak_usage() - $before, 'It is not kept, and not read to its end.' );
		self::assertSame( HttpFailure::TimedOut, $this->failure( 'HP37DRP' ) );
		self::$fakes->listen();
		self::assertSame( HttpFailure::TimedOut, $this->failure( 'HP32HNG' ) );
	}

	#[DataProvider( 'transports' )]
	public function test_tells_what_was_surely_not_sent( bool $sockets ): void {
		if ( ! self::$fakes->are_servers() ) {
			self::markTestSkipped( 'WebAssembly may connect where nobody listens, and find out later.' );
		}
		$this->use_sockets( $sockets );
		$failure = $this->failure( 'HP21AAA', 'http://127.0.0.1:9/hpi' );
		self::assertSame( HttpFailure::Unreachable, $failure );
		self::assertFalse( $failure->was_sent() );
		self::assertTrue( HttpFailure::TimedOut->was_sent() );
	}

	public function test_goes_nowhere_in_the_open(): void {
		foreach ( array( 'http://example.com/', 'ftp://127.0.0.1/', 'https://user:pass@example.com/', 'http://127.0.0.1.example.com/', 'http://169.254.169.254/', 'http://[::2]/', 'file:///etc/passwd', 'https://', '', "https://example.com/\n" ) as $url ) {
			self::assertSame( HttpFailure::AddressRefused, $this->failure( 'HP21AAA', $url ), $url );
		}
		foreach ( array( 'https://example.com/a', 'http://localhost:8080/', 'http://127.0.0.1/', 'http://[::1]/' ) as $url ) {
			self::assertTrue( HttpClient::is_allowed( $url ), $url );
		}
	}

	public function test_leaves_no_hooks_and_shows_no_secrets(): void {
		$count = static fn (): int => count( $GLOBALS['wp_filter']['http_api_curl']->callbacks[10] ?? array() );
		$had   = $count();
		$this->failure( 'HP33CUT' );
		self::assertSame( $had, $count() );
		$request = new HttpRequest( 'POST', 'https://example.com/?key=hush', array( 'x-api-key' => 'hush' ), 'hush' );
		ob_start();
		var_dump( $request ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions
		self::assertStringNotContainsString( 'hush', (string) ob_get_clean() );
	}

	/** WebAssembly's sockets connect to ports on which nobody listens; there are no fakes to connect to, either. */
	private function use_sockets( bool $sockets ): void {
		if ( $sockets && self::$fakes->are_servers() ) {
			add_action(
				'requests-requests.before_request',
				static function ( string &$url, array &$headers, mixed &$data, string &$type, array &$options ): void {
					$options['transport'] = Fsockopen::class;
				},
				5,
				5
			);
		}
	}

	private function send( string $plate, ?string $url = null ): \HearthHammer\Core\Http\HttpResponse {
		// Only what hangs is given up soon: a slow machine must get the answers that come.
		return ( new HttpClient( 10.0, 1 === preg_match( '/(HNG|DRP)$/', $plate ) ? 1.5 : 30.0 ) )->send(
			new HttpRequest( 'POST', $url ?? self::$fakes->url( 'hpi' ), array( 'Content-Type' => 'text/xml', 'SOAPAction' => '"http://webservices.hpi.co.uk/SupplementaryEnquiryV1"' ), self::enquiry( $plate ) )
		);
	}

	private function failure( string $plate, ?string $url = null ): HttpFailure {
		try {
			$this->send( $plate, $url );
		} catch ( HttpFailed $failed ) {
			self::assertSame( $failed->failure->value, $failed->getMessage() );
			return $failed->failure;
		}
		self::fail( 'There was an answer.' );
	}

	private static function enquiry( string $plate ): string {
		$text = static fn ( string $text ): string => htmlspecialchars( $text, ENT_XML1 );
		return '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><EnquiryRequest xmlns="http://webservices.hpi.co.uk/SupplementaryEnquiryV1"><Authentication><SubscriberDetails>'
			. '<CustomerCode>' . $text( \HearthHammer\Tests\Fakes\FakeHpi::CUSTOMER_CODE ) . '</CustomerCode><Initials>' . $text( \HearthHammer\Tests\Fakes\FakeHpi::INITIALS ) . '</Initials><Password>' . $text( \HearthHammer\Tests\Fakes\FakeHpi::PASSWORD ) . '</Password>'
			. "</SubscriberDetails></Authentication><Request><Asset><Vrm>{$plate}</Vrm><Mileage>34</Mileage><Reference>HH0123456789</Reference></Asset><PrimaryProduct><Code>HPI64</Code></PrimaryProduct><SupplementaryProduct><Code>CAPL1</Code></SupplementaryProduct></Request></EnquiryRequest></s:Body></s:Envelope>";
	}
}
