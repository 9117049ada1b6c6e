<?php

declare( strict_types=1 );

namespace HearthHammer\Core\PageCache;

use HearthHammer\Core\Http\HttpClient;
use HearthHammer\Core\Http\HttpRequest;
use SensitiveParameter;

defined( 'ABSPATH' ) || exit;

/**
 * Fastly: `POST /service/{id}/purge` with the tags in `Surrogate-Key`, up to 256 at once. It reads `Surrogate-Key` and
 * `Surrogate-Control`, and removes both.
 *
 * @link https://www.fastly.com/documentation/reference/api/purging/
 */
final readonly class Fastly implements CacheServer {

	private const API         = 'https://api.fastly.com';
	private const PER_REQUEST = 256;

	public function __construct( private string $service, #[SensitiveParameter] private string $token, private HttpClient $http, private string $api = self::API ) {}

	public function name(): string {
		return 'Fastly';
	}

	public function purge( array $tags ): void {
		foreach ( array_chunk( $tags, self::PER_REQUEST ) as $some ) {
			$headers = array(
				'Fastly-Key'    => $this->token,
				'Accept'        => 'application/json',
				'Surrogate-Key' => implode( ' ', $some ),
			);
			PurgeRefused::unless_done( $this->name(), $this->http->send( new HttpRequest( 'POST', "{$this->api}/service/" . rawurlencode( $this->service ) . '/purge', $headers ) ) );
		}
	}

	public function headers( array $tags, int $seconds, int $stale, int $broken ): array {
		return array(
			'Surrogate-Key'     => implode( ' ', $tags ),
			'Surrogate-Control' => "max-age={$seconds}, stale-while-revalidate={$stale}, stale-if-error={$broken}",
		);
	}

	/** @return array<string, string> What a debugger may show. */
	public function __debugInfo(): array {
		return array( 'service' => $this->service );
	}
}
