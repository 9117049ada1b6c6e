<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Geo;

/**
 * Runs tests/fakes/postcodes-io.php on the loopback; where PHP cannot start processes (in WebAssembly) it answers
 * inside this one, by WordPress's own filter.
 */
final class PostcodeServer {

	private const ROUTER = '/tests/fakes/postcodes-io.php';

	public readonly string $origin;

	/** @var resource|null */
	private $process = null;

	public function __construct( private readonly string $log ) {
		$port         = random_int( 20000, 60000 );
		$this->origin = "http://127.0.0.1:{$port}";
		if ( ! $this->start( $port ) ) {
			add_filter( 'pre_http_request', $this->answer( ... ), 5, 3 );
		}
	}

	/** @return list<string> What was asked since the last call, e.g. `GET /postcodes/TN17 3AB`. */
	public function requests(): array {
		$said = is_file( $this->log ) ? array_filter( explode( "\n", (string) file_get_contents( $this->log ) ) ) : array();
		is_file( $this->log ) && unlink( $this->log );
		return array_values( $said );
	}

	public function stop(): void {
		$this->requests();
		if ( null !== $this->process ) {
			proc_terminate( $this->process );
			proc_close( $this->process );
			$this->process = null;
		}
	}

	private function start( int $port ): bool {
		if ( ! function_exists( 'proc_open' ) || '' === PHP_BINARY || str_contains( PHP_OS_FAMILY . php_uname(), 'Emscripten' ) || ! is_executable( PHP_BINARY ) ) {
			return false;
		}
		$null    = array( 'file', '/dev/null', 'w' );
		$process = proc_open( array( PHP_BINARY, '-S', "127.0.0.1:{$port}", dirname( __DIR__, 5 ) . self::ROUTER ), array( 1 => $null, 2 => $null ), $pipes, null, array( 'HH_FAKE_LOG' => $this->log ) );
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
		$this->stop();
		return false;
	}

	/** @param array<string, mixed> $arguments */
	private function answer( mixed $other, array $arguments, string $url ): mixed {
		if ( ! str_starts_with( $url, $this->origin . '/' ) ) {
			return $other;
		}
		$path = (string) parse_url( $url, PHP_URL_PATH );
		file_put_contents( $this->log, "{$arguments['method']} " . rawurldecode( $path ) . "\n", FILE_APPEND );
		$router = require dirname( __DIR__, 5 ) . self::ROUTER;
		[ $status, $type, $body, $wait ] = $router( (string) $arguments['method'], $path, (string) ( $arguments['body'] ?? '' ) );
		return $wait > $arguments['timeout'] ? new \WP_Error( 'http_request_failed', 'Timed out.' ) : array(
			'headers'  => array( 'content-type' => $type ),
			'body'     => substr( $body, 0, (int) $arguments['limit_response_size'] ),
			'response' => array(
				'code'    => $status,
				'message' => '',
			),
			'cookies'  => array(),
			'filename' => null,
		);
	}
}
