<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use Closure;
use HearthHammer\Core\Calendar\CalendarFile;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Page\PageResponse;
use HearthHammer\Core\Page\VirtualPage;
use HearthHammer\Hpapi\Enquiries\Calendar\ViewingCalendar;
use HearthHammer\Hpapi\Enquiries\Form\FormPage;
use HearthHammer\Hpapi\Enquiries\Form\PersonFormPage;
use HearthHammer\Hpapi\Enquiries\Form\VisitorPage;
use HearthHammer\Hpapi\Enquiries\Valuation\ValuationFormPage;

/**
 * Pages under /enquiry/: the form, what a visitor asked for, and the calendar file.
 */
final readonly class EnquiryPages {

	public const PAGE     = 'hpapi_enquiry_page';
	public const PROPERTY = 'hpapi_enquiry_property';
	public const PERSON   = 'hpapi_enquiry_person';
	public const ID       = 'hpapi_enquiry_id';

	public function __construct(
		private FormPage $form,
		private ValuationFormPage $valuation,
		private PersonFormPage $person,
		private VisitorPage $visitor,
		private ViewingCalendar $calendar,
	) {}

	/** @param Closure(): self $pages Made when one is asked for. */
	public static function page( Closure $pages ): VirtualPage {
		return new VirtualPage(
			self::PAGE,
			array( 'form', 'valuation', 'person', 'visitor', 'calendar' ),
			array(
				'^enquiry/valuation/?$'                       => 'valuation',
				'^enquiry/person/([0-9]{1,15})/?$'            => 'person&' . self::PERSON . '=$matches[1]',
				'^enquiry/property/([0-9]{1,15})/?$'          => 'form&' . self::PROPERTY . '=$matches[1]',
				'^enquiry/([0-9a-f]{32})/?$'                  => 'visitor&' . self::ID . '=$matches[1]',
				'^enquiry/([0-9a-f]{32})/viewing\.ics$'       => 'calendar&' . self::ID . '=$matches[1]',
			),
			static fn ( PageRequest $request ): ?PageResponse => $pages()->answer( $request ),
			'enquiry.php',
			dirname( __DIR__, 2 ) . '/templates/enquiry-page.php',
			is_private: true,
			variables: array( self::PROPERTY, self::PERSON, self::ID ),
		);
	}

	private function answer( PageRequest $request ): ?PageResponse {
		$token = sanitize_text_field( $request->parameter( 'token' ) );
		$id    = $request->variables[ self::ID ];
		if ( 'calendar' === $request->page ) {
			return $this->file( $id, $token );
		}
		/** @var array<string, mixed> $posted */
		$posted = $request->fields ?? array();
		$view   = match ( $request->page ) {
			'form'      => $this->form->view( absint( $request->variables[ self::PROPERTY ] ), $posted, $request->is_post() ),
			'person'    => $this->person->view( absint( $request->variables[ self::PERSON ] ), $posted, $request->is_post() ),
			'valuation' => $this->valuation->view( $posted, $request->is_post() ),
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
