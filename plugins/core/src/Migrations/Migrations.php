<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Migrations;

use Closure;
use HearthHammer\Core\Log\Log;
use HearthHammer\Core\Module;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Brings a plugin's own tables up to date, once for each version of them.
 *
 * Two servers may do it at once, and one may be stopped half-way. Each step is written to be harmless when it runs again:
 * `dbDelta` for tables, `INSERT IGNORE` for rows.
 */
final class Migrations implements Module {

	/**
	 * @param string                                 $option  Autoloaded option that holds the version reached.
	 * @param int                                    $version Counts up with each change of a table, and with each step in $once.
	 * @param Closure(): list<callable():void>       $tables  Each creates its tables or alters them. All run when the version reached is older.
	 * @param Closure(): array<int, callable():void> $once    What a site gets once, by the version that brought it: a firm may take a capability away again.
	 */
	public function __construct(
		private readonly string $option,
		private readonly int $version,
		private readonly Closure $tables,
		private readonly Closure $once,
	) {}

	public function register(): void {
		// Costs no SQL and loads nothing when nothing is to do: the option is autoloaded.
		add_action( 'init', $this->migrate( ... ), 0 );
	}

	public function migrate(): void {
		$reached = (int) get_option( $this->option, 0 );
		if ( $reached >= $this->version ) {
			return;
		}
		$once = array_filter( ( $this->once )(), static fn ( int $version ): bool => $version > $reached, ARRAY_FILTER_USE_KEY );
		foreach ( array( ...( $this->tables )(), ...array_values( $once ) ) as $step ) {
			try {
				$step();
			} catch ( Throwable $fault ) {
				// The site runs on what it has; the next request tries again.
				Log::write( "{$this->option} {$this->version}: {$fault->getMessage()}" );
				return;
			}
		}
		update_option( $this->option, $this->version, true );
	}

	/**
	 * Creates or alters a table to match a `CREATE TABLE` body. A key that the table has otherwise is replaced; one
	 * that the body no longer names stays until TableKeys::drop().
	 *
	 * @param string $table Name without the site's prefix.
	 * @param string $body  Columns and keys in dbDelta's own spelling (two spaces after PRIMARY KEY).
	 */
	public static function table( string $table, string $body ): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		TableKeys::drop_changed( $table, $body );
		dbDelta( "CREATE TABLE {$wpdb->prefix}{$table} (\n{$body}\n) {$wpdb->get_charset_collate()};" );
	}
}
