<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Cli;

use HearthHammer\Core\Module;
use HearthHammer\Core\Page\CacheTags;
use HearthHammer\Core\PageCache\Purges;
use Throwable;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * `wp hearth-hammer purge`
 */
final class PageCacheCommand implements Module {

	public function __construct( private readonly Purges $purges ) {}

	public function register(): void {
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'hearth-hammer purge', $this->purge( ... ), CommandHelp::of( 'Purge the page cache: everything, or what the tags name.', array( 'wp hearth-hammer purge', 'wp hearth-hammer purge property-12 list-sale' ) ) );
		}
	}

	/** @param list<string> $tags */
	private function purge( array $tags ): void {
		if ( ! $this->purges->are_wanted() ) {
			WP_CLI::warning( 'No page cache is set. See docs/settings.md.' );
			return;
		}
		try {
			$this->purges->now( array() === $tags ? array( CacheTags::SITE ) : $tags );
		} catch ( Throwable $fault ) {
			WP_CLI::error( $fault->getMessage() );
		}
		WP_CLI::success( array() === $tags ? 'Purged everything.' : sprintf( 'Purged %s.', implode( ', ', $tags ) ) );
	}
}
