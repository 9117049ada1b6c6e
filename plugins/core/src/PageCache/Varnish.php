<?php

declare( strict_types=1 );

namespace HearthHammer\Core\PageCache;

use HearthHammer\Core\Http\HttpClient;
use HearthHammer\Core\Http\HttpFailed;
use HearthHammer\Core\Http\HttpRequest;

defined( 'ABSPATH' ) || exit;

/**
 * Varnish with the module xkey and deploy/templates/varnish.vcl: `PURGE /` with the tags in `xkey-purge`, to every one of
 * the site's Varnish servers. All are asked, also where one does not answer.
 *
 * @link https://github.com/varnish/varnish-modules/blob/master/src/vmod_xkey.vcc
 */
final readonly class Varnish implements CacheServer {

	/** Varnish takes 8 KB of a header. */
	private const PER_REQUEST = 200;

	/** @param non-empty-list<string> $addresses e.g. `http://127.0.0.1:6081`. */
	public function __construct( private array $addresses, private string $host, private HttpClient $http ) {}

	public function name(): string {
		return 'Varnish';
	}

	public function purge( array $tags ): void {
		$fault = null;
		foreach ( $this->addresses as $address ) {
			foreach ( array_chunk( $tags, self::PER_REQUEST ) as $some ) {
				try {
					PurgeRefused::unless_done( $this->name(), $this->http->send( new HttpRequest( 'PURGE', rtrim( $address, '/' ) . '/', array( 'Host' => $this->host, 'xkey-purge' => implode( ' ', $some ) ) ) ) );
				} catch ( HttpFailed | PurgeRefused $failed ) {
					$fault = $failed;
				}
			}
		}
		if ( null !== $fault ) {
			throw $fault;
		}
	}

	public function headers( array $tags, int $seconds, int $stale, int $broken ): array {
		return array(
			'Surrogate-Key'     => implode( ' ', $tags ),
			'Surrogate-Control' => "max-age={$seconds}, stale-while-revalidate={$stale}, stale-if-error={$broken}",
		);
	}
}
