<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Mail;

use HearthHammer\Core\Calendar\CalendarFile;
use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Mail\Attachment;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Templates\Template;
use HearthHammer\Hpapi\Enquiries\Calendar\ViewingCalendar;
use HearthHammer\Hpapi\Enquiries\Enquiry;
use HearthHammer\Hpapi\Enquiries\EnquiryLinks;
use HearthHammer\Hpapi\Enquiries\EnquiryOffice;
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

	/** @return array{reason: string, subject: string, heading: string, site: string, site_url: string, greeting: string, intro: string, facts: array<string, string>, main: array<string, string>, links: array<string, string>, phone: string, phone_href: string, hours: string} */
	private function view( Enquiry $enquiry ): array {
		[ $heading, $intro ] = $this->words( $enquiry );
		return array(
			'reason'       => $enquiry->is_to_person() ? __( 'You received this email because someone contacted us using your address. If it wasn’t you, you don’t need to do anything.', 'hearth-hammer' ) : ( $enquiry->is_valuation() ? __( 'You received this email because someone asked us for a valuation using your address. If it wasn’t you, you don’t need to do anything.', 'hearth-hammer' ) : __( 'You received this email because someone contacted us about this property using your address. If it wasn’t you, you don’t need to do anything.', 'hearth-hammer' ) ),
			'subject'      => self::line(
				$enquiry->has_time()
					/* translators: 1: what has happened, 2: address of a property, 3: day and time */
					? sprintf( __( '%1$s: %2$s, %3$s', 'hearth-hammer' ), $heading, $enquiry->place(), SlotDays::short( $enquiry->starts_at ) )
					/* translators: 1: what has happened, 2: address of a property */
					: sprintf( __( '%1$s: %2$s', 'hearth-hammer' ), $heading, $enquiry->place() )
			),
			'heading'      => $heading,
			'site'         => ( new Company() )->name(),
			'site_url'     => home_url( '/' ),
			/* translators: %s: a person's name */
			'greeting'     => sprintf( __( 'Hello %s,', 'hearth-hammer' ), $enquiry->name ),
			'intro'        => $intro,
			'facts'        => array_filter(
				array(
					$enquiry->about_label() => $enquiry->place(),
					__( 'Reference', 'hearth-hammer' ) => $enquiry->reference,
					__( 'When', 'hearth-hammer' )      => $enquiry->has_time() ? SlotDays::label( $enquiry->starts_at ) : '',
				),
				static fn ( string $fact ): bool => '' !== $fact
			),
			...$this->links_of( $enquiry ),
		) + $this->office->contact( $enquiry );
	}

	/**
	 * A viewing that waits for its visitor has one button, which confirms it; its calendar file comes after.
	 *
	 * @return array{main: array<string, string>, links: array<string, string>} Label to address; `main` has one at most.
	 */
	private function links_of( Enquiry $enquiry ): array {
		$post     = get_post( $enquiry->post_id );
		$manage   = $enquiry->state->is_open() ? array( self::manage_label( $enquiry ) => $this->links->visitor( $enquiry ) ) : array();
		$calendar = $enquiry->has_time() && $enquiry->state->is_open() ? array( __( 'Add to my calendar', 'hearth-hammer' ) => $this->links->calendar( $enquiry ) ) : array();
		$property = null === $post || $enquiry->is_to_person() ? array() : array( __( 'See the property', 'hearth-hammer' ) => PropertyAddresses::of( $post ) );
		$main     = match ( true ) {
			$enquiry->is_unconfirmed() => $manage,
			array() !== $calendar      => $calendar,
			default                    => $property,
		};
		return array(
			'main'  => $main,
			'links' => array_diff_key( $calendar + $manage + $property, $main ),
		);
	}

	private static function manage_label( Enquiry $enquiry ): string {
		return match ( true ) {
			$enquiry->is_unconfirmed() => __( 'Confirm your viewing', 'hearth-hammer' ),
			$enquiry->is_viewing()     => __( 'See or cancel your viewing', 'hearth-hammer' ),
			$enquiry->is_valuation()   => $enquiry->has_time() ? __( 'See or cancel our visit', 'hearth-hammer' ) : __( 'See or withdraw your request', 'hearth-hammer' ),
			$enquiry->is_to_person()   => __( 'See or withdraw your message', 'hearth-hammer' ),
			default                    => __( 'See or withdraw your question', 'hearth-hammer' ),
		};
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
			default => $enquiry->has_time()
				? ( $enquiry->is_unconfirmed()
					? array( __( 'Confirm your viewing', 'hearth-hammer' ), __( 'We’re holding this time for you for two hours. Confirm it below. We’ll then agree it with the owner and email you again. Please wait for our confirmation before travelling.', 'hearth-hammer' ) )
					: array( __( 'Viewing reserved, not yet confirmed', 'hearth-hammer' ), __( 'We’re holding this time for you. We’ll agree it with the owner and email you again. Please wait for our confirmation before travelling.', 'hearth-hammer' ) ) )
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
