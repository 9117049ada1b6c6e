<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Migrations;

use Closure;
use HearthHammer\Core\Log\Log;
use HearthHammer\Core\Module;
use LogicException;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Versioned, repeatable changes of a plugin's own tables.
 *
 * A migration may run twice (two servers, or a crash half-way), so each is written to be harmless then:
 * `dbDelta` for tables, `INSERT IGNORE` for rows.
 */
final class Migrations implements Module {

	/**
	 * @param string                                 $option     Autoloaded option that holds the version reached.
	 * @param int                                    $latest     The last version: all that a request needs where nothing is to do.
	 * @param Closure(): array<int, callable():void> $migrations Version (1, 2, …) to the change that reaches it.
	 */
	public function __construct(
		private readonly string $option,
		private readonly int $latest,
		private readonly Closure $migrations,
	) {}

	public function register(): void {
		// Costs no SQL and loads nothing when nothing is to do: the option is autoloaded.
		add_action( 'init', $this->migrate( ... ), 0 );
	}

	public function migrate(): void {
		$reached = (int) get_option( $this->option, 0 );
		if ( $reached >= $this->latest ) {
			return;
		}
		$migrations = ( $this->migrations )();
		if ( $this->latest !== array_key_last( $migrations ) ) {
			throw new LogicException( "The last migration of {$this->option} is not {$this->latest}." ); // phpcs:ignore WordPress.Security.EscapeOutput -- A mistake of ours.
		}
		foreach ( $migrations as $version => $migration ) {
			if ( $version > $reached ) {
				try {
					$migration();
				} catch ( Throwable $fault ) {
					// The site runs on what it has; the next request tries again.
					Log::write( "{$this->option} {$version}: {$fault->getMessage()}" );
					return;
				}
				update_option( $this->option, $version, true );
			}
		}
	}

	/**
	 * Creates or alters a table to match a `CREATE TABLE` body. A key that the table has otherwise is made anew; one
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
