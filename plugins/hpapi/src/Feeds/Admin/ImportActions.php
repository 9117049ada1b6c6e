<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Admin;

use HearthHammer\Core\Module;
use HearthHammer\Core\Sync\AlreadyRunning;
use HearthHammer\Core\Sync\InvalidFeed;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Hpapi\Feeds\FeedCapability;
use HearthHammer\Hpapi\Feeds\FeedServices;
use HearthHammer\Hpapi\Feeds\FeedSettings;

defined( 'ABSPATH' ) || exit;

/**
 * What the buttons of the import page do. Each request works for some seconds and comes back to the page, which
 * sends the next one.
 */
final class ImportActions implements Module {

	public const UPLOAD  = 'hpapi_import_upload';
	public const STEP    = 'hpapi_import_step';
	public const PROCEED = 'hpapi_import_proceed';
	public const STOP    = 'hpapi_import_stop';
	public const SETTINGS = 'hpapi_import_settings';

	/** Web servers give up after 30 seconds or more. */
	private const SLICE_SECONDS = 8.0;

	/** @param \Closure(): FeedServices $feeds Made when they are needed. */
	public function __construct( private readonly \Closure $feeds ) {}

	public function register(): void {
		add_action( 'admin_post_' . self::UPLOAD, $this->upload( ... ) );
		add_action( 'admin_post_' . self::STEP, $this->step( ... ) );
		add_action( 'admin_post_' . self::PROCEED, $this->proceed( ... ) );
		add_action( 'admin_post_' . self::STOP, $this->stop( ... ) );
		add_action( 'admin_post_' . self::SETTINGS, $this->settings( ... ) );
	}

	private function upload(): void {
		$this->check( self::UPLOAD );
		// phpcs:ignore WordPress.Security -- The nonce is verified above; the file is looked into, whatever its name says.
		$file = $_FILES['feed'] ?? null;
		$name = is_array( $file ) && is_string( $file['name'] ?? null ) ? sanitize_file_name( $file['name'] ) : '';
		$from = is_array( $file ) && is_string( $file['tmp_name'] ?? null ) && UPLOAD_ERR_OK === ( $file['error'] ?? null ) ? $file['tmp_name'] : '';
		if ( '' === $from || ! ( $this->feeds )()->formats->take( $name ) || ! is_uploaded_file( $from ) ) {
			$this->leave( 0, __( 'Choose a .blm or .zip file within this server’s upload limit.', 'hearth-hammer' ) );
		}
		try {
			// Under a name of ours: the visitor's could be anything.
			$path = ( $this->feeds )()->work->make( 'upload-' . bin2hex( random_bytes( 12 ) ) ) . '/feed.' . strtolower( pathinfo( $name, PATHINFO_EXTENSION ) );
			if ( ! move_uploaded_file( $from, $path ) ) { // phpcs:ignore Generic.PHP.ForbiddenFunctions -- Into a folder of ours, not the media library.
				throw new InvalidFeed( __( 'the file could not be saved', 'hearth-hammer' ) );
			}
			$run = ( $this->feeds )()->imports->prepare( $path, $name, 'blm', true, false, false );
		} catch ( InvalidFeed $fault ) {
			$this->leave( 0, $name . ': ' . $fault->getMessage() );
		}
		$this->work( $run );
	}

	private function step(): void {
		$run = $this->run( self::STEP );
		$this->work( $run );
	}

	private function proceed(): void {
		$run = $this->run( self::PROCEED );
		if ( in_array( $run->status, array( 'checked', 'asks' ), true ) ) {
			// The button says how many would be withdrawn: whoever presses it has been asked.
			( $this->feeds )()->imports->proceed( $run, 'asks' === $run->status );
		} elseif ( 'stopped' === $run->status ) {
			$run->status = 'running';
			( $this->feeds )()->runs->save( $run );
		}
		$this->work( $run );
	}

	private function stop(): void {
		$run = $this->run( self::STOP );
		if ( $run->is_open() ) {
			$run->status = 'stopped';
			( $this->feeds )()->runs->save( $run );
		}
		$this->leave( $run->id );
	}

	private function settings(): never {
		$this->check( self::SETTINGS );
		FeedSettings::set_all_or_nothing( isset( $_POST['all_or_nothing'] ) ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Verified above.
		wp_safe_redirect( add_query_arg( 'saved', '1', ImportPage::url() ) );
		exit;
	}

	private function work( Run $run ): never {
		if ( 'running' === $run->status ) {
			try {
				( $this->feeds )()->imports->advance( $run, self::SLICE_SECONDS );
			} catch ( AlreadyRunning $busy ) {
				$this->leave( $run->id, $busy->getMessage() );
			}
		}
		$this->leave( $run->id );
	}

	private function check( string $action ): void {
		if ( ! current_user_can( FeedCapability::NAME ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to import feeds.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( $action );
	}

	private function run( string $action ): Run {
		$this->check( $action );
		$id  = isset( $_REQUEST['run'] ) && is_scalar( $_REQUEST['run'] ) ? absint( $_REQUEST['run'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Verified above.
		$run = ( $this->feeds )()->runs->find( $id );
		if ( null === $run ) {
			wp_die( esc_html__( 'Import not found.', 'hearth-hammer' ), '', array( 'response' => 404 ) );
		}
		return $run;
	}

	private function leave( int $run, string $message = '' ): never {
		if ( '' !== $message ) {
			set_transient( ImportPage::message_key(), $message, 5 * MINUTE_IN_SECONDS );
		}
		wp_safe_redirect( ImportPage::url( $run ) );
		exit;
	}
}
