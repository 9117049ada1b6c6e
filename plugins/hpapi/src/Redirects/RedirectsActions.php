<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Redirects;

use HearthHammer\Core\Csv\BadFile;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * What the buttons of the redirects' screen do.
 */
final readonly class RedirectsActions implements Module {

	public const UPLOAD = 'hpapi_redirects_upload';
	public const DELETE = 'hpapi_redirects_delete';

	public function __construct( private RedirectRepository $redirects ) {}

	public function register(): void {
		add_action( 'admin_post_' . self::UPLOAD, $this->upload( ... ) );
		add_action( 'admin_post_' . self::DELETE, $this->delete_all( ... ) );
	}

	private function upload(): never {
		$this->check( self::UPLOAD );
		// phpcs:ignore WordPress.Security -- The nonce is verified above; the file is read as text, whatever its name says.
		$file = $_FILES['file'] ?? null;
		$path = is_array( $file ) && is_string( $file['tmp_name'] ?? null ) && UPLOAD_ERR_OK === ( $file['error'] ?? null ) ? $file['tmp_name'] : '';
		if ( '' === $path || ! is_uploaded_file( $path ) ) {
			$this->leave( 'error', __( 'Choose a CSV file within this server’s upload limit.', 'hearth-hammer' ) );
		}
		$this->import( $path );
	}

	/** The file was looked at: it is an upload. */
	public function import( string $path ): never {
		try {
			$done = ( new ImportRedirects( $this->redirects ) )->from_file( $path );
		} catch ( BadFile $fault ) {
			$this->leave( 'error', $fault->getMessage() );
		}
		$kind = array() === $done->problems ? 'success' : 'warning';
		/* translators: 1: number of new redirects, 2: of changed ones, 3: of lines that were left out */
		$this->leave( $kind, sprintf( __( '%1$s added, %2$s replaced, %3$s skipped.', 'hearth-hammer' ), number_format_i18n( $done->added ), number_format_i18n( $done->replaced ), number_format_i18n( count( $done->problems ) ) ), $done->problems );
	}

	/** What the list says next, after some were deleted. */
	public static function tell_deleted( int $count ): void {
		/* translators: %s: number of redirects */
		self::tell( 'success', sprintf( _n( '%s redirect was deleted.', '%s redirects were deleted.', $count, 'hearth-hammer' ), number_format_i18n( $count ) ) );
	}

	private function delete_all(): never {
		$this->check( self::DELETE );
		// A page of an older version also sends what is ticked here, without this.
		self::tell_deleted( '1' === ( $_POST['all'] ?? '' ) ? $this->redirects->delete_all() : 0 ); // phpcs:ignore WordPress.Security -- Verified above; compared only.
		wp_safe_redirect( RedirectsScreen::url() );
		exit;
	}

	private function check( string $action ): void {
		if ( ! current_user_can( RedirectsScreen::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to change redirects.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( $action );
	}

	/** @param array<int, string> $problems */
	private function leave( string $kind, string $text, array $problems = array() ): never {
		self::tell( $kind, $text, $problems );
		wp_safe_redirect( RedirectsScreen::url() );
		exit;
	}

	/** @param array<int, string> $problems */
	private static function tell( string $kind, string $text, array $problems = array() ): void {
		set_transient( RedirectsScreen::message_key(), array( 'kind' => $kind, 'text' => $text, 'problems' => array_slice( $problems, 0, 1000, true ) ), 5 * MINUTE_IN_SECONDS );
	}
}
