<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Fakes;

use HearthHammer\Tests\PhpServer;
use WP_Error;

require_once __DIR__ . '/hubspot-router.php';

/**
 * Runs hubspot-router.php on the loopback, and has the adapter ask it. Where PHP cannot start processes (in WebAssembly)
 * it answers inside this one instead, by WordPress's own filter.
 */
final class HubSpotServer {

	public readonly string $origin;

	private readonly string $folder;

	private readonly PhpServer $server;

	public function __construct() {
		$this->folder = sys_get_temp_dir() . '/hh-hubspot-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->folder );
		$this->server = new PhpServer( __DIR__ . '/hubspot-router.php', array( 'HH_FAKE_FOLDER' => $this->folder ) );
		$this->origin = "http://{$this->server->address}";
		add_filter( 'hpapi_hubspot_base', fn (): string => $this->origin );
		$this->server->allow();
		if ( ! $this->server->is_running() ) {
			add_filter( 'pre_http_request', $this->answer( ... ), 5, 3 );
		}
	}

	/** @return list<string> What was asked since the last call: method, path, `in` or `out`, body. */
	public function requests(): array {
		return PhpServer::take_lines( $this->folder . '/log.txt' );
	}

	public function stop(): void {
		$this->server->stop();
		$this->requests();
		is_dir( $this->folder ) && rmdir( $this->folder );
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
