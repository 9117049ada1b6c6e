<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Http\HttpClient;
use HearthHammer\Core\Http\HttpFailed;
use HearthHammer\Core\PageCache\CacheServers;
use HearthHammer\Core\PageCache\Cloudflare;
use HearthHammer\Core\PageCache\Fastly;
use HearthHammer\Core\PageCache\PurgeRefused;
use HearthHammer\Core\PageCache\Varnish;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use WP_Error;

/** The documented calls of each page cache, and its documented answers. */
final class CacheServersTest extends IntegrationTestCase {

	/** @var list<array{method: string, url: string, headers: array<string, string>, body: string}> */
	private array $sent = array();

	#[TestDox( '[OPS-03] Varnish: PURGE with the tags in xkey-purge, to every machine, also where one is down' )]
	public function test_varnish(): void {
		$this->answer( 200, 'Purged 3', fails: 'http://127.0.0.1:6081/' );
		$varnish = new Varnish( array( 'http://127.0.0.1:6081', 'http://10.0.0.2:6091' ), 'www.example.com', new HttpClient( within: true ) );
		try {
			$varnish->purge( self::tags( 250 ) );
			self::fail( 'A machine that is down was not told of.' );
		} catch ( HttpFailed ) {
			self::assertCount( 4, $this->sent );
		}
		[ , , $first, $second ] = $this->sent;
		self::assertSame( array( 'PURGE', 'http://10.0.0.2:6091/', 'www.example.com' ), array( $first['method'], $first['url'], $first['headers']['Host'] ) );
		self::assertSame( self::tags( 250 ), explode( ' ', $first['headers']['xkey-purge'] . ' ' . $second['headers']['xkey-purge'] ) );
		self::assertLessThan( 8000, strlen( $first['headers']['xkey-purge'] ) );
		self::assertSame( array( 'Surrogate-Key' => 'site lot-7', 'Surrogate-Control' => 'max-age=600, stale-while-revalidate=60, stale-if-error=86400' ), $varnish->headers( array( 'site', 'lot-7' ), 600, 60, 86400 ) );
	}

	#[TestDox( '[OPS-03] Cloudflare: POST /zones/{id}/purge_cache with at most 30 tags; success false is none' )]
	public function test_cloudflare(): void {
		$this->answer( 200, '{"success":true,"errors":[],"messages":[],"result":{"id":"023e105f4ecef8ad9ca31a8372d0c353"}}' );
		$cloudflare = new Cloudflare( '023e105f', 'secret-token', new HttpClient() );
		$cloudflare->purge( self::tags( 61 ) );
		self::assertSame( array( 30, 30, 1 ), array_map( static fn ( array $one ): int => count( json_decode( $one['body'], true )['tags'] ), $this->sent ) );
		self::assertSame( array( 'POST', 'https://api.cloudflare.com/client/v4/zones/023e105f/purge_cache', 'Bearer secret-token', 'application/json' ), array( $this->sent[0]['method'], $this->sent[0]['url'], $this->sent[0]['headers']['Authorization'], $this->sent[0]['headers']['Content-Type'] ) );
		self::assertSame( array( 'Cache-Tag' => 'site,lot-7', 'Cloudflare-CDN-Cache-Control' => 'public, max-age=600, stale-while-revalidate=60, stale-if-error=86400' ), $cloudflare->headers( array( 'site', 'lot-7' ), 600, 60, 86400 ) );
		foreach ( array( array( 200, '{"success":false,"errors":[{"code":1012,"message":"Request must contain one of purge_everything or files or tags or hosts"}]}' ), array( 403, '{"success":false,"errors":[{"code":10000,"message":"Authentication error"}]}' ), array( 429, '{"success":false}' ) ) as [ $status, $body ] ) {
			$this->answer( $status, $body );
			try {
				$cloudflare->purge( array( 'site' ) );
				self::fail( "{$status} was taken for done." );
			} catch ( PurgeRefused $refused ) {
				self::assertSame( array( $status, 429 === $status ? 17 : 0 ), array( $refused->status, $refused->retry_after ) );
				self::assertStringNotContainsString( 'secret-token', $refused->getMessage() );
			}
		}
		self::assertStringNotContainsString( 'secret-token', print_r( $cloudflare, true ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions
	}

	#[TestDox( '[OPS-03] Fastly: POST /service/{id}/purge with at most 256 keys in Surrogate-Key' )]
	public function test_fastly(): void {
		$this->answer( 200, '{"tag-1":"108-1391560174-974124"}' );
		$fastly = new Fastly( 'SU1Z0isxPaozGVKXdv0eY', 'secret-token', new HttpClient() );
		$fastly->purge( self::tags( 300 ) );
		self::assertSame( array( 256, 44 ), array_map( static fn ( array $one ): int => count( explode( ' ', $one['headers']['Surrogate-Key'] ) ), $this->sent ) );
		self::assertSame( array( 'POST', 'https://api.fastly.com/service/SU1Z0isxPaozGVKXdv0eY/purge', 'secret-token', 'application/json' ), array( $this->sent[0]['method'], $this->sent[0]['url'], $this->sent[0]['headers']['Fastly-Key'], $this->sent[0]['headers']['Accept'] ) );
		self::assertStringNotContainsString( 'secret-token', print_r( $fastly, true ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions
		$this->answer( 401, '{"msg":"Provided credentials are missing or invalid"}' );
		$this->expectException( PurgeRefused::class );
		$fastly->purge( array( 'site' ) );
	}

	#[TestDox( '[OPS-03] The caches are those that are set, the nearest first; none without a setting' )]
	public function test_set(): void {
		self::assertFalse( ( new CacheServers() )->are_any() );
		$set = array( 'HEARTH_HAMMER_VARNISH' => 'http://127.0.0.1:6081, http://10.0.0.2:6091', 'HEARTH_HAMMER_CLOUDFLARE_ZONE' => 'z', 'HEARTH_HAMMER_FASTLY_SERVICE' => 's' );
		try {
			foreach ( $set as $name => $value ) {
				putenv( "{$name}={$value}" ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
			}
			self::assertSame( array( 'Varnish', 'Fastly', 'Cloudflare' ), array_map( static fn ( $one ): string => $one->name(), ( new CacheServers() )->all() ) );
		} finally {
			array_map( putenv( ... ), array_keys( $set ) );
		}
	}

	#[TestDox( '[OPS-03] http goes to this machine, and to private addresses where the caller allows it; never to a name or a public address' )]
	public function test_addresses(): void {
		foreach ( array( 'http://10.0.0.2:6091/' => true, 'http://192.168.1.9/' => true, 'http://172.16.0.1/' => true, 'http://[fd00::1]:6091/' => true, 'http://127.0.0.1/' => true, 'http://varnish.example.com/' => false, 'http://8.8.8.8/' => false, 'http://[2001:4860::1]/' => false, 'http://10.0.0.2.example.com/' => false ) as $url => $is_allowed ) {
			self::assertSame( $is_allowed, HttpClient::is_allowed( $url, true ), $url );
			self::assertSame( str_contains( $url, '127.0.0.1' ), HttpClient::is_allowed( $url ), $url );
		}
	}

	private function answer( int $status, string $body, string $fails = '' ): void {
		$this->sent = array();
		remove_all_filters( 'pre_http_request' );
		add_filter(
			'pre_http_request',
			function ( mixed $before, array $request, string $url ) use ( $status, $body, $fails ): array|WP_Error {
				unset( $before );
				$this->sent[] = array( 'method' => $request['method'], 'url' => $url, 'headers' => $request['headers'], 'body' => (string) $request['body'] );
				return $fails === $url ? new WP_Error( 'http_request_failed', 'cURL error 7: Failed to connect' ) : array(
					'response' => array( 'code' => $status, 'message' => '' ),
					'headers'  => 429 === $status ? array( 'retry-after' => '17' ) : array(),
					'body'     => $body,
				);
			},
			10,
			3
		);
	}

	/** @return non-empty-list<string> */
	private static function tags( int $count ): array {
		return array_map( static fn ( int $number ): string => "property-{$number}", range( 1, $count ) );
	}
}
