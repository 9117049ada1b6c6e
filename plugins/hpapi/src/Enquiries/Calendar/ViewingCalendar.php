<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Calendar;

use HearthHammer\Core\Calendar\CalendarEvent;
use HearthHammer\Core\Calendar\CalendarFile;
use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Hpapi\Enquiries\Enquiry;
use HearthHammer\Hpapi\Enquiries\EnquiryLinks;
use HearthHammer\Hpapi\Enquiries\EnquiryOffice;

/**
 * A viewing, or a valuer's visit, as an appointment, for the visitor and for staff.
 */
final readonly class ViewingCalendar {

	public function __construct(
		private EnquiryOffice $office,
		private EnquiryLinks $links,
	) {}

	/** @return string|null The file; null where there is no time yet. */
	public function for_visitor( Enquiry $enquiry ): ?string {
		$link = $this->links->visitor( $enquiry );
		/* translators: 1: an address of a page, 2: a phone number */
		$text = sprintf( $enquiry->is_valuation() ? __( "See or cancel our visit: %1\$s\nOr call us: %2\$s", 'hearth-hammer' ) : __( "See or cancel your viewing: %1\$s\nOr call us: %2\$s", 'hearth-hammer' ), $link, $this->office->contact( $enquiry )['phone'] );
		/* translators: %s: address of a property */
		return $this->file( $enquiry, sprintf( $enquiry->is_valuation() ? __( 'Valuation: %s', 'hearth-hammer' ) : __( 'Viewing: %s', 'hearth-hammer' ), $enquiry->place() ), $enquiry->place(), $text, $link );
	}

	public function for_staff( Enquiry $enquiry ): ?string {
		$link = $this->links->staff( $enquiry );
		/* translators: 1: address of a property, 2: a person's name */
		$summary = sprintf( $enquiry->is_valuation() ? __( 'Valuation: %1$s with %2$s', 'hearth-hammer' ) : __( 'Viewing: %1$s with %2$s', 'hearth-hammer' ), $enquiry->address, $enquiry->name );
		return $this->file( $enquiry, $summary, $enquiry->address, trim( implode( "\n", array( $enquiry->phone, $enquiry->email, $link ) ) ), $link );
	}

	private function file( Enquiry $enquiry, string $summary, string $where, string $text, string $link ): ?string {
		if ( ! $enquiry->has_time() ) {
			return null;
		}
		$host = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		return CalendarFile::write(
			new CalendarEvent(
				"{$enquiry->kind->value}-{$enquiry->public_id}@{$host}",
				$enquiry->sequence,
				match ( $enquiry->state ) {
					default                                         => 'TENTATIVE',
					EnquiryState::Confirmed, EnquiryState::Done     => 'CONFIRMED',
					EnquiryState::Declined, EnquiryState::Cancelled => 'CANCELLED',
				},
				$enquiry->starts_at,
				$enquiry->ends_at(),
				$enquiry->created_at,
				$enquiry->state_at,
				$summary,
				$where,
				$text,
				$link,
				$this->office->reply_to( $enquiry ) ?? "noreply@{$host}",
				( new Company() )->name()
			)
		);
	}
}
