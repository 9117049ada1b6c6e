<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Form;

use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Hpapi\Enquiries\ChangeEnquiryStatus;
use HearthHammer\Hpapi\Enquiries\Enquiry;
use HearthHammer\Hpapi\Enquiries\EnquiryErrors;
use HearthHammer\Hpapi\Enquiries\EnquiryLinks;
use HearthHammer\Hpapi\Enquiries\EnquiryRepository;
use HearthHammer\Hpapi\Enquiries\NextSteps;
use HearthHammer\Hpapi\Enquiries\Slots\SlotDays;

/**
 * What a visitor asked for: the thank-you after the form, and where the link of the mail leads. Opening it changes
 * nothing, because mail scanners open links; its button cancels (SEC-06).
 */
final readonly class VisitorPage {

	public function __construct(
		private EnquiryRepository $enquiries,
		private EnquiryLinks $links,
		private ChangeEnquiryStatus $moving,
	) {}

	/** Null for a link that is not valid, or whose enquiry is gone. */
	public function enquiry( string $public_id, string $token ): ?Enquiry {
		return $this->links->may_see( $token, $public_id ) ? $this->enquiries->find_public( $public_id ) : null;
	}

	/** @return array<string, mixed>|null `redirect` after the button. */
	public function view( string $public_id, string $token, bool $cancels, bool $confirms = false ): ?array {
		$enquiry = $this->enquiry( $public_id, $token );
		if ( null === $enquiry ) {
			return null;
		}
		$refused = null;
		if ( $cancels || $confirms ) {
			try {
				$moved = $cancels ? $this->moving->cancel_by_visitor( $public_id, $token ) : $this->moving->confirm_by_visitor( $public_id, $token );
				return array( 'redirect' => $this->links->visitor( $moved ) );
			} catch ( VisitorError $fault ) {
				$refused = $fault;
			} catch ( WriteFailed ) {
				$refused = EnquiryErrors::not_kept();
			}
		}
		// The form's sender may have typed another person's address: only the mail's link changes something.
		$is_owner = $this->links->is_visitor( $token, $public_id );
		$words    = $enquiry->words();
		[ $title, $lede ] = $words->page( $is_owner );
		return array(
			'status'       => null === $refused ? 200 : $refused->status,
			'page'         => 'visitor',
			'title'        => $title,
			'lede'         => $lede,
			'error'        => null === $refused ? '' : $refused->sentence,
			'about_label'  => $words->about_label(),
			'address'      => $enquiry->address,
			'back_url'     => $enquiry->is_valuation() ? '' : ( null === get_post( $enquiry->post_id ) ? home_url( '/' ) : (string) get_permalink( $enquiry->post_id ) ),
			'when'         => $enquiry->has_time() ? SlotDays::label( $enquiry->starts_at ) : '',
			'calendar_url' => $enquiry->has_time() && $enquiry->state->is_open() ? ( $is_owner ? $this->links->calendar( $enquiry ) : $this->links->sender_calendar( $enquiry ) ) : '',
			'confirm_label' => $is_owner && $enquiry->is_unconfirmed() ? __( 'Confirm my viewing', 'hearth-hammer' ) : '',
			'cancel_label' => $is_owner && $enquiry->can_be_cancelled( time() ) ? $words->cancel_label() : '',
			'next'         => NextSteps::of( $enquiry ),
			'cancel_url'   => $is_owner ? $this->links->visitor( $enquiry ) : '',
		);
	}
}
