<?php

declare( strict_types=1 );

namespace HearthHammer\Tests;

use RuntimeException;

/**
 * `php -S` on a free port of the loopback, for the fakes of outside services. Where PHP cannot start processes (in
 * WebAssembly) nothing runs, and the fake answers by WordPress's filter `pre_http_request` instead.
 */
final class PhpServer {

	/** Host and port, also where nothing runs. */
	public readonly string $address;

	/** @var resource|null */
	private $process = null;

	/**
	 * @param string                $router      Path of the router script.
	 * @param array<string, string> $environment The whole environment of the process.
	 */
	public function __construct( string $router, array $environment ) {
		$this->address = '127.0.0.1:' . self::free_port();
		if ( self::can_start_processes() ) {
			$null    = array( 'file', '/dev/null', 'r+' );
			$process = proc_open( array( PHP_BINARY, '-S', $this->address, $router ), array( $null, $null, $null ), $pipes, null, $environment );
			if ( ! is_resource( $process ) ) {
				throw new RuntimeException( "The server {$router} did not start." );
			}
			$this->process = $process;
			$this->wait();
		}
	}

	public function is_running(): bool {
		return null !== $this->process;
	}

	/** Has it asked by WordPress's own client, which takes the loopback for a danger. */
	public function allow(): void {
		$port = (int) explode( ':', $this->address )[1];
		add_filter( 'http_request_host_is_external', static fn ( bool $is, string $host ): bool => $is || '127.0.0.1' === $host, 10, 2 );
		add_filter( 'http_allowed_safe_ports', static fn ( array $ports ): array => array( ...$ports, $port ) );
	}

	public function stop(): void {
		if ( null !== $this->process ) {
			proc_terminate( $this->process );
			proc_close( $this->process );
			$this->process = null;
		}
	}

	/**
	 * The lines that a fake noted since the last call.
	 *
	 * @return list<string>
	 */
	public static function take_lines( string $log ): array {
		$lines = is_file( $log ) ? array_filter( explode( "\n", (string) file_get_contents( $log ) ) ) : array();
		is_file( $log ) && unlink( $log );
		return array_values( $lines );
	}

	private static function can_start_processes(): bool {
		return function_exists( 'proc_open' ) && ! str_contains( PHP_OS_FAMILY . php_uname(), 'Emscripten' ) && is_executable( PHP_BINARY );
	}

	private static function free_port(): int {
		$socket = self::can_start_processes() ? stream_socket_server( 'tcp://127.0.0.1:0' ) : false;
		if ( false === $socket ) {
			return random_int( 20000, 32000 );
		}
		$name = (string) stream_socket_get_name( $socket, false );
		fclose( $socket );
		return (int) substr( (string) strrchr( $name, ':' ), 1 );
	}

	private function wait(): void {
		for ( $i = 0; $i < 200; $i++ ) {
			$socket = @stream_socket_client( "tcp://{$this->address}", $code, $message, 0.1 ); // phpcs:ignore WordPress.PHP.NoSilencedErrors
			if ( false !== $socket ) {
				fclose( $socket );
				return;
			}
			usleep( 50000 );
		}
		$this->stop();
		throw new RuntimeException( "The server at {$this->address} does not answer." );
	}
}
