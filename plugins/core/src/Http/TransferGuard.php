<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Http;

use CurlHandle;
use WpOrg\Requests\Exception;

/**
 * Stands over one request of WordPress's HTTP API and ends it when it takes too long or too much: WordPress
 * itself would read a 50 MB answer to its end, and count its time anew with every byte that drips in.
 */
final class TransferGuard {

	/** cURL's numbers for names, connections and certificates that failed: before anything of ours was sent. */
	private const NEVER_SENT = array( 3, 5, 6, 7, 35, 51, 58, 60, 77, 83 );
	private const TIMED_OUT  = 28;
	private const CUT_OFF    = 18;

	private ?CurlHandle $handle   = null;
	private ?bool $was_sent       = null;
	private ?HttpFailure $stopped = null;
	private float $deadline       = 0.0;

	/** @var array<string, \Closure> */
	private array $hooked = array();

	public function __construct(
		private readonly string $url,
		private readonly float $connect_seconds,
		private readonly float $seconds,
		private readonly int $most_bytes,
	) {}

	public function begin(): void {
		$this->deadline = microtime( true ) + $this->seconds;
		$this->hooked = array(
			'requests-requests.before_request' => $this->set_connect_time( ... ),
			'http_api_curl'                    => $this->keep_handle( ... ),
			'requests-fsockopen.after_send'    => $this->sent( ... ),
			'requests-request.progress'        => $this->look( ... ),
			'requests-requests.before_parse'   => $this->refuse_encoded( ... ),
		);
		foreach ( $this->hooked as $action => $callback ) {
			add_action( $action, $callback, 10, 6 );
		}
	}

	public function end(): void {
		foreach ( $this->hooked as $action => $callback ) {
			remove_action( $action, $callback );
		}
		$this->hooked = array();
		if ( null !== $this->handle ) {
			$this->was_sent = 0 < (int) curl_getinfo( $this->handle, CURLINFO_REQUEST_SIZE );
			$this->handle   = null;
		}
	}

	/** @param string $said What WordPress says of the failure. */
	public function failure( string $said ): HttpFailure {
		$number    = 1 === preg_match( '/cURL error (\d+)/', $said, $match ) ? (int) $match[1] : 0;
		$timed_out = self::TIMED_OUT === $number || str_contains( $said, 'fsocket timed out' );
		// Null: no transport of WordPress's own was used. One that says nothing we know never began.
		$was_sent = $this->was_sent ?? ( 0 !== $number && ! in_array( $number, self::NEVER_SENT, true ) );
		return match ( true ) {
			null !== $this->stopped    => $this->stopped,
			! $was_sent                => HttpFailure::Unreachable,
			$timed_out                 => HttpFailure::TimedOut,
			self::CUT_OFF === $number  => HttpFailure::CutOff,
			default                    => HttpFailure::Lost,
		};
	}

	/**
	 * @param array<string, mixed> $headers
	 * @param array<string, mixed> $options
	 */
	private function set_connect_time( string &$url, array &$headers, mixed &$data, string &$type, array &$options ): void {
		unset( $headers, $data, $type );
		if ( $url === $this->url ) {
			$options['connect_timeout'] = $this->connect_seconds;
			$this->was_sent             = false;
		}
	}

	/** @param array<string, mixed> $request */
	private function keep_handle( CurlHandle $handle, array $request, string $url ): void {
		unset( $request );
		if ( $url === $this->url ) {
			$this->handle = $handle;
			// The first byte may never come, and WordPress rounds whole seconds only.
			curl_setopt( $handle, CURLOPT_TIMEOUT_MS, (int) ceil( 1000 * $this->seconds ) );
		}
	}

	private function sent(): void {
		$this->was_sent = true;
	}

	/** @throws Exception */
	private function look( string $data, int $bytes ): void {
		if ( $bytes + strlen( $data ) > $this->most_bytes ) {
			$this->stop( HttpFailure::TooLarge );
		}
		if ( microtime( true ) > $this->deadline ) {
			$this->stop( HttpFailure::TimedOut );
		}
	}

	/** @throws Exception */
	private function refuse_encoded( mixed &$response ): void {
		$head = is_string( $response ) ? strstr( $response, "\r\n\r\n", true ) : false;
		if ( is_string( $head ) && 1 === preg_match( '/^content-encoding:(?!\s*identity\s*$)/mi', $head ) ) {
			$this->stop( HttpFailure::Encoded );
		}
	}

	/** @throws Exception */
	private function stop( HttpFailure $failure ): never {
		$this->stopped = $failure;
		throw new Exception( $failure->value, 'hearth-hammer' );
	}
}
