<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use Closure;
use HearthHammer\Auctions\Platform\Csv\LotsCsvFormat;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Media\PictureCheck;
use HearthHammer\Core\Sync\AlreadyRunning;
use HearthHammer\Core\Sync\InvalidFeed;
use HearthHammer\Core\Sync\Run;
use WP_CLI;

/**
 * `wp auctions sync`
 */
final class SyncCommand {

	/** @param Closure(): PlatformServices $services Made when they are needed. */
	public function __construct( private readonly Closure $services ) {}

	/**
	 * Sync sales and lots with the bidding platform.
	 *
	 * Read and check each catalogue first. If it is incomplete or has an error, change nothing in that sale. Withdraw lots
	 * that a complete catalogue no longer lists. If more than 30% of a sale's lots would be withdrawn, nothing is changed
	 * without --confirm.
	 *
	 * ## OPTIONS
	 *
	 * [<file>]
	 * : With --format=csv: a CSV file, or a ZIP file of a CSV file and its images.
	 *
	 * [--format=<format>]
	 * : `csv` imports lots from a file instead of the platform. The file must contain the full catalogue of each sale in it.
	 *
	 * [--sale=<sale>]
	 * : Sales to sync, separated by commas: a post ID, a slug, or auctioneer/sale as on the platform. A sale given as on the platform is created if it is new.
	 *
	 * [--all]
	 * : Include past sales.
	 *
	 * [--dry-run]
	 * : Show what would change without changing anything.
	 *
	 * [--confirm]
	 * : Withdraw lots even if they are more than 30% of a sale.
	 *
	 * [--count=<number>]
	 * : Confirm that a sale has this many lots, although BidJS lists another number. Preview with --dry-run first. Needs --sale.
	 *
	 * [--pictures=<which>]
	 * : `first` imports only the card image of new lots, `none` imports no images, so they all go live sooner. Sync again for the other images.
	 * ---
	 * default: all
	 * options:
	 *   - all
	 *   - first
	 *   - none
	 * ---
	 *
	 * [--sandbox=<folder>]
	 * : Use a folder of files as the platform, if no platform is selected, and sync with it.
	 *
	 * [--name=<name>]
	 * : Name of the platform shown to visitors.
	 *
	 * ## EXAMPLES
	 *
	 *     wp auctions sync
	 *     wp auctions sync --sale=december-cars --dry-run
	 *     wp auctions sync --sale=hearth-hammer/spring-cars
	 *     wp auctions sync --all --sandbox=/var/www/demo/platform
	 *     wp auctions sync --format=csv lots.csv --dry-run
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function __invoke( array $arguments, array $options ): void {
		if ( is_string( $options['sandbox'] ?? null ) ) {
			PlatformSettings::use_sandbox( $options['sandbox'], is_string( $options['name'] ?? null ) ? $options['name'] : '' );
		}
		$which  = $options['pictures'] ?? 'all';
		$how    = new SyncOptions( pictures: 'none' === $which ? PictureCheck::Later : PictureCheck::Always, dry_run: (bool) ( $options['dry-run'] ?? false ), confirmed: (bool) ( $options['confirm'] ?? false ), leading: 'first' === $which, count: isset( $options['sale'] ) ? absint( $options['count'] ?? 0 ) : 0 );
		if ( 'csv' === ( $options['format'] ?? '' ) ) {
			$this->csv( $arguments[0] ?? '', $how );
			return;
		}
		if ( ! ( $this->services )()->settings->is_ready() ) {
			WP_CLI::error( 'Nothing was synced: no bidding platform is selected in Settings → Bidding platform, or its address is missing.' );
		}
		$failed = 0;
		$done   = array();
		$said   = array_values( array_filter( explode( ',', (string) ( $options['sale'] ?? '' ) ) ) );
		$new    = $this->unknown( $said );
		if ( array() === $said || array() !== $new ) {
			$failed += $this->report( 'sales', $done[] = ( $this->services )()->sync->sales( $how->only( $new ) ) );
		}
		foreach ( array() === $said ? $this->followed( (bool) ( $options['all'] ?? false ) ) : array_map( $this->chosen( ... ), $said ) as $sale ) {
			$failed += $this->report( $sale->slug(), $done[] = ( $this->services )()->sync->sale( $sale, $how ) );
		}
		if ( $failed > 0 ) {
			WP_CLI::error( sprintf( '%d of %d syncs failed. Nothing was changed in those.', $failed, count( $done ) ) );
		}
		WP_CLI::success( self::verdict( $done, $how->dry_run ) );
	}

	private function csv( string $file, SyncOptions $how ): void {
		$imports = ( $this->services )()->csv;
		$path    = (string) realpath( $file );
		try {
			$run = $imports->prepare( '' === $path ? $file : $path, basename( $file ), LotsCsvFormat::FEED, $how->dry_run, $how->confirmed, false, $how->leading );
			$imports->advance( $run );
		} catch ( InvalidFeed | AlreadyRunning $fault ) {
			WP_CLI::error( sprintf( '%s: %s', basename( $file ), $fault->getMessage() ) );
		}
		if ( $this->report( basename( $file ), SyncResult::of( $run ) ) > 0 ) {
			WP_CLI::error( 'asks' === $run->status ? $imports->question( $run ) . '. Nothing was changed. Use --confirm to import anyway.' : 'Nothing was changed.' );
		}
		WP_CLI::success( $how->dry_run ? 'Dry run: nothing was changed.' : 'Everything is up to date.' );
	}

	/**
	 * What a sync without errors did, in one sentence; that it did nothing is said as such.
	 *
	 * @param list<SyncResult> $done
	 */
	public static function verdict( array $done, bool $is_dry ): string {
		$sales   = count( array_filter( $done, static fn ( SyncResult $one ): bool => PlatformSync::SALES_FEED !== $one->run?->feed && SyncResult::DONE === $one->state ) );
		$changed = array_sum( array_map( static fn ( SyncResult $one ): int => null === $one->run ? 0 : $one->run->counts->added + $one->run->counts->changed + $one->run->counts->withdrawn, $done ) );
		return match ( true ) {
			$is_dry => 'Dry run: nothing was changed.',
			array() !== $done && array() === array_filter( $done, static fn ( SyncResult $one ): bool => SyncResult::RUNNING !== $one->state ) => 'Nothing was synced: another sync is running.',
			0 === $sales && 0 === $changed => 'Nothing was synced: the platform has no upcoming sale with lots. Use --all for past sales.',
			0 === $changed => 'Synced, and nothing had changed.',
			default => 'Synced.',
		};
	}

	/**
	 * Sales that are named as the platform does and are not here yet.
	 *
	 * @param list<string> $said
	 * @return list<string> As SaleKey::feed().
	 */
	private function unknown( array $said ): array {
		$keys = array_values( array_filter( array_map( self::key( ... ), $said ) ) );
		return array_values( array_diff( array_map( static fn ( SaleKey $key ): string => $key->feed(), $keys ), array_keys( ( $this->services )()->sales->posts_of( $keys ) ) ) );
	}

	/** @return list<SaleRecord> */
	private function followed( bool $all ): array {
		$services = ( $this->services )();
		return array_values( array_filter( $services->sales->followed( $services->settings->adapter() ), static fn ( SaleRecord $sale ): bool => $all || $sale->status()->is_coming() ) );
	}

	private function chosen( string $said ): SaleRecord {
		$services = ( $this->services )();
		$key      = self::key( $said );
		$sale     = null !== $key ? SaleRecord::of( (int) $services->sales->post_of( $key ) ) : ( ctype_digit( $said ) ? SaleRecord::of( (int) $said ) : SaleRecord::from_slug( $said ) );
		if ( null === $sale || null === $services->sales->key_of( $sale ) ) {
			WP_CLI::error( sprintf( 'Sale %s not found on the platform.', $said ) );
		}
		if ( $sale->text( 'platform' ) !== $services->settings->adapter() ) {
			WP_CLI::error( sprintf( 'Sale %s comes from another platform than the one in the settings.', $said ) );
		}
		return $sale;
	}

	private static function key( string $said ): ?SaleKey {
		$parts = explode( '/', $said, 2 );
		return 2 === count( $parts ) ? SaleKey::of( $parts[0], $parts[1] ) : null;
	}

	/** @return int 1 where it failed. */
	private function report( string $what, SyncResult $result ): int {
		$run = $result->run;
		if ( null === $run || SyncResult::EMPTY === $result->state ) {
			WP_CLI::log( sprintf( '%s: %s', $what, SyncResult::EMPTY === $result->state ? 'nothing listed yet' : 'another sync is running' ) );
			return 0;
		}
		foreach ( array( 'Error' => $run->problems->errors(), 'Warning' => $run->problems->warnings() ) as $kind => $problems ) {
			foreach ( $problems as $problem ) {
				WP_CLI::log( sprintf( '%s: %s: %s', $kind, $what, $problem ) );
			}
		}
		WP_CLI::log( sprintf( '%s: %s. %s', $what, self::word( $result ), self::counts( $run ) ) );
		return $result->is_good() ? 0 : 1;
	}

	private static function word( SyncResult $result ): string {
		return match ( $result->state ) {
			SyncResult::DONE => 'up to date',
			SyncResult::CHECKED => 'checked',
			SyncResult::ASKS => 'not changed: too many lots would be withdrawn. Use --confirm to sync anyway',
			SyncResult::RUNNING => 'not finished. Sync again to resume',
			default => 'stopped' === $result->run?->status ? 'stopped. Sync again to resume' : 'failed, not changed',
		};
	}

	private static function counts( Run $run ): string {
		$counts = $run->counts;
		$words  = array(
			'added'            => $counts->added,
			'changed'          => $counts->changed,
			'unchanged'        => $counts->unchanged,
			'withdrawn'        => $counts->withdrawn,
			'images added'   => $counts->pictures_added,
			'images removed' => $counts->pictures_removed,
			'images failed' => $counts->pictures_failed,
			'images still to import' => $counts->pictures_later,
		);
		return implode( ', ', array_map( static fn ( string $word, int $number ): string => "{$number} {$word}", array_keys( array_filter( $words ) ), array_filter( $words ) ) );
	}
}
