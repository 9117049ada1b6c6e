<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Updates;

use HearthHammer\Core\Http\HttpClient;
use HearthHammer\Core\Http\HttpFailed;
use HearthHammer\Core\Http\HttpRequest;

/**
 * Where this copy hears of new versions. Only administration and scheduled events ask; the answer is stored for hours, a
 * failure for one. What is stored is checked again each time: a stranger's hand in the database signs nothing.
 */
final class UpdateFeed {

	public const CACHE = 'hh_core_update';
	public const FAULT = 'hh_core_update_fault';

	private const STORED_SECONDS  = 12 * HOUR_IN_SECONDS;
	private const FAILED_SECONDS  = HOUR_IN_SECONDS;
	private const CONNECT_SECONDS = 5.0;
	private const SECONDS         = 10.0;
	private const MOST_BYTES      = 1_000_000;

	/**
	 * @param string       $address https address of update.json; empty if the packages were made without one.
	 * @param list<string> $keys    Public keys, in base64.
	 */
	public function __construct(
		public readonly string $address,
		private readonly array $keys,
	) {}

	public function is_on(): bool {
		return '' !== $this->address && array() !== $this->keys;
	}

	public function host(): string {
		return (string) wp_parse_url( $this->address, PHP_URL_HOST );
	}

	/** Null if none can be trusted; fault() says why. */
	public function document(): ?UpdateDocument {
		if ( ! $this->is_on() ) {
			return null;
		}
		$stored = get_transient( self::CACHE );
		if ( is_string( $stored ) ) {
			return '' === $stored ? null : $this->opened( $stored );
		}
		$json     = $this->ask();
		$document = null === $json ? null : $this->opened( $json );
		if ( null === $document ) {
			set_transient( self::CACHE, '', self::FAILED_SECONDS );
		} else {
			set_transient( self::CACHE, $json, self::STORED_SECONDS );
			delete_option( self::FAULT );
		}
		return $document;
	}

	/** The next call asks again. */
	public function forget(): void {
		delete_transient( self::CACHE );
	}

	/** @return array{since: int, sentence: string, is_forged: bool}|null */
	public function fault(): ?array {
		$fault = $this->is_on() ? get_option( self::FAULT ) : null;
		return is_array( $fault ) && is_int( $fault['since'] ?? null ) && is_string( $fault['sentence'] ?? null )
			? array( 'since' => $fault['since'], 'sentence' => $fault['sentence'], 'is_forged' => true === ( $fault['is_forged'] ?? false ) )
			: null;
	}

	private function ask(): ?string {
		try {
			$answer = ( new HttpClient( self::CONNECT_SECONDS, self::SECONDS, self::MOST_BYTES ) )->send( new HttpRequest( 'GET', $this->address, array( 'Accept' => 'application/json' ) ) );
			if ( 200 === $answer->status ) {
				return $answer->body;
			}
			/* translators: %d: HTTP status, such as 404 */
			$why = sprintf( __( 'status %d', 'hearth-hammer' ), $answer->status );
		} catch ( HttpFailed $failed ) {
			$why = $failed->getMessage();
		}
		$this->note( BadUpdate::unreachable( $this->host(), $why ) );
		return null;
	}

	private function opened( string $json ): ?UpdateDocument {
		try {
			return UpdateDocument::open( $json, $this->keys, $this->host() );
		} catch ( BadUpdate $bad ) {
			$this->note( $bad );
			return null;
		}
	}

	private function note( BadUpdate $bad ): void {
		update_option(
			self::FAULT,
			array(
				'since'     => $this->fault()['since'] ?? time(),
				'sentence'  => $bad->getMessage(),
				'is_forged' => $bad->is_forged,
			),
			false
		);
	}
}
