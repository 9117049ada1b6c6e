<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack\Solicitors;

use HearthHammer\Auctions\LegalPack\LegalDocuments;
use HearthHammer\Auctions\LegalPack\Vault;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Module;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\PersonName;
use InvalidArgumentException;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * What the buttons of SolicitorBox do.
 */
final class SolicitorActions implements Module {

	public const SAVE = 'hh_legal_solicitors';
	public const FILE = 'hh_legal_sent_file';

	public const DAYS       = array( 7, 14, 30, 60 );
	public const USUAL_DAYS = 14;

	private const SAID = 'hh_legal_asked';

	public function __construct(
		private readonly DocumentRequests $requests,
		private readonly SentDocuments $sent,
		private readonly TakeDocuments $taking,
		private readonly SolicitorMail $mail,
		private readonly Vault $vault,
	) {}

	public function register(): void {
		add_action( 'admin_post_' . self::SAVE, $this->save( ... ) );
		add_action( 'admin_post_' . self::FILE, $this->send( ... ) );
		add_action( 'admin_notices', $this->say( ... ) );
		add_action( 'before_delete_post', $this->forget( ... ) );
	}

	public static function file_url( SentDocument $document ): string {
		return wp_nonce_url( add_query_arg( array( 'action' => self::FILE, 'document' => $document->id ), admin_url( 'admin-post.php' ) ), self::FILE . $document->id );
	}

	private function save(): void {
		$lot = absint( is_scalar( $_POST['lot'] ?? null ) ? $_POST['lot'] : 0 ); // phpcs:ignore WordPress.Security.NonceVerification -- Checked next.
		check_admin_referer( self::SAVE . $lot );
		self::check( $lot );
		$said = $this->act( $lot, wp_unslash( $_POST ) );
		set_transient( self::SAID . get_current_user_id(), $said, MINUTE_IN_SECONDS );
		wp_safe_redirect( add_query_arg( self::SAID, '1', (string) get_edit_post_link( $lot, 'raw' ) ) . '#' . SolicitorBox::ID );
		exit;
	}

	/**
	 * @param array<mixed> $fields As SolicitorBox sends them.
	 * @return array{bool, string} Whether it was done, and what to tell.
	 */
	public function act( int $lot, array $fields ): array {
		$does = is_string( $fields['do'] ?? null ) ? $fields['do'] : '';
		if ( 'ask' === $does ) {
			return $this->ask( $lot, $fields );
		}
		$gone = array( false, __( 'Nothing was changed. The document or link may have changed since you opened this page.', 'hearth-hammer' ) );
		if ( 1 !== preg_match( '/^(close|publish|refuse)-(\d{1,15})$/D', $does, $found ) ) {
			return $gone;
		}
		if ( 'close' === $found[1] ) {
			$request = $this->requests->find( (int) $found[2] );
			if ( null === $request || $request->lot !== $lot ) {
				return $gone;
			}
			$this->requests->close( $request, time() );
			return array( true, __( 'Link ended.', 'hearth-hammer' ) );
		}
		$document = $this->sent->find( (int) $found[2] );
		if ( null === $document || $document->lot !== $lot ) {
			return $gone;
		}
		if ( 'refuse' === $found[1] ) {
			return $this->taking->refuse( $document, get_current_user_id(), time() ) ? array( true, __( 'Document not used. Its file was deleted.', 'hearth-hammer' ) ) : $gone;
		}
		$title = $fields['title'][ $document->id ] ?? null;
		try {
			return 0 === $this->taking->publish( $document, is_string( $title ) ? $title : '', get_current_user_id(), time() ) ? $gone : array( true, __( 'Document published in the legal pack.', 'hearth-hammer' ) );
		} catch ( InvalidArgumentException | RuntimeException $fault ) {
			return array( false, $fault->getMessage() );
		}
	}

	/**
	 * @param array<mixed> $fields
	 * @return array{bool, string}
	 */
	private function ask( int $lot, array $fields ): array {
		$name  = PersonName::parse( is_string( $fields['name'] ?? null ) ? $fields['name'] : '' );
		$email = EmailAddress::parse( is_string( $fields['email'] ?? null ) ? $fields['email'] : '' );
		$days  = is_scalar( $fields['days'] ?? null ) ? (int) $fields['days'] : 0;
		if ( null === $name ) {
			return array( false, __( 'Enter the solicitor’s name, in 40 characters or fewer.', 'hearth-hammer' ) );
		}
		if ( null === $email ) {
			return array( false, __( 'Enter an email address in the correct format, like name@example.com.', 'hearth-hammer' ) );
		}
		try {
			$this->mail->send_link( $this->requests->add( $lot, $name, $email, in_array( $days, self::DAYS, true ) ? $days : self::USUAL_DAYS, get_current_user_id(), time() ) );
		} catch ( WriteFailed ) {
			return array( false, __( 'The request could not be saved. Try again.', 'hearth-hammer' ) );
		}
		/* translators: %s: email address */
		return array( true, sprintf( __( 'A link is on its way to %s.', 'hearth-hammer' ), $email->value ) );
	}

	private function send(): void {
		$id = absint( is_scalar( $_GET['document'] ?? null ) ? $_GET['document'] : 0 ); // phpcs:ignore WordPress.Security.NonceVerification -- Checked next.
		check_admin_referer( self::FILE . $id );
		$document = $this->sent->find( $id );
		self::check( $document->lot ?? 0 );
		if ( null === $document || ! $document->waits() ) {
			wp_die( esc_html__( 'This file is no longer here.', 'hearth-hammer' ), '', array( 'response' => 404 ) );
		}
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		foreach ( self::headers( $document ) as $header => $value ) {
			header( "{$header}: {$value}" );
		}
		foreach ( $this->vault->read( $document->file, 0, $document->bytes - 1 ) as $bytes ) {
			echo $bytes; // phpcs:ignore WordPress.Security.EscapeOutput -- A file of its own type, sent as an attachment.
			flush();
		}
		exit;
	}

	/** @return array<string, string> */
	public static function headers( SentDocument $document ): array {
		return array(
			'Content-Type'            => LegalDocuments::TYPES[ strtolower( pathinfo( $document->name, PATHINFO_EXTENSION ) ) ] ?? 'application/octet-stream',
			'Content-Disposition'     => sprintf( 'attachment; filename="%s"', sanitize_file_name( $document->name ) ),
			'X-Content-Type-Options'  => 'nosniff',
			'Content-Security-Policy' => "default-src 'none'; sandbox",
			'Cache-Control'           => 'private, no-store, no-transform',
			'Content-Length'          => (string) $document->bytes,
		);
	}

	private function say(): void {
		$said = isset( $_GET[ self::SAID ] ) ? get_transient( self::SAID . get_current_user_id() ) : false; // phpcs:ignore WordPress.Security.NonceVerification -- Only shows a sentence.
		if ( is_array( $said ) ) {
			wp_admin_notice( esc_html( (string) ( $said[1] ?? '' ) ), array( 'type' => true === ( $said[0] ?? false ) ? 'success' : 'error' ) );
			delete_transient( self::SAID . get_current_user_id() );
		}
	}

	/** A lot that is deleted for good takes what was sent for it with it. */
	private function forget( int $post ): void {
		if ( null !== LotRecord::of( $post ) ) {
			array_map( $this->vault->forget( ... ), $this->sent->forget( $post ) );
			$this->requests->forget( $post );
		}
	}

	private static function check( int $lot ): void {
		if ( ! current_user_can( Capabilities::EDIT_LOTS ) || ! current_user_can( 'edit_post', $lot ) || null === LotRecord::of( $lot ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to edit legal packs.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
	}
}
