<?php

declare( strict_types=1 );

namespace HearthHammer\Tests;

use RuntimeException;

/**
 * A WordPress of its own behind PHP's web server, with the site that budget-site.php makes: for tests of what only a
 * real request shows (its headers, what it loads). Where PHP cannot start processes, or without SQLite, there is none.
 */
final class ServedSite {

	/** @var array<string, int|string> What budget-site.php printed. */
	public readonly array $paths;

	private readonly string $folder;

	private readonly PhpServer $server;

	private int $plugins = 0;

	public static function is_possible(): bool {
		return function_exists( 'proc_open' ) && ! str_contains( php_uname(), 'Emscripten' ) && is_executable( PHP_BINARY ) && false !== getenv( 'HH_TEST_DATABASE' );
	}

	public function __construct() {
		$this->folder = sys_get_temp_dir() . '/hh-served-' . getmypid() . '-' . bin2hex( random_bytes( 4 ) );
		mkdir( $this->folder, 0700 );
		$this->paths = self::run_script( 'budget-site.php', $this->folder );
		// WordPress is a thousand files, which PHP would read for each request.
		file_put_contents( "{$this->folder}/served.ini", "opcache.enable_cli = 1\n" );
		$this->server = new PhpServer( __DIR__ . '/served-request.php', array( ...getenv(), 'HH_SERVED' => $this->folder, 'PHP_INI_SCAN_DIR' => ":{$this->folder}" ) );
	}

	/**
	 * @param array<string, string> $headers Of the request.
	 * @return array{status: int, headers: list<string>, body: string, took: array<string, int>} Headers as `Name: value`, sorted, without the date; what served-request.php counted.
	 */
	public function ask( string $path, array $headers = array(), string $method = 'GET', string $body = '' ): array {
		$lines  = array( "{$method} {$path} HTTP/1.1", ...array_map( static fn ( string $name, string $value ): string => "{$name}: {$value}", array_keys( $headers + array( 'Host' => 'hearth-hammer.test' ) ), $headers + array( 'Host' => 'hearth-hammer.test' ) ), 'Connection: close' );
		$socket = stream_socket_client( "tcp://{$this->server->address}", $code, $message, 60 );
		if ( false === $socket ) {
			throw new RuntimeException( (string) $message );
		}
		stream_set_timeout( $socket, 300 );
		fwrite( $socket, implode( "\r\n", $lines ) . ( '' === $body ? '' : "\r\nContent-Length: " . strlen( $body ) ) . "\r\n\r\n" . $body );
		$answer = (string) stream_get_contents( $socket );
		fclose( $socket );
		[ $head, $body ] = array( ...explode( "\r\n\r\n", $answer, 2 ), '' );
		$head            = explode( "\r\n", $head );
		$own             = array_values( array_filter( array_slice( $head, 1 ), static fn ( string $line ): bool => 1 !== preg_match( '/^(?:date|host|connection|x-powered-by):/i', $line ) ) );
		sort( $own );
		return array(
			'status'  => 1 === preg_match( '/^HTTP\/1\.[01] (\d{3})/', $head[0], $found ) ? (int) $found[1] : 0,
			'headers' => $own,
			'body'    => $body,
			'took'    => (array) json_decode( (string) file_get_contents( "{$this->folder}/took.json" ), true ),
		);
	}

	/**
	 * PHP that is run before WordPress in each request, as a must-use plugin would be; empty for none.
	 *
	 * @param string $code With `$add( hook, callback, priority )`.
	 */
	public function plug_in( string $code ): void {
		array_map( unlink( ... ), glob( "{$this->folder}/plugin-*.php" ) ?: array() );
		// A new name each time: PHP would not see that a file has changed within the same second.
		file_put_contents( sprintf( '%s/plugin-%d.php', $this->folder, ++$this->plugins ), "<?php\n{$code}\n" );
	}

	/** Changes the site: one of served-change.php. */
	public function change( string $what ): int {
		return (int) ( self::run_script( 'served-change.php', $this->folder, $what )['id'] ?? 0 );
	}

	public function stop(): void {
		$this->server->stop();
		array_map( unlink( ... ), array_filter( glob( "{$this->folder}/{,.}*", GLOB_BRACE ) ?: array(), is_file( ... ) ) );
		rmdir( $this->folder );
	}

	/** @return array<string, int|string> The JSON that a script beside this class prints last. */
	public static function run_script( string $script, string ...$arguments ): array {
		exec( implode( ' ', array_map( 'escapeshellarg', array( PHP_BINARY, '-d', 'display_errors=stderr', __DIR__ . "/{$script}", ...$arguments ) ) ) . ' 2>&1', $lines, $status );
		$answer = json_decode( (string) end( $lines ), true );
		if ( 0 !== $status || ! is_array( $answer ) ) {
			throw new RuntimeException( implode( "\n", $lines ) );
		}
		return $answer;
	}
}
