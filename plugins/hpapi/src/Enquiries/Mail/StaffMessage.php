<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Mail;

use Closure;
use HearthHammer\Core\Calendar\CalendarFile;
use HearthHammer\Core\Mail\Attachment;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Mail\StaffAlert;
use HearthHammer\Core\Mail\StaffEmail;
use HearthHammer\Core\Media\Picture;
use HearthHammer\Hpapi\Enquiries\Calendar\ViewingCalendar;
use HearthHammer\Hpapi\Enquiries\Enquiry;
use HearthHammer\Hpapi\Enquiries\EnquiryLinks;
use HearthHammer\Hpapi\Enquiries\EnquiryOffice;
use HearthHammer\Hpapi\Enquiries\EnquirySettings;
use HearthHammer\Hpapi\Properties\PropertyRecord;

/**
 * What staff are told: all that the visitor wrote, and where to answer.
 */
final readonly class StaffMessage {

	public function __construct(
		private EnquirySettings $settings,
		private EnquiryOffice $office,
		private EnquiryLinks $links,
		private ViewingCalendar $calendar,
	) {}

	/** @param Closure(): void $sent Notes that it went. */
	public function alert( Enquiry $enquiry, Closure $sent ): StaffAlert {
		return new StaffAlert( $this->about( $enquiry ), $this->links->staff( $enquiry ), $sent );
	}

	public function about( Enquiry $enquiry ): Message {
		$heading = $enquiry->words()->staff_heading();
		// A message to a person has no property, so no photo.
		$picture = Picture::first_of( PropertyRecord::of( $enquiry->post_id )?->list( 'images' ) ?? array(), $enquiry->address );
		$email   = new StaffEmail(
			heading: $heading,
			facts: $enquiry->facts(),
			message: $enquiry->message,
			link: $this->links->staff( $enquiry ),
			link_label: __( 'Open the enquiry', 'hearth-hammer' ),
			picture: $picture->src ?? '',
			picture_alt: $picture->alt ?? ''
		);
		$file   = $this->settings->staff_ics() ? $this->calendar->for_staff( $enquiry ) : null;
		return new Message(
			$this->office->recipient( $enquiry ),
			trim( (string) preg_replace( '/\s+/u', ' ', $enquiry->is_to_person() ? "{$heading}: {$enquiry->name}" : sprintf( '' === $enquiry->reference ? '%s: %s' : '%s: %s (%s)', $heading, $enquiry->address, $enquiry->reference ) ) ),
			$email->html(),
			$email->plain(),
			array(
				'Auto-Submitted' => 'auto-generated',
				'Reply-To'       => $enquiry->email,
			),
			null === $file ? array() : array( new Attachment( 'viewing.ics', CalendarFile::TYPE, $file ) )
		);
	}
}
