<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Fakes;

use HearthHammer\Tests\PhpServer;
use WP_Error;

require_once __DIR__ . '/FakeAnswer.php';
require_once dirname( __DIR__ ) . '/hpi/FakeHpi.php';
require_once dirname( __DIR__ ) . '/cap/FakeCap.php';
require_once dirname( __DIR__ ) . '/dvla/FakeDvla.php';

/**
 * The fakes of HPI, CAP and DVLA on the loopback. Where PHP cannot start processes (in WebAssembly) they answer
 * inside this one, by WordPress's own filter.
 */
final class FakeServer {

	private const SERVICES = array( 'hpi', 'cap', 'dvla' );

	private readonly string $log;

	/** @var array<string, PhpServer> A server each: one that hangs must not hold up another. */
	private array $servers = array();

	public function __construct() {
		$this->log = (string) tempnam( sys_get_temp_dir(), 'hh-fakes' );
		foreach ( self::SERVICES as $service ) {
			$this->servers[ $service ] = $this->serve();
		}
	}

	/** @param 'hpi'|'cap'|'dvla' $service */
	public function url( string $service ): string {
		return "http://{$this->servers[ $service ]->address}/{$service}";
	}

	/** Whether they listen on the network, rather than inside this process. */
	public function are_servers(): bool {
		return $this->servers['hpi']->is_running();
	}

	/** To be called in each test, before url(): filters are undone after it, and a server that one left hanging is started anew. */
	public function listen(): void {
		if ( $this->are_servers() ) {
			$soon = stream_context_create( array( 'http' => array( 'timeout' => 0.5 ) ) );
			foreach ( $this->servers as $service => $server ) {
				if ( false === @file_get_contents( "http://{$server->address}/ping", false, $soon ) ) { // phpcs:ignore WordPress.PHP.NoSilencedErrors
					$server->stop();
					$this->servers[ $service ] = $this->serve();
				}
			}
		}
		file_put_contents( $this->log, '' );
		if ( ! $this->are_servers() ) {
			add_filter( 'pre_http_request', $this->answer( ... ), 5, 3 );
		}
	}

	private function serve(): PhpServer {
		return new PhpServer( __DIR__ . '/router.php', array( 'HH_FAKES_LOG' => $this->log ) );
	}

	/** @return list<string> What was asked in this test, e.g. `hpi HP21AAA`. */
	public function requests(): array {
		return array_values( array_filter( explode( "\n", (string) file_get_contents( $this->log ) ) ) );
	}

	public function stop(): void {
		array_walk( $this->servers, static fn ( PhpServer $server ) => $server->stop() );
		is_file( $this->log ) && unlink( $this->log );
	}

	/** The part of a path that names the service, then the fake's answer; notes that it was asked. */
	public static function ask( string $path, array $headers, string $body, string $log ): FakeAnswer {
		$headers = array_change_key_case( $headers );
		$service = explode( '/', ltrim( $path, '/' ) )[0];
		$answer  = match ( $service ) {
			'hpi'   => FakeHpi::answer( $headers, $body ),
			'cap'   => FakeCap::answer( $headers, $body ),
			'dvla'  => FakeDvla::answer( substr( $path, strlen( '/dvla' ) ), $headers, $body ),
			default => new FakeAnswer( 404, 'nothing here', 'text/plain' ),
		};
		$plate = 1 === preg_match( '~(?:<(?:Vrm|VRM)>|"registrationNumber":")(\w+)~', $body, $match ) ? $match[1] : '-';
		file_put_contents( $log, "{$service} {$plate}\n", FILE_APPEND );
		return $answer;
	}

	/**
	 * @param array<string, mixed> $arguments
	 * @return mixed
	 */
	private function answer( mixed $other, array $arguments, string $url ): mixed {
		if ( ! in_array( parse_url( $url, PHP_URL_HOST ) . ':' . parse_url( $url, PHP_URL_PORT ), array_map( static fn ( PhpServer $server ): string => $server->address, $this->servers ), true ) ) {
			// There is no network in WebAssembly: asking it for one may never come back.
			return '127.0.0.1' === parse_url( $url, PHP_URL_HOST ) ? new WP_Error( 'http_request_failed', 'cURL error 7: Failed to connect' ) : $other;
		}
		$answer = self::ask( (string) parse_url( $url, PHP_URL_PATH ), $arguments['headers'], (string) $arguments['body'], $this->log );
		if ( in_array( $answer->how, array( 'hang', 'drip' ), true ) ) {
			return new WP_Error( 'http_request_failed', 'cURL error 28: Operation timed out' );
		}
		$body = 'huge' === $answer->how ? str_repeat( $answer->body, 2000 ) : $answer->body;
		if ( isset( $answer->headers['Content-Encoding'] ) ) {
			$body = (string) gzdecode( $body );
		}
		return array(
			'headers'  => array( 'content-length' => (string) strlen( $body ) ) + array_change_key_case( $answer->headers ),
			'body'     => substr( 'cut' === $answer->how ? substr( $body, 0, intdiv( strlen( $body ), 2 ) ) : $body, 0, $arguments['limit_response_size'] ),
			'response' => array( 'code' => $answer->status, 'message' => '' ),
			'cookies'  => array(),
			'filename' => null,
		);
	}
}
