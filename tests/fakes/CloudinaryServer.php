<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Fakes;

use HearthHammer\Tests\PhpServer;
use WP_Error;

require_once __DIR__ . '/cloudinary-router.php';

/**
 * Runs cloudinary-router.php on the loopback, and has the image cache ask it. Where PHP cannot start processes (in
 * WebAssembly) it answers inside this one instead, by WordPress's own filter.
 */
final class CloudinaryServer {

	private readonly string $origin;
	private readonly string $folder;
	private readonly PhpServer $server;

	public function __construct() {
		$this->folder = sys_get_temp_dir() . '/hh-cloudinary-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->folder );
		$this->server = new PhpServer( __DIR__ . '/cloudinary-router.php', array( 'HH_FAKE_FOLDER' => $this->folder ) );
		$this->origin = "http://{$this->server->address}";
		add_filter( 'hh_auctions_cloudinary_base', fn (): string => $this->origin . '/v1_1' );
		$this->server->allow();
		if ( ! $this->server->is_running() ) {
			add_filter( 'pre_http_request', $this->answer( ... ), 5, 3 );
		}
	}

	/** @return list<string> What was asked since the last call: path and parameters. */
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
		$said = cloudinary_answer( substr( $url, strlen( $this->origin ) ), (string) $arguments['body'], $this->folder );
		return $said['sleep'] > $arguments['timeout']
			? new WP_Error( 'http_request_failed', 'Operation timed out for ' . $url )
			: array(
				'headers'  => array_change_key_case( $said['headers'] ),
				'body'     => $said['body'],
				'response' => array( 'code' => $said['status'], 'message' => '' ),
				'cookies'  => array(),
				'filename' => null,
			);
	}
}
