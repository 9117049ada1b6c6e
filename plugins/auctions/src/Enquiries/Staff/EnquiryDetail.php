<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Staff;

use HearthHammer\Auctions\Enquiries\Enquiry;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Enquiry\EnquiryView;
use HearthHammer\Core\Reply\ReplyDesk;

/**
 * One enquiry on the staff's screen, with what can be done about it.
 */
final readonly class EnquiryDetail {

	public function __construct( private ReplyDesk $desk ) {}

	public function show( Enquiry $enquiry ): void {
		$view = new EnquiryView( EnquiriesScreen::desk(), $enquiry );
		$edit = $enquiry->lot > 0 ? get_edit_post_link( $enquiry->lot, 'raw' ) : null;
		$view->show(
			array(
				...( null === $enquiry->proof ? array() : array( __( 'Proof of funds', 'hearth-hammer' ) => OffersBox::proof_link( $enquiry ) ) ),
				__( 'Lot', 'hearth-hammer' ) => is_string( $edit ) ? sprintf( '<a href="%s">%s</a>', esc_url( $edit ), esc_html__( 'Edit lot', 'hearth-hammer' ) ) : '',
			)
		);
		if ( EnquiryKind::Offer === $enquiry->kind ) {
			self::show_offers( $enquiry );
		} else {
			$view->show_moves( self::verb( ... ), __( 'Changing the status does not email the visitor. Tell them below or by phone.', 'hearth-hammer' ) );
			$view->show_reopening( __( 'Reopening restores the previous status. No email is sent.', 'hearth-hammer' ) );
		}
		/**
		 * Before the replies of an enquiry that staff have opened.
		 *
		 * @param Enquiry $enquiry
		 */
		do_action( 'hh_auction_enquiry_tools', $enquiry );
		$this->desk->show( $enquiry->id );
	}

	/** An offer is decided beside the lot's others. */
	private static function show_offers( Enquiry $offer ): void {
		$edit = get_edit_post_link( $offer->lot, 'raw' );
		if ( is_string( $edit ) ) {
			printf( '<p><a class="button" href="%s">%s</a></p>', esc_url( $edit . '#' . OffersBox::ID ), esc_html__( 'See all offers for this lot', 'hearth-hammer' ) );
		}
	}

	private static function verb( EnquiryState $to ): string {
		return match ( $to ) {
			EnquiryState::Confirmed => __( 'Mark as confirmed', 'hearth-hammer' ),
			EnquiryState::Declined => __( 'Mark as declined', 'hearth-hammer' ),
			default => __( 'Close', 'hearth-hammer' ),
		};
	}
}
