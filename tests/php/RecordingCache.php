<?php

declare( strict_types=1 );

namespace HearthHammer\Tests;

use HearthHammer\Core\PageCache\CacheServer;
use HearthHammer\Core\PageCache\PurgeRefused;

/** A page cache that notes what it is told to purge. */
final class RecordingCache implements CacheServer {

	/** @var list<list<string>> */
	public array $purges = array();

	public bool $refuses = false;

	/** In use for the rest of the test. */
	public static function begin(): self {
		$cache = new self();
		add_filter( 'hearth_hammer_cache_servers', static fn (): array => array( $cache ) );
		return $cache;
	}

	public function name(): string {
		return 'Test';
	}

	public function purge( array $tags ): void {
		$this->purges[] = $tags;
		if ( $this->refuses ) {
			throw new PurgeRefused( 'Test', 503 );
		}
	}

	public function headers( array $tags, int $seconds, int $stale, int $broken ): array {
		return array(
			'Surrogate-Key'     => implode( ' ', $tags ),
			'Surrogate-Control' => "max-age={$seconds}, stale-while-revalidate={$stale}, stale-if-error={$broken}",
		);
	}
}
