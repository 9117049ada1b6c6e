<?php

declare( strict_types=1 );

namespace HearthHammer\Core\PageCache;

use HearthHammer\Core\Http\HttpClient;
use HearthHammer\Core\Http\HttpRequest;
use SensitiveParameter;

defined( 'ABSPATH' ) || exit;

/**
 * Cloudflare: `POST /zones/{id}/purge_cache` with `tags`, 30 at once, which every plan allows. It reads `Cache-Tag`, and its own
 * age from `Cloudflare-CDN-Cache-Control`.
 *
 * @link https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/
 * @link https://developers.cloudflare.com/cache/concepts/cdn-cache-control/
 */
final readonly class Cloudflare implements CacheServer {

	private const API         = 'https://api.cloudflare.com/client/v4';
	private const PER_REQUEST = 30;

	public function __construct( private string $zone, #[SensitiveParameter] private string $token, private HttpClient $http, private string $api = self::API ) {}

	public function name(): string {
		return 'Cloudflare';
	}

	public function purge( array $tags ): void {
		foreach ( array_chunk( $tags, self::PER_REQUEST ) as $some ) {
			$answer = $this->http->send(
				new HttpRequest(
					'POST',
					"{$this->api}/zones/" . rawurlencode( $this->zone ) . '/purge_cache',
					array( 'Authorization' => "Bearer {$this->token}", 'Content-Type' => 'application/json' ),
					(string) wp_json_encode( array( 'tags' => $some ) )
				)
			);
			PurgeRefused::unless_done( $this->name(), $answer );
			$said = json_decode( $answer->body, true );
			if ( ! is_array( $said ) || true !== ( $said['success'] ?? null ) ) {
				throw new PurgeRefused( $this->name(), $answer->status ); // phpcs:ignore WordPress.Security.EscapeOutput -- A number and a name of ours.
			}
		}
	}

	public function headers( array $tags, int $seconds, int $stale, int $broken ): array {
		return array(
			'Cache-Tag'                    => implode( ',', $tags ),
			'Cloudflare-CDN-Cache-Control' => "public, max-age={$seconds}, stale-while-revalidate={$stale}, stale-if-error={$broken}",
		);
	}

	/** @return array<string, string> What a debugger may show. */
	public function __debugInfo(): array {
		return array( 'zone' => $this->zone );
	}
}
