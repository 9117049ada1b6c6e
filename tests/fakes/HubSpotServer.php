<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Fakes;

use WP_Error;

require_once __DIR__ . '/hubspot-router.php';

/**
 * Runs hubspot-router.php on the loopback, and has the adapter ask it. Where PHP cannot start processes (in WebAssembly)
 * it answers inside this one instead, by WordPress's own filter.
 */
final class HubSpotServer {

	public readonly string $origin;

	private readonly string $folder;

	/** @var resource|null */
	private $process = null;

	public function __construct() {
		$this->folder = sys_get_temp_dir() . '/hh-hubspot-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->folder );
		$port         = random_int( 20000, 60000 );
		$this->origin = "http://127.0.0.1:{$port}";
		add_filter( 'hpapi_hubspot_base', fn (): string => $this->origin );
		add_filter( 'http_request_host_is_external', static fn ( bool $is, string $host ): bool => $is || '127.0.0.1' === $host, 10, 2 );
		add_filter( 'http_allowed_safe_ports', static fn ( array $ports ): array => array( ...$ports, $port ) );
		if ( ! $this->start( $port ) ) {
			add_filter( 'pre_http_request', $this->answer( ... ), 5, 3 );
		}
	}

	/** @return list<string> What was asked since the last call: method, path, `in` or `out`, body. */
	public function requests(): array {
		$log  = $this->folder . '/log.txt';
		$said = is_file( $log ) ? array_filter( explode( "\n", (string) file_get_contents( $log ) ) ) : array();
		is_file( $log ) && unlink( $log );
		return array_values( $said );
	}

	public function stop(): void {
		if ( null !== $this->process ) {
			proc_terminate( $this->process );
			proc_close( $this->process );
			$this->process = null;
		}
		$this->requests();
		is_dir( $this->folder ) && rmdir( $this->folder );
	}

	private function start( int $port ): bool {
		if ( ! function_exists( 'proc_open' ) || '' === PHP_BINARY || str_contains( PHP_OS_FAMILY . php_uname(), 'Emscripten' ) || ! is_executable( PHP_BINARY ) ) {
			return false;
		}
		$null    = array( 'file', '/dev/null', 'w' );
		$process = proc_open( array( PHP_BINARY, '-S', "127.0.0.1:{$port}", __DIR__ . '/hubspot-router.php' ), array( 1 => $null, 2 => $null ), $pipes, null, array( 'HH_FAKE_FOLDER' => $this->folder ) );
		if ( ! is_resource( $process ) ) {
			return false;
		}
		$this->process = $process;
		for ( $i = 0; $i < 100; $i++ ) {
			$socket = @fsockopen( '127.0.0.1', $port, $code, $message, 0.1 ); // phpcs:ignore WordPress.PHP.NoSilencedErrors
			if ( false !== $socket ) {
				fclose( $socket );
				return true;
			}
			usleep( 50000 );
		}
		proc_terminate( $process );
		$this->process = null;
		return false;
	}

	/** @param array<string, mixed> $arguments */
	private function answer( mixed $other, array $arguments, string $url ): mixed {
		if ( ! str_starts_with( $url, $this->origin . '/' ) ) {
			return $other;
		}
		$said = hubspot_answer( $arguments['method'], substr( $url, strlen( $this->origin ) ), (string) ( $arguments['headers']['Authorization'] ?? '' ), (string) $arguments['body'], $this->folder );
		if ( $said['sleep'] > $arguments['timeout'] ) {
			return new WP_Error( 'http_request_failed', 'Operation timed out for ' . $url );
		}
		return array(
			'headers'  => array_change_key_case( $said['headers'] ),
			'body'     => substr( $said['body'], 0, (int) $arguments['limit_response_size'] ),
			'response' => array(
				'code'    => $said['status'],
				'message' => '',
			),
			'cookies'  => array(),
			'filename' => null,
		);
	}
}
