<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Staff;

use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Enquiries\EnquiryState;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Core\Csv\CsvDownload;
use HearthHammer\Core\Csv\CsvWriter;
use HearthHammer\Core\Module;
use HearthHammer\Core\Security\ExportCapability;

defined( 'ABSPATH' ) || exit;

/**
 * What the buttons of enquiries do.
 */
final class EnquiryActions implements Module {

	public const MOVE   = 'hh_auction_enquiry_move';
	public const REOPEN = 'hh_auction_enquiry_reopen';

	private const CSV   = 'hh_auction_enquiry_csv';
	private const BATCH = 200;

	public function __construct(
		private readonly EnquiryRepository $enquiries,
		private readonly EnquiryList $list,
	) {}

	public function register(): void {
		add_action( 'admin_post_' . self::MOVE, $this->move( ... ) );
		add_action( 'admin_post_' . self::REOPEN, $this->reopen( ... ) );
		add_action( 'admin_post_' . self::CSV, $this->send( ... ) );
	}

	public static function csv_url( EnquiryFilter $filter ): string {
		return wp_nonce_url( add_query_arg( array_map( rawurlencode( ... ), array( 'action' => self::CSV ) + $filter->parameters() ), admin_url( 'admin-post.php' ) ), self::CSV );
	}

	private function move(): void {
		$id      = self::permitted( self::MOVE );
		$enquiry = $this->enquiries->find( $id );
		$to      = EnquiryState::tryFrom( is_string( $_POST['to'] ?? null ) ? sanitize_key( $_POST['to'] ) : '' ); // phpcs:ignore WordPress.Security.NonceVerification -- permitted() has checked it.
		self::leave( $id, null !== $enquiry && null !== $to && EnquiryKind::Offer !== $enquiry->kind && $this->enquiries->move( $enquiry, $to, time() ) ? 'moved' : 'refused' );
	}

	private function reopen(): void {
		$id      = self::permitted( self::REOPEN );
		$enquiry = $this->enquiries->find( $id );
		self::leave( $id, null !== $enquiry && $this->enquiries->reopen( $enquiry, time() ) ? 'reopened' : 'refused' );
	}

	/** @return int The enquiry that the request names. */
	private static function permitted( string $action ): int {
		$id = absint( is_scalar( $_POST['enquiry'] ?? null ) ? $_POST['enquiry'] : 0 ); // phpcs:ignore WordPress.Security.NonceVerification -- Checked next.
		check_admin_referer( $action . $id );
		self::check();
		return $id;
	}

	private static function leave( int $id, string $said ): never {
		wp_safe_redirect( EnquiriesScreen::url( array( 'enquiry' => (string) $id, 'said' => $said ) ) );
		exit;
	}

	private function send(): never {
		check_admin_referer( self::CSV );
		self::check();
		ExportCapability::check();
		CsvDownload::send( 'auction-enquiries-' . wp_date( 'Y-m-d' ), fn ( $out ) => $this->write( $out, EnquiryFilter::from_request() ) );
	}

	/** @param resource $out */
	public function write( $out, EnquiryFilter $filter ): void {
		$csv = CsvWriter::begin( $out, array( 'Received', 'Type', 'Status', 'Subject', 'Bid', 'Name', 'Email', 'Phone', 'Message', 'Details' ) );
		for ( $offset = 0; ; $offset += self::BATCH ) {
			$page = $this->list->page( $filter, self::BATCH, $offset );
			foreach ( $page as $one ) {
				$details = array_map( static fn ( string $label, string $value ): string => "{$label}: {$value}", array_keys( $one->details ), $one->details );
				$csv->write( array( (string) wp_date( 'Y-m-d H:i', $one->created_at ), $one->kind->label(), $one->state->label(), $one->subject, $one->bid > 0 ? $one->bid : null, $one->name, $one->email, $one->phone, $one->message, implode( '; ', $details ) ) );
			}
			if ( count( $page ) < self::BATCH ) {
				return;
			}
		}
	}

	private static function check(): void {
		if ( ! current_user_can( Capabilities::EDIT_LOTS ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to view enquiries.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
	}
}
