<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Migrations;

use Closure;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * On a network: when one of its sites is deleted for good, a plugin's tables of that site go as well. WordPress by itself
 * drops only its own. (A new site, and each site when a plugin is activated for all, gets its tables by Migrations with its
 * first request.)
 */
final readonly class NetworkTables implements Module {

	/** @param Closure(): list<string> $tables Without a site's prefix. */
	public function __construct( private Closure $tables ) {}

	public function register(): void {
		add_filter( 'wpmu_drop_tables', $this->add( ... ), 10, 2 );
	}

	/**
	 * @param array<string> $tables Whole names.
	 * @param int           $site   The site that goes.
	 * @return array<string>
	 */
	private function add( array $tables, int $site ): array {
		global $wpdb;
		$prefix = $wpdb->get_blog_prefix( $site );
		return array( ...$tables, ...array_map( static fn ( string $table ): string => $prefix . $table, ( $this->tables )() ) );
	}
}
