<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration;

use HearthHammer\Auctions\Plugin;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Every parameter of hostile-input.php with every value of tests/php/hostile-values.php. PHP's notices and SQL errors
 * fail the test by themselves.
 */
final class HostileInputTest extends IntegrationTestCase {

	use AuctionFixtures;

	/** What must never stand in an answer as it was sent. */
	private const RAW = array( '<script>hhprobe', '" onmouseover="hhprobe', "\xc0\xbcscript" );

	#[DataProvider( 'routes' )]
	#[TestDox( '[SEC-04] [API-16] GET $route with anything for any parameter: an answer, or a refusal in a sentence' )]
	public function test_rest( string $route ): void {
		$sale = self::sale( 'december-cars', array( 'status' => 'running', 'starts_at' => time() - HOUR_IN_SECONDS ) );
		$lot  = self::lot( $sale, '1', array( 'plate' => 'AB17 CDE' ) );
		self::lot( self::sale( 'january-cars' ), '1' );
		Plugin::auctions()->index->flush();
		$entry  = self::table()[ $route ];
		$schema = Schema::from_file( dirname( __DIR__, 2 ) . "/schemas/{$entry['answer']}.json" )->to_array();
		$usual  = str_replace( array( '{sale}', '{lot}' ), array( (string) $sale->id(), (string) $lot ), $entry['usual'] );
		$this->rest( 'GET', $route, $usual );
		foreach ( $entry['parameters'] as $parameter ) {
			foreach ( require dirname( __DIR__, 4 ) . '/tests/php/hostile-values.php' as $name => $value ) {
				// On one server: a new one for each of thousands of requests would take minutes.
				$request = new WP_REST_Request( 'GET', $route );
				$request->set_query_params( array( ...$usual, $parameter => $value ) );
				$this->assert_answer( rest_do_request( $request ), $schema, array( 400, ...$entry['refusals'] ), "{$parameter}, {$name}" );
			}
		}
	}

	/** @return array<string, array{route: string}> */
	public static function routes(): array {
		return array_map( static fn ( string $route ): array => array( 'route' => $route ), array_combine( array_keys( self::table() ), array_keys( self::table() ) ) );
	}

	/**
	 * @param array<string, mixed> $schema
	 * @param list<int>            $refusals
	 */
	private function assert_answer( WP_REST_Response $answer, array $schema, array $refusals, string $what ): void {
		$data = $answer->get_data();
		$sent = is_string( $data ) ? $data : wp_json_encode( $data );
		self::assertIsString( $sent, "{$what}: the answer can be written" );
		if ( 200 === $answer->get_status() ) {
			self::assert_matches_schema( $data, $schema );
			foreach ( is_string( $data ) ? self::RAW : array() as $raw ) {
				self::assertStringNotContainsString( $raw, $data, $what );
			}
		} else {
			self::assertContains( $answer->get_status(), $refusals, $what );
			self::assertMatchesRegularExpression( '/^\S.{10,}/u', $data['message'], $what );
		}
		foreach ( $answer->get_headers() as $header ) {
			self::assertDoesNotMatchRegularExpression( '/[\r\n]|hhprobe/', (string) $header, $what );
		}
	}

	/** @return array<string, array{parameters: list<string>, usual: array<string, string>, refusals: list<int>, answer: string}> */
	private static function table(): array {
		return require __DIR__ . '/hostile-input.php';
	}
}
