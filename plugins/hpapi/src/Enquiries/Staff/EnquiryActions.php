<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Staff;

use HearthHammer\Core\Module;
use HearthHammer\Hpapi\Enquiries\EnquiryCapability;
use HearthHammer\Hpapi\Enquiries\EnquiryRepository;
use HearthHammer\Hpapi\Enquiries\EnquiryState;
use HearthHammer\Hpapi\Enquiries\ChangeEnquiryStatus;
use HearthHammer\Hpapi\Enquiries\Slots\SlotTimes;

defined( 'ABSPATH' ) || exit;

/**
 * What the buttons of an enquiry do.
 */
final class EnquiryActions implements Module {

	public const MOVE   = 'hpapi_enquiry_move';
	public const REOPEN = 'hpapi_enquiry_reopen';

	public function __construct(
		private readonly EnquiryRepository $enquiries,
		private readonly ChangeEnquiryStatus $moving,
	) {}

	public function register(): void {
		add_action( 'admin_post_' . self::MOVE, $this->move( ... ) );
		add_action( 'admin_post_' . self::REOPEN, $this->reopen( ... ) );
	}

	private function reopen(): void {
		$enquiry = $this->enquiries->find( $this->permitted( self::REOPEN ) );
		$this->leave( $enquiry->id ?? 0, null !== $enquiry && $this->moving->reopen( $enquiry ) ? 'reopened' : 'refused' );
	}

	/** @return int The enquiry that the request names. */
	private function permitted( string $action ): int {
		$id = absint( is_scalar( $_POST['enquiry'] ?? null ) ? $_POST['enquiry'] : 0 ); // phpcs:ignore WordPress.Security.NonceVerification -- Checked next.
		check_admin_referer( $action . $id );
		if ( ! current_user_can( EnquiryCapability::NAME ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to reply to enquiries.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		return $id;
	}

	private function move(): void {
		$id      = $this->permitted( self::MOVE );
		$text    = static fn ( string $name ): string => is_string( $_POST[ $name ] ?? null ) ? sanitize_text_field( wp_unslash( $_POST[ $name ] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- permitted() has checked it.
		$enquiry = $this->enquiries->find( $id );
		$to      = EnquiryState::tryFrom( $text( 'to' ) );
		if ( null === $enquiry || null === $to ) {
			$this->leave( $id, 'refused' );
		}
		$starts = ( new SlotTimes( wp_timezone() ) )->single( $text( 'starts' ) );
		if ( EnquiryState::Confirmed === $to && ! $enquiry->has_time() && ( null === $starts || $starts <= time() ) ) {
			$this->leave( $id, 'no-time' );
		}
		$this->leave( $id, $this->moving->by_staff( $enquiry, $to, $starts, absint( $text( 'minutes' ) ) ) ? 'moved' : 'refused' );
	}

	private function leave( int $id, string $said ): never {
		wp_safe_redirect( EnquiriesScreen::url( array( 'enquiry' => $id, 'said' => $said ) ) );
		exit;
	}
}
