<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Http;

use WP_Error;

/**
 * Asks outside services, by WordPress's HTTP API (so the site's proxy and certificates count).
 *
 * 5 seconds to connect, 15 in all; an answer of at most 2 MB, held to while it comes; no redirect is followed;
 * https, or http to this machine, or to the site's own network where that is allowed. Nothing is ever sent twice.
 */
final readonly class HttpClient {

	public const MOST_BYTES = 2_000_000;

	/**
	 * @param float $connect_seconds
	 * @param float $seconds    In all; at least 1.
	 * @param int   $most_bytes Of an answer's body.
	 * @param bool  $within     Whether http to private addresses is allowed, for requests without credentials.
	 */
	public function __construct(
		private float $connect_seconds = 5.0,
		private float $seconds = 15.0,
		private int $most_bytes = self::MOST_BYTES,
		private bool $within = false,
	) {}

	/** @throws HttpFailed */
	public function send( HttpRequest $request ): HttpResponse {
		return $this->ask( $request, '' );
	}

	/**
	 * As send(), with the answer's body in a file: however long it is, it takes no memory.
	 *
	 * @param string $path Of a file that is written over, and deleted where no whole answer comes.
	 * @return HttpResponse With an empty body.
	 * @throws HttpFailed
	 */
	public function save( HttpRequest $request, string $path ): HttpResponse {
		try {
			return $this->ask( $request, $path );
		} catch ( HttpFailed $failed ) {
			wp_delete_file( $path );
			throw $failed;
		}
	}

	/** @throws HttpFailed */
	private function ask( HttpRequest $request, string $into ): HttpResponse {
		if ( ! self::is_allowed( $request->url, $this->within ) ) {
			throw new HttpFailed( HttpFailure::AddressRefused );
		}
		$guard = new TransferGuard( $request->url, $this->connect_seconds, $this->seconds, $this->most_bytes );
		$guard->begin();
		try {
			$answer = wp_remote_request(
				$request->url,
				array(
					'method'              => $request->method,
					'headers'             => array( 'Accept-Encoding' => 'identity' ) + $request->headers,
					'body'                => $request->body,
					'timeout'             => $this->seconds,
					'redirection'         => 0,
					'httpversion'         => '1.1',
					'user-agent'          => 'HearthHammer',
					'cookies'             => array(),
					'limit_response_size' => $this->most_bytes + 1,
				) + ( '' === $into ? array() : array( 'stream' => true, 'filename' => $into ) )
			);
		} finally {
			$guard->end();
		}
		if ( $answer instanceof WP_Error ) {
			throw new HttpFailed( $guard->failure( $answer->get_error_message() ) );
		}
		return $this->response( $answer, $into );
	}

	/** Credentials go there: only encrypted, or to this machine, as the fakes of the tests are. */
	public static function is_allowed( string $url, bool $within = false ): bool {
		$parts = wp_parse_url( $url );
		if ( ! is_array( $parts ) || ! isset( $parts['scheme'], $parts['host'] ) || isset( $parts['user'] ) || isset( $parts['pass'] ) || 1 === preg_match( '/[\s\\\\]/', $url ) ) {
			return false;
		}
		$host = strtolower( $parts['host'] );
		return match ( strtolower( $parts['scheme'] ) ) {
			'https' => true,
			'http'  => 'localhost' === $host || '[::1]' === $host || 1 === preg_match( '/^127(?:\.\d{1,3}){3}$/D', $host ) || ( $within && self::is_private( trim( $host, '[]' ) ) ),
			default => false,
		};
	}

	/** An address of RFC 1918 or RFC 4193, not a name: names can lead anywhere. */
	private static function is_private( string $host ): bool {
		return false !== filter_var( $host, FILTER_VALIDATE_IP ) && false === filter_var( $host, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE );
	}

	/**
	 * @param array<string, mixed> $answer
	 * @throws HttpFailed
	 */
	private function response( array $answer, string $into ): HttpResponse {
		$headers = array();
		foreach ( wp_remote_retrieve_headers( $answer ) as $name => $value ) {
			$headers[ strtolower( (string) $name ) ] = is_array( $value ) ? (string) end( $value ) : (string) $value;
		}
		clearstatcache( true, $into );
		$body  = '' === $into ? wp_remote_retrieve_body( $answer ) : '';
		$bytes = '' === $into ? strlen( $body ) : (int) filesize( $into );
		if ( $bytes > $this->most_bytes ) {
			throw new HttpFailed( HttpFailure::TooLarge );
		}
		// WordPress's socket transport takes the end of the connection for the end of the answer.
		$length = $headers['content-length'] ?? '';
		if ( ctype_digit( $length ) && $bytes < (int) $length ) {
			throw new HttpFailed( HttpFailure::CutOff );
		}
		return new HttpResponse( (int) wp_remote_retrieve_response_code( $answer ), $headers, $body );
	}
}
