<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Admin;

use HearthHammer\Core\Module;
use HearthHammer\Hpapi\Feeds\FeedCapability;
use HearthHammer\Hpapi\Feeds\FeedServices;
use HearthHammer\Hpapi\Feeds\FeedSettings;
use HearthHammer\Hpapi\Feeds\WatchedFolder;

defined( 'ABSPATH' ) || exit;

/**
 * Properties → Import.
 */
final class ImportPage implements Module {

	private const SLUG = 'hpapi-import';

	/** @param \Closure(): FeedServices $feeds Made when they are needed. */
	public function __construct( private readonly \Closure $feeds ) {}

	public function register(): void {
		add_action( 'admin_menu', $this->add( ... ) );
	}

	public static function url( int $run = 0 ): string {
		return add_query_arg(
			array_filter(
				array(
					'post_type' => 'hpapi_property',
					'page'      => self::SLUG,
					'run'       => $run,
				)
			),
			admin_url( 'edit.php' )
		);
	}

	public static function message_key(): string {
		return 'hpapi_import_message_' . get_current_user_id();
	}

	private function add(): void {
		add_submenu_page( 'edit.php?post_type=hpapi_property', __( 'Import properties', 'hearth-hammer' ), __( 'Import', 'hearth-hammer' ), FeedCapability::NAME, self::SLUG, $this->show( ... ) );
	}

	private function show(): void {
		$id  = isset( $_GET['run'] ) && is_scalar( $_GET['run'] ) ? absint( $_GET['run'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only shows.
		$run = $id > 0 ? ( $this->feeds )()->runs->find( $id ) : null;
		echo '<div class="wrap"><h1>' . esc_html__( 'Import properties', 'hearth-hammer' ) . '</h1>';
		$this->message();
		if ( null === $run ) {
			$this->outdated();
			$this->form();
			( new PastImports() )->show( ( $this->feeds )()->runs->recent( 20 ) );
		} else {
			( new RunReport( ( $this->feeds )()->imports ) )->show( $run );
			printf( '<p><a href="%s">%s</a></p>', esc_url( self::url() ), esc_html__( 'All imports', 'hearth-hammer' ) );
		}
		echo '</div>';
	}

	private function message(): void {
		$message = get_transient( self::message_key() );
		if ( is_string( $message ) && '' !== $message ) {
			delete_transient( self::message_key() );
			printf( '<div class="notice notice-error" role="alert"><p>%s</p></div>', esc_html( $message ) );
		}
		if ( isset( $_GET['saved'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only shows.
			printf( '<div class="notice notice-success is-dismissible" role="status"><p>%s</p></div>', esc_html__( 'Settings saved.', 'hearth-hammer' ) );
		}
	}

	/** Properties that an older version of the importer made may lack what the new one reads. */
	private function outdated(): void {
		$feeds = ( $this->feeds )();
		$last  = $feeds->runs->latest_done( 'blm' );
		$count = null === $last ? 0 : $feeds->references->outdated( 'blm', $feeds->imports->version( $last->format ) );
		if ( $count > 0 ) {
			/* translators: %d: number of properties */
			printf( '<div class="notice notice-warning inline"><p>%s</p></div>', esc_html( sprintf( _n( '%d property was imported by an older version of this site and may lack details that this version reads. Import its feed again to update it, even if the feed has not changed.', '%d properties were imported by an older version of this site and may lack details that this version reads. Import their feed again to update them, even if the feed has not changed.', $count, 'hearth-hammer' ), $count ) ) );
		}
	}

	private function form(): void {
		$folder = WatchedFolder::folder();
		printf(
			'<p>%s</p><form method="post" action="%s" enctype="multipart/form-data"><input type="hidden" name="action" value="%s">%s<p><label for="hpapi-feed"><strong>%s</strong></label><br><input type="file" id="hpapi-feed" name="feed" accept="%s" required aria-describedby="hpapi-feed-hint"><br><span id="hpapi-feed-hint" class="description">%s</span></p>%s</form>',
			esc_html__( 'A feed lists every property of the branches it names. Properties it no longer lists are withdrawn. You see the changes before anything happens.', 'hearth-hammer' ),
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( ImportActions::UPLOAD ),
			wp_nonce_field( ImportActions::UPLOAD, '_wpnonce', true, false ), // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by WordPress.
			esc_html__( 'Feed', 'hearth-hammer' ),
			esc_attr( '.' . implode( ',.', ( $this->feeds )()->formats->extensions() ) ),
			/* translators: %s: a size, e.g. 64 MB */
			esc_html( sprintf( __( 'A BLM file with the web addresses of its images, or a zip file with a BLM file and its images. Maximum %s.', 'hearth-hammer' ), size_format( wp_max_upload_size() ) ) ),
			get_submit_button( __( 'Check feed', 'hearth-hammer' ) ) // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by WordPress.
		);
		$this->settings();
		if ( '' !== $folder ) {
			/* translators: %s: a folder on the server */
			printf( '<p>%s</p>', esc_html( sprintf( __( 'Feeds placed in %s are imported every hour.', 'hearth-hammer' ), $folder ) ) );
		}
	}

	private function settings(): void {
		printf(
			'<h2>%s</h2><form method="post" action="%s"><input type="hidden" name="action" value="%s">%s<p><label><input type="checkbox" name="all_or_nothing" value="1" aria-describedby="hpapi-all-hint"%s> %s</label><br><span id="hpapi-all-hint" class="description">%s</span></p>%s</form>',
			esc_html__( 'If a property has an error', 'hearth-hammer' ),
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( ImportActions::SETTINGS ),
			wp_nonce_field( ImportActions::SETTINGS, '_wpnonce', true, false ), // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by WordPress.
			checked( ! FeedSettings::sets_aside(), true, false ),
			esc_html__( 'Reject the whole feed', 'hearth-hammer' ),
			esc_html__( 'If this is not ticked, the property is skipped and stays on the site as it is. All others are imported. If more than a fifth of the properties have errors, the feed is rejected either way.', 'hearth-hammer' ),
			get_submit_button( __( 'Save', 'hearth-hammer' ), 'secondary', 'submit', false, array( 'id' => 'hpapi-feed-settings' ) ) // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by WordPress.
		);
	}
}
