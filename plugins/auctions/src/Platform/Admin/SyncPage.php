<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Admin;

use Closure;
use HearthHammer\Auctions\EditScreens\SaleChoices;
use HearthHammer\Auctions\Platform\PlatformServices;
use HearthHammer\Auctions\Platform\SyncRunners;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Module;
use HearthHammer\Core\Sync\Admin\RunWords;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Core\Sync\Runs;

defined( 'ABSPATH' ) || exit;

/**
 * Auctions → Sync: the platform's sales, lots by CSV, and every run there was.
 */
final class SyncPage implements Module {

	private const SLUG = 'hh-auctions-sync';
	private const RUNS = 30;

	/** Sales whose template is offered, the next first. */
	private const TEMPLATES = 50;

	public const TEMPLATES_ID = 'hh-lots-templates';

	/** @param Closure(): PlatformServices $services Made when they are needed. */
	public function __construct( private readonly Closure $services ) {}

	public function register(): void {
		add_action( 'admin_menu', $this->add( ... ) );
	}

	/** @param int $list Run of the list of sales. */
	public static function url( int $run = 0, int $list = 0 ): string {
		return add_query_arg( array_filter( array( 'post_type' => SalePostType::NAME, 'page' => self::SLUG, 'run' => $run, 'list' => $list ) ), admin_url( 'edit.php' ) );
	}

	public static function message_key(): string {
		return 'hh_auctions_sync_message_' . get_current_user_id();
	}

	private function add(): void {
		add_submenu_page( 'edit.php?post_type=' . SalePostType::NAME, __( 'Sync and import', 'hearth-hammer' ), __( 'Sync and import', 'hearth-hammer' ), Capabilities::PLATFORM, self::SLUG, $this->show( ... ) );
	}

	private function show(): void {
		$asked = static fn ( string $name ): int => isset( $_GET[ $name ] ) && is_scalar( $_GET[ $name ] ) ? absint( $_GET[ $name ] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only shows.
		$run   = $asked( 'run' ) > 0 ? ( new Runs( SyncRunners::LOTS ) )->find( $asked( 'run' ) ) : ( $asked( 'list' ) > 0 ? ( new Runs( SyncRunners::SALES ) )->find( $asked( 'list' ) ) : null );
		echo '<div class="wrap"><h1>' . esc_html__( 'Sync and import', 'hearth-hammer' ) . '</h1>';
		$message = get_transient( self::message_key() );
		if ( is_string( $message ) && '' !== $message ) {
			delete_transient( self::message_key() );
			wp_admin_notice( esc_html( $message ), array( 'type' => 'error' ) );
		}
		if ( null !== $run ) {
			( new SyncReport( ( $this->services )() ) )->show( $run );
			printf( '<p><a href="%s">%s</a></p></div>', esc_url( self::url() ), esc_html__( 'All syncs and imports', 'hearth-hammer' ) );
			return;
		}
		$this->platform();
		$this->csv();
		$this->runs();
		echo '</div>';
	}

	private function platform(): void {
		$services = ( $this->services )();
		printf( '<h2>%s</h2>', esc_html__( 'Bidding platform', 'hearth-hammer' ) );
		if ( ! $services->settings->is_ready() ) {
			printf( '<p>%s <a href="%s">%s</a></p>', esc_html__( 'No platform is selected. Add lots by hand or import them from a CSV file.', 'hearth-hammer' ), esc_url( admin_url( 'options-general.php?page=' . PlatformScreen::PAGE ) ), esc_html__( 'Choose a platform', 'hearth-hammer' ) );
			return;
		}
		self::button( SyncActions::LIST, array(), __( 'Check for new sales', 'hearth-hammer' ), 'secondary' );
		printf( '<div tabindex="0" role="region" aria-label="%s" style="overflow-x:auto"><table class="widefat striped"><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>', esc_attr__( 'Sales', 'hearth-hammer' ), esc_html__( 'Sale', 'hearth-hammer' ), esc_html__( 'Status', 'hearth-hammer' ), esc_html__( 'Last sync', 'hearth-hammer' ), esc_html__( 'Sync', 'hearth-hammer' ) );
		foreach ( $services->sales->followed( $services->settings->adapter() ) as $sale ) {
			$last = ( new Runs( SyncRunners::LOTS ) )->latest( (string) $services->sales->key_of( $sale )?->feed() );
			printf( '<tr><td><a href="%s">%s</a></td><td>%s</td><td>%s</td><td>', esc_url( (string) get_edit_post_link( $sale->id() ) ), esc_html( $sale->title() ), esc_html( $sale->status()->label() ), null === $last ? '' : self::run_link( $last ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
			self::button( SyncActions::SALE, array( 'sale' => $sale->id(), 'dry' => 1 ), __( 'Preview', 'hearth-hammer' ), 'secondary' );
			self::button( SyncActions::SALE, array( 'sale' => $sale->id() ), __( 'Sync now', 'hearth-hammer' ), 'secondary' );
			echo '</td></tr>';
		}
		echo '</tbody></table></div>';
	}

	private function csv(): void {
		printf(
			'<h2>%s</h2><p>%s</p><form method="post" action="%s" enctype="multipart/form-data"><input type="hidden" name="action" value="%s">%s<p><label for="hh-lots-csv"><strong>%s</strong></label><br><input type="file" id="hh-lots-csv" name="lots" accept=".csv,.zip" required aria-describedby="hh-lots-csv-hint"><br><span id="hh-lots-csv-hint" class="description">%s</span></p>%s</form>',
			esc_html__( 'Import lots from CSV', 'hearth-hammer' ),
			esc_html__( 'The file must contain the full catalogue of each sale in it: lots that are not in the file are withdrawn. You see a preview before anything changes.', 'hearth-hammer' ),
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( SyncActions::UPLOAD ),
			wp_nonce_field( SyncActions::UPLOAD, '_wpnonce', true, false ), // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by WordPress.
			esc_html__( 'File', 'hearth-hammer' ),
			/* translators: %s: a size, e.g. 64 MB */
			esc_html( sprintf( __( 'A CSV file with web addresses for images, or a ZIP file of a CSV file and its images. Up to %s.', 'hearth-hammer' ), size_format( wp_max_upload_size() ) ) ),
			get_submit_button( __( 'Check file', 'hearth-hammer' ), 'primary', 'submit', true, array( 'id' => 'hh-lots-csv-check' ) ) // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by WordPress.
		);
		$sales = array_filter( SaleChoices::all(), static fn ( int $id ): bool => '' === SaleRecord::of( $id )?->text( 'platform' ), ARRAY_FILTER_USE_KEY );
		if ( array() === $sales ) {
			printf( '<p>%s</p>', esc_html__( 'No sale was added by hand yet. Add one to download its template here.', 'hearth-hammer' ) );
			return;
		}
		printf( '<p id="%s">%s</p>', esc_attr( self::TEMPLATES_ID ), esc_html__( 'Download a template with the columns and lots of a sale:', 'hearth-hammer' ) );
		foreach ( array_slice( $sales, 0, self::TEMPLATES, true ) as $sale => $label ) {
			self::button( SyncActions::TEMPLATE, array( 'sale' => $sale ), $label, 'secondary' );
		}
	}

	private function runs(): void {
		printf( '<h2>%s</h2>', esc_html__( 'Past syncs and imports', 'hearth-hammer' ) );
		$runs = ( new Runs( SyncRunners::LOTS ) )->recent( self::RUNS );
		if ( array() === $runs ) {
			printf( '<p>%s</p>', esc_html__( 'No syncs or imports yet.', 'hearth-hammer' ) );
			return;
		}
		printf( '<div tabindex="0" role="region" aria-label="%s" style="overflow-x:auto"><table class="widefat striped"><thead><tr>', esc_attr__( 'Past syncs and imports', 'hearth-hammer' ) );
		foreach ( array( __( 'Source', 'hearth-hammer' ), __( 'Date and result', 'hearth-hammer' ), __( 'Added', 'hearth-hammer' ), __( 'Changed', 'hearth-hammer' ), __( 'Unchanged', 'hearth-hammer' ), __( 'Withdrawn', 'hearth-hammer' ), __( 'Warnings', 'hearth-hammer' ) ) as $title ) {
			printf( '<th scope="col">%s</th>', esc_html( $title ) );
		}
		echo '</tr></thead><tbody>';
		foreach ( $runs as $index => $run ) {
			printf( '<tr><td>%s</td><td>%s</td><td>%d</td><td>%d</td><td>%d</td><td>%d</td><td>%s</td></tr>', esc_html( $run->source ), self::run_link( $run ), (int) $run->counts->added, (int) $run->counts->changed, (int) $run->counts->unchanged, (int) $run->counts->withdrawn, esc_html( self::warnings( $run, array_slice( $runs, $index + 1 ) ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
		}
		echo '</tbody></table></div>';
	}

	/**
	 * How many a run has; that they are those of the run before is said, so that nobody reads them again.
	 *
	 * @param list<Run> $earlier The newest first.
	 */
	private static function warnings( Run $run, array $earlier ): string {
		$count = $run->problems->warning_count();
		foreach ( $count > 0 ? $earlier : array() as $before ) {
			if ( $before->feed === $run->feed && 'running' !== $before->status ) {
				/* translators: %s: number of warnings */
				return array() === array_diff_key( SyncRunners::said( $run ), SyncRunners::said( $before ) ) ? sprintf( __( '%s (same as last time)', 'hearth-hammer' ), number_format_i18n( $count ) ) : number_format_i18n( $count );
			}
		}
		return number_format_i18n( $count );
	}

	private static function run_link( Run $run ): string {
		return sprintf( '<a href="%s">%s</a>: %s', esc_url( self::url( $run->id ) ), esc_html( (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $run->started_at ) ), esc_html( RunWords::status( $run ) ) );
	}

	/** @param array<string, int> $values */
	public static function button( string $action, array $values, string $label, string $kind ): void {
		printf( '<form method="post" action="%s" style="display:inline-block;margin:0 .5em .5em 0"><input type="hidden" name="action" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( $action ) );
		foreach ( $values as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%d">', esc_attr( $name ), (int) $value );
		}
		wp_nonce_field( $action, '_wpnonce', true, true );
		printf( '<button class="button button-%s">%s</button></form>', esc_attr( $kind ), esc_html( $label ) );
	}
}
