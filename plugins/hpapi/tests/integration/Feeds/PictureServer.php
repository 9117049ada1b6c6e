<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Feeds;

use HearthHammer\Tests\PhpServer;

/**
 * Runs picture-router.php on the loopback. Where PHP cannot start processes (in WebAssembly) it answers inside
 * this one instead, by WordPress's own filter.
 */
final class PictureServer {

	public readonly string $origin;

	private readonly PhpServer $server;

	public function __construct( private readonly string $folder ) {
		$this->server = new PhpServer( __DIR__ . '/picture-router.php', array( 'HH_PICTURES' => $this->folder ) );
		$this->origin = "http://{$this->server->address}";
		$this->server->allow();
		if ( ! $this->server->is_running() ) {
			add_filter( 'pre_http_request', $this->answer( ... ), 5, 3 );
		}
	}

	/** @return list<string> What was asked since the last call, e.g. `a.jpg 304`. */
	public function requests(): array {
		return PhpServer::take_lines( $this->folder . '/log.txt' );
	}

	public function stop(): void {
		$this->server->stop();
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
