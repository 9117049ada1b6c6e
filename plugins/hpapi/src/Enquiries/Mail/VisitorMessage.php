<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Mail;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Mail\Attachment;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Templates\Template;
use HearthHammer\Core\Calendar\CalendarFile;
use HearthHammer\Hpapi\Enquiries\Calendar\ViewingCalendar;
use HearthHammer\Hpapi\Enquiries\Enquiry;
use HearthHammer\Hpapi\Enquiries\EnquiryLinks;
use HearthHammer\Hpapi\Enquiries\EnquiryOffice;
use HearthHammer\Hpapi\Enquiries\EnquiryState;
use HearthHammer\Hpapi\Enquiries\EnquiryWords;
use HearthHammer\Hpapi\Enquiries\Slots\SlotDays;
use HearthHammer\Hpapi\Enquiries\Valuation\ValuationWords;
use HearthHammer\Hpapi\Properties\PropertyAddresses;

/**
 * What a visitor is told. Anybody can type anybody's address into the form: the mail says nothing that was typed but
 * the checked name (SEC-03).
 */
final readonly class VisitorMessage {

	public function __construct(
		private EnquiryOffice $office,
		private EnquiryLinks $links,
		private ViewingCalendar $calendar,
	) {}

	public function about( Enquiry $enquiry ): Message {
		$view  = $this->view( $enquiry );
		$file  = $this->calendar->for_visitor( $enquiry );
		$reply = $this->office->reply_to( $enquiry );
		$templates = new Template( dirname( __DIR__, 3 ) . '/templates' );
		return new Message(
			$enquiry->email,
			$view['subject'],
			$templates->get( 'mail-enquiry-visitor', $view ),
			$templates->get( 'mail-enquiry-visitor-text', $view ),
			array( 'Auto-Submitted' => 'auto-generated' ) + ( null === $reply ? array() : array( 'Reply-To' => $reply ) ),
			null === $file ? array() : array( new Attachment( 'viewing.ics', CalendarFile::TYPE, $file ) )
		);
	}

	/** @return array{reason: string, subject: string, heading: string, site: string, site_url: string, greeting: string, intro: string, facts: array<string, string>, property_url: string, calendar_url: string, manage_url: string, manage_label: string, phone: string, phone_href: string, hours: string} */
	private function view( Enquiry $enquiry ): array {
		[ $heading, $intro ] = $this->words( $enquiry );
		$has_file = $enquiry->has_time() && $enquiry->state->is_open();
		$post     = get_post( $enquiry->post_id );
		return array(
			'reason'       => $enquiry->is_to_person() ? __( 'You received this email because someone contacted us using your address. If it wasn’t you, you don’t need to do anything.', 'hearth-hammer' ) : ( $enquiry->is_valuation() ? __( 'You received this email because someone asked us for a valuation using your address. If it wasn’t you, you don’t need to do anything.', 'hearth-hammer' ) : __( 'You received this email because someone contacted us about this property using your address. If it wasn’t you, you don’t need to do anything.', 'hearth-hammer' ) ),
			/* translators: 1: what has happened, 2: address of a property */
			'subject'      => self::line( sprintf( __( '%1$s: %2$s', 'hearth-hammer' ), $heading, $enquiry->place() ) ),
			'heading'      => $heading,
			'site'         => ( new Company() )->name(),
			'site_url'     => home_url( '/' ),
			/* translators: %s: a person's name */
			'greeting'     => sprintf( __( 'Hello %s,', 'hearth-hammer' ), $enquiry->name ),
			'intro'        => $intro,
			'facts'        => array_filter(
				array(
					EnquiryWords::about_label( $enquiry ) => $enquiry->place(),
					__( 'Reference', 'hearth-hammer' ) => $enquiry->reference,
					__( 'When', 'hearth-hammer' )      => $enquiry->has_time() ? SlotDays::label( $enquiry->starts_at ) : '',
				),
				static fn ( string $fact ): bool => '' !== $fact
			),
			'property_url' => null === $post || $enquiry->is_to_person() ? '' : PropertyAddresses::of( $post ),
			'calendar_url' => $has_file ? $this->links->calendar( $enquiry ) : '',
			'manage_url'   => $enquiry->state->is_open() ? $this->links->visitor( $enquiry ) : '',
			'manage_label' => match ( true ) {
				$enquiry->is_unconfirmed() => __( 'Confirm your viewing', 'hearth-hammer' ),
				$enquiry->is_viewing()     => __( 'See or cancel your viewing', 'hearth-hammer' ),
				$enquiry->is_valuation()   => $enquiry->has_time() ? __( 'See or cancel our visit', 'hearth-hammer' ) : __( 'See or withdraw your request', 'hearth-hammer' ),
				$enquiry->is_to_person()   => __( 'See or withdraw your message', 'hearth-hammer' ),
				default                    => __( 'See or withdraw your question', 'hearth-hammer' ),
			},
		) + $this->office->contact( $enquiry );
	}

	/** @return array{string, string} Heading and sentence. */
	private function words( Enquiry $enquiry ): array {
		if ( $enquiry->is_valuation() ) {
			return ValuationWords::mail( $enquiry );
		}
		if ( $enquiry->is_to_person() ) {
			return EnquiryState::Cancelled === $enquiry->state
				? array( __( 'Message withdrawn', 'hearth-hammer' ), __( 'We’ve closed your message and won’t reply to it. You don’t need to do anything else.', 'hearth-hammer' ) )
				/* translators: %s: a person's name */
				: array( __( 'We’ve received your message', 'hearth-hammer' ), sprintf( __( 'Thank you for contacting %s, who will reply, usually within one working day.', 'hearth-hammer' ), $enquiry->address ) );
		}
		if ( ! $enquiry->is_viewing() ) {
			return EnquiryState::Cancelled === $enquiry->state
				? array( __( 'Question withdrawn', 'hearth-hammer' ), __( 'We’ve closed your question and won’t reply to it. You don’t need to do anything else.', 'hearth-hammer' ) )
				: array( __( 'We’ve received your question', 'hearth-hammer' ), __( 'Thank you for asking about this property. Someone who knows it will reply, usually within one working day.', 'hearth-hammer' ) );
		}
		return match ( $enquiry->state ) {
			EnquiryState::Received, EnquiryState::Answered => $enquiry->has_time()
				? array( __( 'Viewing reserved, not yet confirmed', 'hearth-hammer' ), $enquiry->is_unconfirmed()
					? __( 'We’re holding this time for you for two hours. Confirm it using the link below. We’ll then agree it with the owner and email you again. Please wait for our confirmation before travelling.', 'hearth-hammer' )
					: __( 'We’re holding this time for you. We’ll agree it with the owner and email you again. Please wait for our confirmation before travelling.', 'hearth-hammer' ) )
				: array( __( 'We’ve received your viewing request', 'hearth-hammer' ), __( 'Thank you. We have your preferred times and will call or email you to agree one.', 'hearth-hammer' ) ),
			EnquiryState::Confirmed, EnquiryState::Done => array( __( 'Viewing confirmed', 'hearth-hammer' ), __( 'We look forward to showing you round. Please arrive on time, as someone may be viewing after you.', 'hearth-hammer' ) ),
			EnquiryState::Declined => array( __( 'We can’t offer this viewing', 'hearth-hammer' ), __( 'Sorry, we can’t offer the time you asked for. Call us and we’ll find another.', 'hearth-hammer' ) ),
			EnquiryState::Cancelled => array( __( 'Viewing cancelled', 'hearth-hammer' ), __( 'This viewing has been cancelled. If you’d still like to see the property, choose another time or call us.', 'hearth-hammer' ) ),
		};
	}

	/** A feed may bring an address of several lines. */
	private static function line( string $text ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
	}
}
