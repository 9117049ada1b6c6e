<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration\Place;

use HearthHammer\Tests\PhpServer;
use WP_Error;

/**
 * Runs tests/fakes/postcodes-io.php on the loopback; where PHP cannot start processes (in WebAssembly) it answers
 * inside this one, by WordPress's own filter.
 */
final class PostcodeServer {

	private const ROUTER = '/tests/fakes/postcodes-io.php';

	public readonly string $origin;

	private readonly PhpServer $server;

	public function __construct( private readonly string $log ) {
		$this->server = new PhpServer( dirname( __DIR__, 5 ) . self::ROUTER, array( 'HH_FAKE_LOG' => $this->log ) );
		$this->origin = "http://{$this->server->address}";
		if ( ! $this->server->is_running() ) {
			add_filter( 'pre_http_request', $this->answer( ... ), 5, 3 );
		}
	}

	/** @return list<string> What was asked since the last call, e.g. `GET /postcodes/TN17 3AB`. */
	public function requests(): array {
		return PhpServer::take_lines( $this->log );
	}

	/** Until it has done with a request that was given up: it answers one after the other. */
	public function wait(): void {
		if ( $this->server->is_running() ) {
			file_get_contents( $this->origin . '/outcodes/TN17' );
			$this->requests();
		}
	}

	public function stop(): void {
		$this->requests();
		$this->server->stop();
	}

	/** @param array<string, mixed> $arguments */
	private function answer( mixed $other, array $arguments, string $url ): mixed {
		if ( ! str_starts_with( $url, $this->origin . '/' ) ) {
			return $other;
		}
		$path = (string) parse_url( $url, PHP_URL_PATH );
		file_put_contents( $this->log, "{$arguments['method']} " . rawurldecode( $path ) . "\n", FILE_APPEND );
		$router = require dirname( __DIR__, 5 ) . self::ROUTER;
		[ $status, $type, $body, $wait ] = $router( (string) $arguments['method'], $path, (string) ( $arguments['body'] ?? '' ), (string) parse_url( $url, PHP_URL_QUERY ) );
		return $wait > $arguments['timeout'] ? new WP_Error( 'http_request_failed', 'Timed out.' ) : array(
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
