<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Admin;

use Closure;
use HearthHammer\Auctions\Platform\Csv\LotsCsvFormat;
use HearthHammer\Auctions\Platform\PlatformFailed;
use HearthHammer\Auctions\Platform\PlatformServices;
use HearthHammer\Auctions\Platform\SyncOptions;
use HearthHammer\Auctions\Platform\SyncResult;
use HearthHammer\Auctions\Platform\SyncRunners;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Csv\CsvDownload;
use HearthHammer\Core\Module;
use HearthHammer\Core\Sync\AlreadyRunning;
use HearthHammer\Core\Sync\InvalidFeed;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Core\Sync\Runs;

defined( 'ABSPATH' ) || exit;

/**
 * What the buttons of Auctions → Sync do, in slices of some seconds, with or without JavaScript.
 */
final class SyncActions implements Module {

	public const LIST     = 'hh_auctions_sync_sales';
	public const SALE     = 'hh_auctions_sync_sale';
	public const PROCEED  = 'hh_auctions_sync_proceed';
	public const UPLOAD   = 'hh_auctions_csv_upload';
	public const TEMPLATE = 'hh_auctions_csv_template';

	private const SLICE_SECONDS = 20;

	/** @param Closure(): PlatformServices $services Made when they are needed. */
	public function __construct( private readonly Closure $services ) {}

	public function register(): void {
		add_action( 'admin_post_' . self::LIST, $this->sales( ... ) );
		add_action( 'admin_post_' . self::SALE, $this->sale( ... ) );
		add_action( 'admin_post_' . self::PROCEED, $this->proceed( ... ) );
		add_action( 'admin_post_' . self::UPLOAD, $this->upload( ... ) );
		add_action( 'admin_post_' . self::TEMPLATE, $this->template( ... ) );
	}

	private function sales(): void {
		$this->check( self::LIST );
		$this->leave( ( $this->services )()->sync->sales( new SyncOptions( read_seconds: 40, slice: self::SLICE_SECONDS ) ) );
	}

	private function sale(): void {
		$this->check( self::SALE );
		$sale = SaleRecord::of( self::number( 'sale' ) );
		if ( null === $sale ) {
			wp_die( esc_html__( 'Sale not found.', 'hearth-hammer' ), '', array( 'response' => 404 ) );
		}
		try {
			$this->leave( ( $this->services )()->sync->sale( $sale, new SyncOptions( read_seconds: 40, slice: self::SLICE_SECONDS, dry_run: 1 === self::number( 'dry' ), count: self::number( 'count' ) ) ) );
		} catch ( PlatformFailed $failed ) {
			$this->back( 0, $failed->getMessage() );
		}
	}

	/** Whoever presses it was told how many would be withdrawn. */
	private function proceed(): void {
		$this->check( self::PROCEED );
		$run = ( new Runs( SyncRunners::LOTS ) )->find( self::number( 'run' ) );
		if ( null === $run || ! in_array( $run->status, array( 'checked', 'asks', 'stopped', 'running' ), true ) ) {
			wp_die( esc_html__( 'Sync not found.', 'hearth-hammer' ), '', array( 'response' => 404 ) );
		}
		if ( LotsCsvFormat::FEED === $run->feed ) {
			$this->proceed_csv( $run );
		}
		$sale = SaleRecord::of( (int) ( $run->settings()['sale'] ?? 0 ) );
		if ( null === $sale || ! is_file( $run->path ) ) {
			$this->back( $run->id, __( 'The data from that sync is no longer available. Sync again.', 'hearth-hammer' ) );
		}
		try {
			$this->leave( in_array( $run->status, array( 'stopped', 'running' ), true )
				? ( $this->services )()->sync->sale( $sale, new SyncOptions( slice: self::SLICE_SECONDS ) )
				: ( $this->services )()->sync->proceed( $sale, $run, 'asks' === $run->status ) );
		} catch ( PlatformFailed $failed ) {
			$this->back( $run->id, $failed->getMessage() );
		}
	}

	private function proceed_csv( Run $run ): never {
		$imports = ( $this->services )()->csv;
		if ( in_array( $run->status, array( 'checked', 'asks' ), true ) ) {
			$imports->proceed( $run, 'asks' === $run->status );
		}
		$run->status = 'running';
		$this->advance( $run );
	}

	/** It is checked first; nothing is written before somebody has seen what would be. */
	private function upload(): void {
		$this->check( self::UPLOAD );
		$csv  = ( $this->services )()->csv;
		$file = $_FILES['lots'] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput, WordPress.Security.NonceVerification.Missing -- Checked above and below.
		$name = is_array( $file ) && is_string( $file['name'] ?? null ) ? sanitize_file_name( $file['name'] ) : '';
		$from = is_array( $file ) && is_string( $file['tmp_name'] ?? null ) ? $file['tmp_name'] : '';
		if ( '' === $from || ! is_uploaded_file( $from ) || ! $csv->takes( $name ) ) {
			$this->back( 0, __( 'Choose a CSV file, or a ZIP file containing one, within this server’s upload limit.', 'hearth-hammer' ) );
		}
		try {
			// Under a name of ours: the visitor's could be anything.
			$path = ( $this->services )()->work->make( 'upload-' . bin2hex( random_bytes( 12 ) ) ) . '/lots.' . strtolower( pathinfo( $name, PATHINFO_EXTENSION ) );
			if ( ! move_uploaded_file( $from, $path ) ) { // phpcs:ignore Generic.PHP.ForbiddenFunctions -- Into a folder of ours, not the media library.
				throw new InvalidFeed( __( 'the file could not be saved', 'hearth-hammer' ) );
			}
			$run = $csv->prepare( $path, $name, LotsCsvFormat::FEED, true, false, false );
		} catch ( InvalidFeed $fault ) {
			$this->back( 0, "{$name}: {$fault->getMessage()}" );
		}
		$this->advance( $run );
	}

	private function advance( Run $run ): never {
		try {
			( $this->services )()->csv->advance( $run, self::SLICE_SECONDS );
		} catch ( AlreadyRunning $busy ) {
			$this->back( $run->id, $busy->getMessage() );
		}
		$this->back( $run->id );
	}

	private function template(): void {
		$this->check( self::TEMPLATE );
		$sale = SaleRecord::of( self::number( 'sale' ) );
		if ( null === $sale ) {
			wp_die( esc_html__( 'Sale not found.', 'hearth-hammer' ), '', array( 'response' => 404 ) );
		}
		CsvDownload::send( "lots-{$sale->slug()}", static fn ( $stream ) => LotsCsvFormat::template( $stream, $sale ) );
	}

	private function check( string $action ): void {
		if ( ! current_user_can( Capabilities::PLATFORM ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to sync sales.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( $action );
	}

	private static function number( string $name ): int {
		return isset( $_REQUEST[ $name ] ) && is_scalar( $_REQUEST[ $name ] ) ? absint( $_REQUEST[ $name ] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Verified by check().
	}

	private function leave( SyncResult $result ): never {
		$this->back( (int) $result->run?->id, null === $result->run ? __( 'This sync is already running. Check again in a moment.', 'hearth-hammer' ) : '', $result->run?->feed === 'sales' );
	}

	private function back( int $run, string $message = '', bool $is_list = false ): never {
		if ( '' !== $message ) {
			set_transient( SyncPage::message_key(), $message, 5 * MINUTE_IN_SECONDS );
		}
		wp_safe_redirect( SyncPage::url( $is_list ? 0 : $run, $is_list ? $run : 0 ) );
		exit;
	}
}
