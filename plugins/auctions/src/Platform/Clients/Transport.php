<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Clients;

use HearthHammer\Auctions\Platform\PlatformFailed;
use HearthHammer\Core\Http\HttpClient;
use HearthHammer\Core\Http\HttpFailed;
use HearthHammer\Core\Http\HttpRequest;
use HearthHammer\Core\Json\BadJson;
use HearthHammer\Core\Json\JsonRows;
use SensitiveParameter;

/**
 * Fetches one answer of a platform into a file and reads its list from there: 20 seconds, 24 MB, however slowly it drips.
 */
final class Transport {

	private const SECONDS    = 20.0;
	private const MOST_BYTES = 24_000_000;

	/** What was fetched in all must be here by then. */
	private float $until = INF;

	/** @var (\Closure(): void)|null */
	private ?\Closure $pulse = null;

	/**
	 * @param int               $seconds For all that follows, however many answers.
	 * @param \Closure(): void $pulse   Called between answers: a caller that holds a lock keeps it.
	 */
	public function limit( int $seconds, \Closure $pulse ): void {
		$this->until = microtime( true ) + $seconds;
		$this->pulse = $pulse;
	}

	/**
	 * @param array<string, string>        $headers
	 * @param non-empty-list<string>       $path Keys that lead to the list.
	 * @param callable(array<mixed>): void $row  Gets each row; it may have got some when this throws.
	 * @return array<mixed> What stands beside the list.
	 * @throws PlatformFailed
	 */
	public function rows( string $url, #[SensitiveParameter] array $headers, array $path, callable $row ): array {
		if ( microtime( true ) > $this->until ) {
			throw new PlatformFailed( __( 'the platform took too long to respond', 'hearth-hammer' ) );
		}
		null === $this->pulse || ( $this->pulse )();
		$file = (string) tempnam( get_temp_dir(), 'hh-platform' );
		try {
			$answer = ( new HttpClient( 5.0, self::SECONDS, self::MOST_BYTES ) )->save( new HttpRequest( 'GET', $url, array( 'Accept' => 'application/json', ...$headers ) ), $file );
			if ( 200 !== $answer->status ) {
				throw new PlatformFailed( sprintf( /* translators: %d: status, e.g. 503 */ __( 'the platform returned status %d', 'hearth-hammer' ), $answer->status ), in_array( $answer->status, array( 429, 503 ), true ) ? min( HOUR_IN_SECONDS, $answer->retry_after() ?? 60 ) : 0 );
			}
			return JsonRows::each( $file, $path, $row );
		} catch ( HttpFailed | BadJson $failed ) {
			throw new PlatformFailed( $failed->getMessage() ); // phpcs:ignore WordPress.Security.EscapeOutput -- Ours.
		} finally {
			wp_delete_file( $file );
		}
	}
}
