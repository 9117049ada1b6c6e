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
			'reason'       => $enquiry->is_to_person() ? __( 'You have this mail because somebody wrote to us with your address. If it was not you, there is nothing you need to do.', 'hearth-hammer' ) : ( $enquiry->is_valuation() ? __( 'You have this mail because somebody asked us for a valuation with your address. If it was not you, there is nothing you need to do.', 'hearth-hammer' ) : __( 'You have this mail because somebody wrote to us about this property with your address. If it was not you, there is nothing you need to do.', 'hearth-hammer' ) ),
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
				$enquiry->is_unconfirmed() => __( 'Confirm or cancel your viewing', 'hearth-hammer' ),
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
				? array( __( 'Your message is withdrawn', 'hearth-hammer' ), __( 'We have put your message away and will not answer it. There is nothing else you need to do.', 'hearth-hammer' ) )
				/* translators: %s: a person's name */
				: array( __( 'We have your message', 'hearth-hammer' ), sprintf( __( 'Thank you for writing to %s, who will answer you, usually within one working day.', 'hearth-hammer' ), $enquiry->address ) );
		}
		if ( ! $enquiry->is_viewing() ) {
			return EnquiryState::Cancelled === $enquiry->state
				? array( __( 'Your question is withdrawn', 'hearth-hammer' ), __( 'We have put your question away and will not answer it. There is nothing else you need to do.', 'hearth-hammer' ) )
				: array( __( 'We have your question', 'hearth-hammer' ), __( 'Thank you for asking about this property. It has reached the people who know the place, and one of them will answer you, usually within one working day.', 'hearth-hammer' ) );
		}
		return match ( $enquiry->state ) {
			EnquiryState::Received, EnquiryState::Answered => $enquiry->has_time()
				? array( __( 'Your viewing is reserved', 'hearth-hammer' ), $enquiry->is_unconfirmed()
					? __( 'We keep this time for you for two hours. Please confirm by the link below that you asked for it; then we agree it with the owner and write to you again. Until then please do not set out.', 'hearth-hammer' )
					: __( 'We keep this time for you. We will confirm it with the owner and write to you again; until then please do not set out.', 'hearth-hammer' ) )
				: array( __( 'We have your request for a viewing', 'hearth-hammer' ), __( 'Thank you. We have the times that would suit you, and will call or write to agree one with you.', 'hearth-hammer' ) ),
			EnquiryState::Confirmed, EnquiryState::Done => array( __( 'Your viewing is confirmed', 'hearth-hammer' ), __( 'We look forward to showing you round. Please be there on time: somebody may come after you.', 'hearth-hammer' ) ),
			EnquiryState::Declined => array( __( 'We cannot offer this viewing', 'hearth-hammer' ), __( 'We are sorry: it cannot be at the time you asked for. Please call us, and we will find another.', 'hearth-hammer' ) ),
			EnquiryState::Cancelled => array( __( 'Your viewing is cancelled', 'hearth-hammer' ), __( 'This viewing will not take place. If you would still like to see the property, please choose another time or call us.', 'hearth-hammer' ) ),
		};
	}

	/** A feed may bring an address of several lines. */
	private static function line( string $text ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
	}
}
