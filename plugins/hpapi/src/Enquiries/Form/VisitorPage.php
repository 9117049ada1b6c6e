<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Form;

use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Limits\MailRoom;
use HearthHammer\Core\Outbox\OutboxRows;
use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Hpapi\Enquiries\ChangeEnquiryStatus;
use HearthHammer\Hpapi\Enquiries\Enquiry;
use HearthHammer\Hpapi\Enquiries\EnquiryErrors;
use HearthHammer\Hpapi\Enquiries\EnquiryLinks;
use HearthHammer\Hpapi\Enquiries\EnquiryRepository;
use HearthHammer\Hpapi\Enquiries\NextSteps;
use HearthHammer\Hpapi\Enquiries\Slots\SlotDays;
use HearthHammer\Hpapi\Enquiries\Valuation\ValuationWords;

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
		[ $title, $lede ] = self::words( $enquiry, $is_owner );
		return array(
			'status'       => null === $refused ? 200 : $refused->status,
			'page'         => 'visitor',
			'title'        => $title,
			'lede'         => $lede,
			'error'        => null === $refused ? '' : $refused->sentence,
			'about_label'  => $enquiry->about_label(),
			'address'      => $enquiry->address,
			'back_url'     => $enquiry->is_valuation() ? '' : ( null === get_post( $enquiry->post_id ) ? home_url( '/' ) : (string) get_permalink( $enquiry->post_id ) ),
			'when'         => $enquiry->has_time() ? SlotDays::label( $enquiry->starts_at ) : '',
			'calendar_url' => $enquiry->has_time() && $enquiry->state->is_open() ? ( $is_owner ? $this->links->calendar( $enquiry ) : $this->links->sender_calendar( $enquiry ) ) : '',
			'confirm_label' => $is_owner && $enquiry->is_unconfirmed() ? __( 'Confirm my viewing', 'hearth-hammer' ) : '',
			'cancel_label' => match ( true ) {
				! $is_owner || ! $enquiry->can_be_cancelled( time() ) => '',
				$enquiry->is_viewing()                 => __( 'Cancel this viewing', 'hearth-hammer' ),
				$enquiry->is_valuation()               => $enquiry->has_time() ? __( 'Cancel this visit', 'hearth-hammer' ) : __( 'Withdraw this request', 'hearth-hammer' ),
				$enquiry->is_to_person()               => __( 'Withdraw this message', 'hearth-hammer' ),
				default                                => __( 'Withdraw this question', 'hearth-hammer' ),
			},
			'next'         => NextSteps::of( $enquiry ),
			'cancel_url'   => $is_owner ? $this->links->visitor( $enquiry ) : '',
		);
	}

	/** @return array{string, string} Title and sentence. */
	private static function unconfirmed( bool $is_owner, bool $is_late ): array {
		if ( $is_late ) {
			return array( __( 'We’re holding this time for you', 'hearth-hammer' ), __( 'We’ll email you a link to confirm your viewing.', 'hearth-hammer' ) . ' ' . MailRoom::late() );
		}
		return $is_owner
			? array( __( 'Confirm your viewing', 'hearth-hammer' ), __( 'We’re holding this time for you for two hours. Once you’ve confirmed, we’ll agree it with the owner and email you again.', 'hearth-hammer' ) )
			: array( __( 'Check your email to confirm your viewing', 'hearth-hammer' ), __( 'Select “Confirm your viewing” in the email we’ve sent you within two hours, or we’ll release the time. We’ll then agree it with the owner and email you again.', 'hearth-hammer' ) );
	}

	/**
	 * @param bool $is_owner Whether the visitor came by the link in the mail, which can confirm.
	 * @return array{string, string} Title and sentence.
	 */
	public static function words( Enquiry $enquiry, bool $is_owner = false ): array {
		$is_late = ( new OutboxRows() )->is_held( $enquiry->visitor_outbox_id );
		if ( $enquiry->is_unconfirmed() ) {
			return self::unconfirmed( $is_owner, $is_late );
		}
		$mailed = $is_late ? MailRoom::late() : __( 'We’ve sent you an email about it.', 'hearth-hammer' );
		if ( $enquiry->is_valuation() ) {
			return ValuationWords::page( $enquiry );
		}
		if ( $enquiry->is_to_person() ) {
			return match ( $enquiry->state ) {
				EnquiryState::Cancelled => array( __( 'Message withdrawn', 'hearth-hammer' ), __( 'You don’t need to do anything else.', 'hearth-hammer' ) ),
				EnquiryState::Answered, EnquiryState::Done => array( __( 'We’ve replied to your message', 'hearth-hammer' ), __( 'If you have more questions, reply to our email or call us.', 'hearth-hammer' ) ),
				/* translators: %s: a person's name */
				default => array( __( 'Thank you for your message', 'hearth-hammer' ), sprintf( __( '%s will reply, usually within one working day.', 'hearth-hammer' ), $enquiry->address ) . ' ' . $mailed ),
			};
		}
		if ( ! $enquiry->is_viewing() ) {
			return match ( $enquiry->state ) {
				EnquiryState::Cancelled => array( __( 'Question withdrawn', 'hearth-hammer' ), __( 'You don’t need to do anything else.', 'hearth-hammer' ) ),
				EnquiryState::Answered  => array( __( 'We’ve answered your question', 'hearth-hammer' ), __( 'We’ve emailed you. If you have more questions, reply to our email or call us.', 'hearth-hammer' ) ),
				EnquiryState::Done      => array( __( 'We’ve answered your question', 'hearth-hammer' ), __( 'If you have more questions, call us.', 'hearth-hammer' ) ),
				default                 => array( __( 'Thank you, we’ve received your question', 'hearth-hammer' ), __( 'Someone who knows the property will reply, usually within one working day.', 'hearth-hammer' ) . ' ' . $mailed ),
			};
		}
		return match ( $enquiry->state ) {
			default => $enquiry->has_time()
				? array( __( 'We’re holding this time for you', 'hearth-hammer' ), __( 'We’ll agree it with the owner and email you again.', 'hearth-hammer' ) )
				: array( __( 'Thank you for your request', 'hearth-hammer' ), __( 'We’ll call or email you to agree a time.', 'hearth-hammer' ) . ' ' . $mailed ),
			EnquiryState::Confirmed => array( __( 'Viewing confirmed', 'hearth-hammer' ), __( 'We look forward to showing you round.', 'hearth-hammer' ) ),
			EnquiryState::Declined  => array( __( 'We can’t offer this viewing', 'hearth-hammer' ), __( 'Call us and we’ll find another time.', 'hearth-hammer' ) ),
			EnquiryState::Cancelled => array( __( 'Viewing cancelled', 'hearth-hammer' ), __( 'If you’d still like to see the property, choose another time.', 'hearth-hammer' ) ),
			EnquiryState::Done      => array( __( 'Thank you for coming', 'hearth-hammer' ), __( 'If you’d like to see it again, call us.', 'hearth-hammer' ) ),
		};
	}
}
