<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Feeds;

/**
 * Runs picture-router.php on the loopback. Where PHP cannot start processes (in WebAssembly) it answers inside
 * this one instead, by WordPress's own filter.
 */
final class PictureServer {

	public readonly string $origin;

	/** @var resource|null */
	private $process = null;

	public function __construct( private readonly string $folder ) {
		$port         = random_int( 20000, 60000 );
		$this->origin = "http://127.0.0.1:{$port}";
		add_filter( 'http_request_host_is_external', static fn ( bool $is, string $host ): bool => $is || '127.0.0.1' === $host, 10, 2 );
		add_filter( 'http_allowed_safe_ports', static fn ( array $ports ): array => array( ...$ports, $port ) );
		if ( ! $this->start( $port ) ) {
			add_filter( 'pre_http_request', $this->answer( ... ), 5, 3 );
		}
	}

	/** @return list<string> What was asked since the last call, e.g. `a.jpg 304`. */
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
	}

	private function start( int $port ): bool {
		if ( ! function_exists( 'proc_open' ) || '' === PHP_BINARY || str_contains( PHP_OS_FAMILY . php_uname(), 'Emscripten' ) || ! is_executable( PHP_BINARY ) ) {
			return false;
		}
		$null    = array( 'file', '/dev/null', 'w' );
		$process = proc_open( array( PHP_BINARY, '-S', "127.0.0.1:{$port}", __DIR__ . '/picture-router.php' ), array( 1 => $null, 2 => $null ), $pipes, null, array( 'HH_PICTURES' => $this->folder ) );
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

	/**
	 * @param array<string, mixed> $arguments
	 * @return mixed
	 */
	private function answer( mixed $other, array $arguments, string $url ): mixed {
		if ( ! str_starts_with( $url, $this->origin . '/' ) ) {
			return $other;
		}
		$name = basename( (string) parse_url( $url, PHP_URL_PATH ) );
		$file = $this->folder . '/' . $name;
		$tag  = is_file( $file ) ? '"' . md5_file( $file ) . '"' : '';
		$same = '' !== $tag && ( $arguments['headers']['If-None-Match'] ?? '' ) === $tag;
		file_put_contents( $this->folder . '/log.txt', $name . ( $same ? " 304\n" : " 200\n" ), FILE_APPEND );
		$status  = 'redirect.jpg' === $name ? 302 : ( is_file( $file ) ? ( $same ? 304 : 200 ) : 404 );
		if ( 200 === $status ) {
			copy( $file, $arguments['filename'] );
		}
		return array(
			'headers'  => array_filter(
				array(
					'location'      => 302 === $status ? 'http://169.254.169.254/latest/meta-data/' : '',
					'etag'          => $tag,
					'last-modified' => '' === $tag ? '' : 'Wed, 01 Jul 2026 10:00:00 GMT',
				)
			),
			'body'     => '',
			'response' => array(
				'code'    => $status,
				'message' => '',
			),
			'cookies'  => array(),
			'filename' => $arguments['filename'],
		);
	}
}
