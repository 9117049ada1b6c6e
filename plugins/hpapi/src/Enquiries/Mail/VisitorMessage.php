<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Mail;

use HearthHammer\Core\Calendar\CalendarFile;
use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Mail\Attachment;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Templates\Template;
use HearthHammer\Hpapi\Enquiries\Calendar\ViewingCalendar;
use HearthHammer\Hpapi\Enquiries\Enquiry;
use HearthHammer\Hpapi\Enquiries\EnquiryLinks;
use HearthHammer\Hpapi\Enquiries\EnquiryOffice;
use HearthHammer\Hpapi\Enquiries\Slots\SlotDays;
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
		$words               = $enquiry->words();
		[ $heading, $intro ] = $words->email();
		return array(
			'reason'       => $words->email_reason(),
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
					$words->about_label() => $enquiry->place(),
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
		$manage   = $enquiry->state->is_open() ? array( $enquiry->words()->manage_label() => $this->links->visitor( $enquiry ) ) : array();
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

	/** A feed may bring an address of several lines. */
	private static function line( string $text ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
	}
}
