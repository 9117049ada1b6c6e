<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Database\Transaction;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\SubmissionLimits;
use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Hpapi\Enquiries\Mail\EnquiryMail;
use HearthHammer\Hpapi\Enquiries\Slots\SlotRepository;

/**
 * Moves an enquiry on: confirmed, declined, cancelled or done. Whoever is concerned is told.
 */
final readonly class ChangeEnquiryStatus {

	public function __construct(
		private EnquiryRepository $enquiries,
		private SlotRepository $slots,
		private EnquiryLinks $links,
		private SubmissionLimits $limits,
		private EnquiryMail $mail,
		private SubmissionLimits $mails,
	) {}

	/**
	 * By the link of the visitor's mail. A second click finds it cancelled already, which is what was wanted.
	 *
	 * @throws VisitorError|WriteFailed
	 */
	public function cancel_by_visitor( string $public_id, string $token ): Enquiry {
		$this->limits->count_try();
		if ( ! $this->links->is_visitor( $token, $public_id ) ) {
			throw EnquiryErrors::link();
		}
		$enquiry = $this->enquiries->find_public( $public_id ) ?? throw EnquiryErrors::no_enquiry();
		if ( EnquiryState::Cancelled === $enquiry->state ) {
			return $enquiry;
		}
		if ( ! $enquiry->can_be_cancelled( time() ) || ! $this->move( $enquiry, EnquiryState::Cancelled, null, 0, true ) ) {
			throw EnquiryErrors::too_late();
		}
		return $this->enquiries->find( $enquiry->id ) ?? throw EnquiryErrors::no_enquiry();
	}

	/**
	 * By the link of the visitor's mail: whoever has it has the mailbox. Once more changes nothing.
	 *
	 * @throws VisitorError
	 */
	public function confirm_by_visitor( string $public_id, string $token ): Enquiry {
		$this->limits->count_try();
		if ( ! $this->links->is_visitor( $token, $public_id ) ) {
			throw EnquiryErrors::link();
		}
		$enquiry = $this->enquiries->find_public( $public_id ) ?? throw EnquiryErrors::no_enquiry();
		if ( ! $enquiry->state->is_open() ) {
			throw EnquiryErrors::lapsed();
		}
		$this->enquiries->confirm( $enquiry->id );
		return $this->enquiries->find( $enquiry->id ) ?? throw EnquiryErrors::no_enquiry();
	}

	/**
	 * A time that nobody has confirmed is free again. Staff are told; the address may be a stranger's, and is not.
	 *
	 * @throws WriteFailed
	 */
	public function lapse( Enquiry $enquiry ): void {
		if ( $enquiry->is_unconfirmed() ) {
			$this->move( $enquiry, EnquiryState::Cancelled, null, 0, true, false );
		}
	}

	/**
	 * By staff.
	 *
	 * @param int|null $starts_at The time that was agreed, for a viewing that has none yet.
	 * @return bool False where it may not, or somebody else was faster.
	 * @throws WriteFailed
	 */
	public function by_staff( Enquiry $enquiry, EnquiryState $to, ?int $starts_at = null, int $minutes = 30 ): bool {
		$sets_time = null !== $starts_at && EnquiryState::Confirmed === $to && ! $enquiry->has_time();
		// Nothing can be confirmed that nobody knows the time of.
		if ( EnquiryState::Confirmed === $to && ! $enquiry->has_time() && ! $sets_time ) {
			return false;
		}
		return $this->move( $enquiry, $to, $sets_time ? $starts_at : null, max( 5, min( 480, $minutes ) ), false );
	}

	/**
	 * By staff: what was closed is open again, as it was before. The visitor is not told.
	 *
	 * @return bool False where it is not closed, or somebody else was faster.
	 */
	public function reopen( Enquiry $enquiry ): bool {
		$to = $enquiry->reopened();
		return null !== $to && $this->enquiries->move( $enquiry, $to, by: get_current_user_id() );
	}

	private function move( Enquiry $enquiry, EnquiryState $to, ?int $starts_at, int $minutes, bool $by_visitor, bool $is_told = true ): bool {
		if ( ! in_array( $to, $enquiry->next(), true ) ) {
			return false;
		}
		// What a visitor does is mailed within the mailbox's limit: the page says it, too.
		$address = $by_visitor && $is_told ? EmailAddress::parse( $enquiry->email ) : null;
		$room    = null === $address ? null : $this->mails->count_mail( $address );
		$is_told = $is_told && true !== $room?->is_refused;
		return Transaction::run(
			function () use ( $enquiry, $to, $starts_at, $minutes, $by_visitor, $is_told, $room ): bool {
				if ( ! $this->enquiries->move( $enquiry, $to, $starts_at, $minutes, $by_visitor ? 0 : get_current_user_id() ) ) {
					return false;
				}
				if ( in_array( $to, array( EnquiryState::Declined, EnquiryState::Cancelled ), true ) ) {
					$this->slots->give_back( $enquiry->slot_id );
				}
				$moved = $this->enquiries->find( $enquiry->id ) ?? throw new WriteFailed();
				$this->mail->queue_change( $moved, $by_visitor, $is_told, $room );
				return true;
			}
		);
	}
}
