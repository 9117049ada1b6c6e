<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Http;

/**
 * A whole answer, whatever its status. A redirect is an answer too: nobody follows it.
 */
final readonly class HttpResponse {

	/** @param array<string, string> $headers Names in lower case. */
	public function __construct(
		public int $status,
		public array $headers,
		public string $body,
	) {}

	public function header( string $name ): string {
		return $this->headers[ strtolower( $name ) ] ?? '';
	}

	/** Seconds after which the service wants to be asked again, where it says so in seconds or by a date. */
	public function retry_after(): ?int {
		$said = $this->header( 'retry-after' );
		if ( 1 === preg_match( '/^\d{1,6}$/D', $said ) ) {
			return (int) $said;
		}
		$date = strtotime( $said );
		return false === $date ? null : max( 0, $date - time() );
	}
}
