<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Calendar\CalendarFile;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Page\PageResponse;
use HearthHammer\Hpapi\Enquiries\Calendar\ViewingCalendar;
use HearthHammer\Hpapi\Enquiries\Form\FormPages;
use HearthHammer\Hpapi\Enquiries\Form\VisitorPage;

/**
 * Pages under /enquiry/: the form, what a visitor asked for, and the calendar file.
 */
final readonly class EnquiryPages {

	public function __construct(
		private FormPages $forms,
		private VisitorPage $visitor,
		private ViewingCalendar $calendar,
	) {}

	public function answer( PageRequest $request ): ?PageResponse {
		$token = sanitize_text_field( $request->parameter( 'token' ) );
		$id    = $request->variables[ EnquiryServices::ID ];
		if ( 'calendar' === $request->page ) {
			return $this->file( $id, $token );
		}
		/** @var array<string, mixed> $posted */
		$posted = $request->fields ?? array();
		$view   = match ( $request->page ) {
			'form'      => $this->forms->property( absint( $request->variables[ EnquiryServices::PROPERTY ] ), $posted, $request->is_post() ),
			'person'    => $this->forms->person( absint( $request->variables[ EnquiryServices::PERSON ] ), $posted, $request->is_post() ),
			'valuation' => $this->forms->valuation( $posted, $request->is_post() ),
			default     => $this->visitor->view( $id, $token, isset( $posted['cancel'] ), isset( $posted['confirm'] ) ),
		};
		return match ( true ) {
			null === $view              => null,
			isset( $view['redirect'] )  => PageResponse::redirect( (string) $view['redirect'] ),
			default                     => PageResponse::show( (string) $view['title'], $view, (int) $view['status'] ),
		};
	}

	private function file( string $id, string $token ): ?PageResponse {
		$enquiry = $this->visitor->enquiry( $id, $token );
		$file    = null === $enquiry ? null : $this->calendar->for_visitor( $enquiry );
		return null === $file ? null : PageResponse::file( 'viewing.ics', CalendarFile::TYPE, $file );
	}
}
