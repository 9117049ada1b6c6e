<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Fakes;

use HearthHammer\Tests\PhpServer;
use WP_Error;

require_once __DIR__ . '/platform-router.php';

/**
 * Runs platform-router.php on the loopback. Where PHP cannot start processes (in WebAssembly) it answers inside this one
 * instead, by WordPress's own filter.
 */
final class PlatformServer {

	public readonly string $origin;

	private readonly string $folder;

	private readonly PhpServer $server;

	/** @var array<string, mixed> */
	private array $scenario = array( 'sales' => array(), 'lots' => array(), 'per_page' => 100, 'faults' => array() );

	public function __construct() {
		$this->folder = sys_get_temp_dir() . '/hh-platform-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->folder );
		$this->write();
		$this->server = new PhpServer( __DIR__ . '/platform-router.php', array( 'HH_FAKE_FOLDER' => $this->folder ) );
		$this->origin = "http://{$this->server->address}";
	}

	/** WordPress's hooks are new in each test. */
	public function listen(): void {
		$this->server->allow();
		if ( ! $this->server->is_running() ) {
			add_filter( 'pre_http_request', $this->answer( ... ), 5, 3 );
		}
		$this->scenario = array( 'sales' => array(), 'lots' => array(), 'per_page' => 100, 'faults' => array() );
		$this->write();
		$this->requests();
	}

	/** @param list<array<string, mixed>> $sales */
	public function sales( array $sales ): void {
		$this->scenario['sales'] = $sales;
		$this->write();
	}

	/** @param list<array<string, mixed>> $lots In the platform's own words. */
	public function lots( string $sale, array $lots, int $per_page = 100 ): void {
		$this->scenario['lots'][ $sale ] = $lots;
		$this->scenario['per_page']      = $per_page;
		$this->write();
	}

	/** @param array<string, mixed> $faults As platform-router.php names them; none for none. */
	public function misbehave( array $faults = array() ): void {
		$this->scenario['faults'] = $faults;
		$this->write();
	}

	/** A picture below /pictures/. */
	public function picture( string $name, int $shade ): void {
		$image = imagecreatetruecolor( 700, 500 );
		imagefill( $image, 0, 0, (int) imagecolorallocate( $image, $shade, 90, 120 ) );
		imagejpeg( $image, $this->folder . '/' . $name, 80 );
	}

	/** @return list<string> Paths that were asked for since the last call. */
	public function requests(): array {
		return PhpServer::take_lines( $this->folder . '/log.txt' );
	}

	public function stop(): void {
		$this->server->stop();
		array_map( unlink( ... ), (array) glob( $this->folder . '/*' ) );
		rmdir( $this->folder );
	}

	private function write(): void {
		file_put_contents( $this->folder . '/scenario.json', (string) json_encode( $this->scenario ) );
	}

	/** @param array<string, mixed> $arguments */
	private function answer( mixed $other, array $arguments, string $url ): mixed {
		if ( ! str_starts_with( $url, $this->origin . '/' ) ) {
			return $other;
		}
		$said = platform_answer( substr( $url, strlen( $this->origin ) ), array_change_key_case( (array) $arguments['headers'] ), $this->folder );
		if ( $said['sleep'] > $arguments['timeout'] ) {
			return new WP_Error( 'http_request_failed', 'Operation timed out for ' . $url );
		}
		$body = substr( $said['body'], 0, (int) $arguments['limit_response_size'] );
		$file = $arguments['stream'] ? $arguments['filename'] : null;
		null === $file || file_put_contents( $file, $body );
		return array(
			'headers'  => array_change_key_case( $said['headers'] ),
			'body'     => null === $file ? $body : '',
			'response' => array(
				'code'    => $said['status'],
				'message' => '',
			),
			'cookies'  => array(),
			'filename' => $file,
		);
	}
}
