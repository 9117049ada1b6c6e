<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Staff;

use HearthHammer\Auctions\Enquiries\Enquiry;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Enquiries\Offers\Offers;
use HearthHammer\Auctions\Enquiries\ProofFiles;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * What staff do with an offer: accept or decline it, and download its proof of funds.
 */
final class OfferActions implements Module {

	public const DECIDE = 'hh_auction_offer_decide';
	public const PROOF  = 'hh_auction_offer_proof';

	/** In the address of the lot's edit screen: what came of it. */
	public const SAID = 'said';

	public function __construct(
		private readonly EnquiryRepository $enquiries,
		private readonly Offers $offers,
		private readonly ProofFiles $proofs,
	) {}

	public function register(): void {
		add_action( 'admin_post_' . self::DECIDE, $this->decide( ... ) );
		add_action( 'admin_post_' . self::PROOF, $this->send( ... ) );
	}

	/** Whether the person who asks may decide so. */
	public static function may( Enquiry $offer, EnquiryState $to ): bool {
		$lot = LotRecord::of( $offer->lot );
		return EnquiryKind::Offer === $offer->kind && $offer->state->is_undecided() && null !== $lot && self::is_staff( $offer )
			&& ( EnquiryState::Declined === $to || ( EnquiryState::Accepted === $to && null !== Offers::sold( $lot ) ) );
	}

	public static function say(): void {
		$said  = is_string( $_GET[ self::SAID ] ?? null ) ? sanitize_key( $_GET[ self::SAID ] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- Only chooses a sentence.
		$words = array(
			'accepted' => __( 'Offer accepted. The lot is marked as sold, and emails are on their way.', 'hearth-hammer' ),
			'declined' => __( 'Offer declined. An email is on its way to the bidder.', 'hearth-hammer' ),
		);
		if ( isset( $words[ $said ] ) ) {
			wp_admin_notice( esc_html( $words[ $said ] ), array( 'type' => 'success', 'dismissible' => true ) );
		} elseif ( 'refused' === $said ) {
			wp_admin_notice( esc_html__( 'Nothing was changed: the offer or the lot may have changed since you opened this page, or your decision could not be saved. Check both below, then try again.', 'hearth-hammer' ), array( 'type' => 'error' ) );
		}
	}

	private function decide(): void {
		$offer = $this->asked( self::DECIDE );
		$to    = EnquiryState::tryFrom( is_string( $_POST['to'] ?? null ) ? sanitize_key( $_POST['to'] ) : '' ); // phpcs:ignore WordPress.Security.NonceVerification -- asked() has checked it.
		$said  = 'refused';
		try {
			if ( null !== $to && self::may( $offer, $to ) && ( EnquiryState::Accepted === $to ? $this->offers->accept( $offer, time() ) : $this->offers->decline( $offer, time() ) ) ) {
				$said = $to->value;
			}
		} catch ( WriteFailed ) {
			$said = 'refused';
		}
		wp_safe_redirect( OffersBox::url( $offer->lot, array( self::SAID => $said ) ) . '#' . OffersBox::ID );
		exit;
	}

	private function send(): void {
		$offer = $this->asked( self::PROOF );
		if ( null === $offer->proof ) {
			wp_die( esc_html__( 'This offer has no proof of funds.', 'hearth-hammer' ), '', array( 'response' => 404 ) );
		}
		$this->proofs->send( $offer->proof );
	}

	/** The offer that the request names. Ends the request for people who may not see it. */
	private function asked( string $action ): Enquiry {
		$id    = absint( is_scalar( $_REQUEST['enquiry'] ?? null ) ? $_REQUEST['enquiry'] : 0 ); // phpcs:ignore WordPress.Security.NonceVerification -- Checked next.
		check_admin_referer( $action . $id );
		$offer = $this->enquiries->find( $id );
		if ( null === $offer || EnquiryKind::Offer !== $offer->kind || ! self::is_staff( $offer ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to view this offer.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		return $offer;
	}

	private static function is_staff( Enquiry $offer ): bool {
		return current_user_can( Capabilities::EDIT_LOTS ) && current_user_can( 'edit_post', $offer->lot );
	}
}
