<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack\Staff;

use HearthHammer\Auctions\LegalPack\DocumentRepository;
use HearthHammer\Auctions\LegalPack\LegalDocuments;
use HearthHammer\Auctions\LegalPack\LegalTerms;
use HearthHammer\Auctions\LegalPack\Vault;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Core\Module;
use InvalidArgumentException;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * What the buttons of legal packs do.
 */
final class LegalActions implements Module {

	public const SAVE  = 'hh_legal_save';
	public const TERMS = 'hh_legal_terms';

	private const SAID = 'hh_legal_said';

	public function __construct(
		private readonly LegalDocuments $putting,
		private readonly DocumentRepository $documents,
		private readonly Vault $vault,
	) {}

	public function register(): void {
		add_action( 'admin_post_' . self::SAVE, $this->save( ... ) );
		add_action( 'admin_post_' . self::TERMS, $this->change_terms( ... ) );
		add_action( 'admin_notices', $this->say( ... ) );
		add_action( 'before_delete_post', $this->forget( ... ) );
		add_action( 'hh_duplicated', $this->copy( ... ), 10, 2 );
	}

	private function save(): void {
		$lot = absint( is_scalar( $_POST['lot'] ?? null ) ? $_POST['lot'] : 0 ); // phpcs:ignore WordPress.Security.NonceVerification -- Checked next.
		check_admin_referer( self::SAVE . $lot );
		if ( ! current_user_can( Capabilities::EDIT_LOTS ) || ! current_user_can( 'edit_post', $lot ) || null === LotRecord::of( $lot ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to edit legal packs.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- Numbers only; files are checked by LegalDocuments.
		$places   = is_array( $_POST['place'] ?? null ) ? array_map( static fn ( mixed $place ): int => is_scalar( $place ) ? absint( $place ) : 0, wp_unslash( $_POST['place'] ) ) : array();
		$withdraw = is_array( $_POST['withdraw'] ?? null ) ? array_map( static fn ( mixed $one ): int => is_scalar( $one ) ? absint( $one ) : 0, wp_unslash( $_POST['withdraw'] ) ) : array();
		$problems = $this->take_in( $lot, $_FILES );
		// phpcs:enable
		$this->arrange( $lot, $places, $withdraw );
		set_transient( self::SAID . get_current_user_id(), $problems, MINUTE_IN_SECONDS );
		wp_safe_redirect( add_query_arg( self::SAID, '1', (string) get_edit_post_link( $lot, 'raw' ) ) . '#hh-legal-pack' );
		exit;
	}

	/**
	 * @param array<string, mixed> $files As $_FILES.
	 * @return list<string> What was not taken and why.
	 */
	public function take_in( int $lot, array $files ): array {
		$problems = array();
		foreach ( UploadedFile::all( $files ) as $field => $uploads ) {
			foreach ( $uploads as $upload ) {
				try {
					$this->take( $lot, $field, $upload );
				} catch ( InvalidArgumentException | RuntimeException $fault ) {
					$problems[] = "{$upload->name}: {$fault->getMessage()}";
				}
			}
		}
		return $problems;
	}

	private function take( int $lot, string $field, UploadedFile $upload ): void {
		if ( '' === $upload->path ) {
			throw new InvalidArgumentException( esc_html__( 'The upload was incomplete. Larger files may need a higher upload limit on the web server.', 'hearth-hammer' ) );
		}
		if ( 'files' === $field ) {
			$this->putting->put( $lot, $upload->title(), $upload->path, $upload->name, get_current_user_id() );
			return;
		}
		$document = 1 === preg_match( '/^version_(\d+)$/D', $field, $found ) ? $this->documents->latest( (int) $found[1] ) : null;
		if ( null !== $document && $document->lot === $lot ) {
			$this->putting->replace( $document, $upload->path, $upload->name, get_current_user_id() );
		}
	}

	/**
	 * @param array<int|string, int> $places   Document to its place.
	 * @param array<int|string, int> $withdraw Documents.
	 */
	public function arrange( int $lot, array $places, array $withdraw ): void {
		foreach ( $places as $document => $place ) {
			$this->documents->move( $lot, (int) $document, max( 1, min( 999, $place ) ) );
		}
		foreach ( $withdraw as $document ) {
			$this->documents->withdraw( $lot, $document, time() );
		}
	}

	private function change_terms(): void {
		check_admin_referer( self::TERMS );
		if ( ! current_user_can( Capabilities::EDIT_LOTS ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to edit legal packs.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		$text = is_string( $_POST['terms'] ?? null ) ? sanitize_textarea_field( wp_unslash( $_POST['terms'] ) ) : '';
		$said = LegalTerms::change( $text, get_current_user_id() ) ? 'changed' : 'same';
		wp_safe_redirect( AccessScreen::url( array( 'said' => $said ) ) );
		exit;
	}

	private function say(): void {
		if ( ! isset( $_GET[ self::SAID ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- Only chooses a sentence.
			return;
		}
		$problems = get_transient( self::SAID . get_current_user_id() );
		$problems = is_array( $problems ) ? $problems : array();
		wp_admin_notice( __( 'Legal pack saved.', 'hearth-hammer' ), array( 'type' => 'success' ) );
		foreach ( $problems as $problem ) {
			wp_admin_notice( esc_html( (string) $problem ), array( 'type' => 'error' ) );
		}
	}

	/** A copy of a lot has its documents, and no readers. One that is not to be had is put in again by hand. */
	private function copy( int $post, int $copy ): void {
		try {
			$this->putting->copy( $post, $copy, get_current_user_id() );
		} catch ( InvalidArgumentException | RuntimeException $fault ) {
			set_transient( self::SAID . get_current_user_id(), array( __( 'Some documents of the legal pack could not be copied. Add them again.', 'hearth-hammer' ) ), MINUTE_IN_SECONDS );
			add_filter( 'wp_redirect', static fn ( string $to ): string => add_query_arg( self::SAID, '1', $to ) );
		}
	}

	/** A lot that is deleted for good takes its files with it. */
	private function forget( int $post ): void {
		if ( null !== LotRecord::of( $post ) ) {
			array_map( $this->vault->forget( ... ), $this->documents->forget( $post ) );
		}
	}
}
