<?php

declare( strict_types=1 );

namespace HearthHammer\Core\PageCache;

use HearthHammer\Core\Config\Config;
use HearthHammer\Core\Http\HttpClient;

/**
 * The shared caches that the site's owner has set, the nearest first: a cache that is purged earlier would fetch the old
 * answer from the one behind it.
 */
final class CacheServers {

	/** @var list<CacheServer>|null */
	private ?array $own = null;

	/** @return list<CacheServer> */
	public function all(): array {
		$this->own ??= self::set();
		/**
		 * Filters the shared caches that are purged, for one of another kind.
		 *
		 * @param list<CacheServer> $servers The nearest first.
		 */
		return array_values( array_filter( (array) apply_filters( 'hearth_hammer_cache_servers', $this->own ), static fn ( mixed $one ): bool => $one instanceof CacheServer ) );
	}

	public function are_any(): bool {
		return array() !== $this->all();
	}

	/** @return list<CacheServer> */
	private static function set(): array {
		$servers = array();
		$varnish = array_values( array_filter( explode( ' ', strtr( Config::string( 'HEARTH_HAMMER_VARNISH' ), ",\n\t", '   ' ) ) ) );
		if ( array() !== $varnish ) {
			// On the site's own network: what takes longer than a second is out of order.
			$servers[] = new Varnish( $varnish, (string) wp_parse_url( home_url(), PHP_URL_HOST ), new HttpClient( 1.0, 2.0, 100_000, true ) );
		}
		$http   = static fn (): HttpClient => new HttpClient( 3.0, 10.0, 500_000 );
		$fastly = Config::string( 'HEARTH_HAMMER_FASTLY_SERVICE' );
		if ( '' !== $fastly ) {
			$servers[] = new Fastly( $fastly, Config::string( 'HEARTH_HAMMER_FASTLY_TOKEN' ), $http() );
		}
		$cloudflare = Config::string( 'HEARTH_HAMMER_CLOUDFLARE_ZONE' );
		if ( '' !== $cloudflare ) {
			$servers[] = new Cloudflare( $cloudflare, Config::string( 'HEARTH_HAMMER_CLOUDFLARE_TOKEN' ), $http() );
		}
		return $servers;
	}
}
