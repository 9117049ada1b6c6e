<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Staff;

use HearthHammer\Auctions\Enquiries\Enquiry;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Enquiry\EnquiryView;
use HearthHammer\Core\Enquiry\StoredEnquiry;
use HearthHammer\Core\Reply\ReplyDesk;

defined( 'ABSPATH' ) || exit;

/**
 * An enquiry of the auctions on the staff's screen, and what staff do about it.
 *
 * @extends EnquiryView<Enquiry>
 */
final class EnquiryDetail extends EnquiryView {

	public function __construct(
		private readonly EnquiryRepository $repository,
		private readonly ReplyDesk $replies,
	) {
		parent::__construct( $repository, EnquiriesScreen::class, 'hh_auction_enquiry' );
	}

	public function show( StoredEnquiry $enquiry ): void {
		$this->show_facts(
			$enquiry,
			array(
				...( null === $enquiry->proof ? array() : array( __( 'Proof of funds', 'hearth-hammer' ) => OffersBox::proof_link( $enquiry ) ) ),
				__( 'Subject', 'hearth-hammer' ) => self::about( $enquiry->subject, $enquiry->lot, __( 'Edit lot', 'hearth-hammer' ) ),
			)
		);
		if ( EnquiryKind::Offer === $enquiry->kind ) {
			self::show_offers( $enquiry );
		} else {
			$this->show_moves( $enquiry, __( 'Changing the status does not email the visitor. Tell them below or by phone.', 'hearth-hammer' ) );
			$this->show_reopening( $enquiry, __( 'Reopening restores the previous status. No email is sent.', 'hearth-hammer' ) );
		}
		/**
		 * Before the replies of an enquiry that staff have opened.
		 *
		 * @param Enquiry $enquiry
		 */
		do_action( 'hh_auction_enquiry_tools', $enquiry );
		$this->replies->show( $enquiry->id );
	}

	protected function move( StoredEnquiry $enquiry, EnquiryState $to ): string {
		return EnquiryKind::Offer !== $enquiry->kind && $this->repository->move( $enquiry, $to, time() ) ? 'moved' : 'refused';
	}

	protected function reopen( StoredEnquiry $enquiry ): bool {
		return $this->repository->reopen( $enquiry, time() );
	}

	/** An offer is decided beside the lot's others. */
	private static function show_offers( Enquiry $offer ): void {
		$edit = get_edit_post_link( $offer->lot, 'raw' );
		if ( is_string( $edit ) ) {
			printf( '<p><a class="button" href="%s">%s</a></p>', esc_url( $edit . '#' . OffersBox::ID ), esc_html__( 'See all offers for this lot', 'hearth-hammer' ) );
		}
	}

	protected function verb( EnquiryState $to ): string {
		return match ( $to ) {
			EnquiryState::Confirmed => __( 'Mark as confirmed', 'hearth-hammer' ),
			EnquiryState::Declined => __( 'Mark as declined', 'hearth-hammer' ),
			default => __( 'Close', 'hearth-hammer' ),
		};
	}
}
