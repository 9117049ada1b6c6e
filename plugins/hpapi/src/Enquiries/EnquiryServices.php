<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Enquiry\SubmitOnce;
use HearthHammer\Core\LazyServices;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Page\PageResponse;
use HearthHammer\Core\Page\VirtualPage;
use HearthHammer\Core\Reply\ReplyDesk;
use HearthHammer\Core\Services;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\SubmissionLimits;
use HearthHammer\Hpapi\Enquiries\Calendar\ViewingCalendar;
use HearthHammer\Hpapi\Enquiries\Form\EnquiryForm;
use HearthHammer\Hpapi\Enquiries\Form\FormPages;
use HearthHammer\Hpapi\Enquiries\Form\VisitorPage;
use HearthHammer\Hpapi\Enquiries\Mail\EnquiryMail;
use HearthHammer\Hpapi\Enquiries\Mail\StaffMessage;
use HearthHammer\Hpapi\Enquiries\Mail\VisitorMessage;
use HearthHammer\Hpapi\Enquiries\Privacy\EnquiryData;
use HearthHammer\Hpapi\Enquiries\Slots\SlotRepository;
use HearthHammer\Hpapi\Enquiries\Slots\Viewings;
use HearthHammer\Hpapi\Enquiries\Staff\EnquiriesScreen;
use HearthHammer\Hpapi\Enquiries\Staff\EnquiryDetail;
use HearthHammer\Hpapi\Enquiries\Staff\EnquiryReplies;
use HearthHammer\Hpapi\Enquiries\Valuation\ValuationForm;
use HearthHammer\Hpapi\Enquiries\Valuation\ValuationPlaces;
use HearthHammer\Hpapi\People\Staff;

defined( 'ABSPATH' ) || exit;

/**
 * What the modules of enquiries, their blocks and the façade share.
 *
 * @property-read EnquirySettings     $settings
 * @property-read Staff               $staff
 * @property-read EnquiryOffice       $office
 * @property-read EnquiryRepository   $enquiries
 * @property-read SlotRepository      $slots
 * @property-read EnquiryLinks        $links
 * @property-read FormToken           $form_token
 * @property-read Viewings            $viewings
 * @property-read ViewingCalendar     $calendar
 * @property-read SubmissionLimits    $limits
 * @property-read EnquiryMail         $mail
 * @property-read SendEnquiry         $sending
 * @property-read ChangeEnquiryStatus $moving
 * @property-read EnquiryForm         $form
 * @property-read ValuationForm       $valuation
 * @property-read ValuationPlaces     $places
 * @property-read VirtualPage         $page
 * @property-read ReplyDesk           $desk
 * @property-read EnquiriesScreen     $screen
 * @property-read EnquiryData         $data
 */
final class EnquiryServices extends LazyServices {

	/** Query variables of the pages. */
	public const PAGE     = 'hpapi_enquiry_page';
	public const PROPERTY = 'hpapi_enquiry_property';
	public const PERSON   = 'hpapi_enquiry_person';
	public const ID       = 'hpapi_enquiry_id';

	public static function make( Services $core ): self {
		return new self(
			array(
				'settings'   => static fn (): EnquirySettings => new EnquirySettings(),
				'staff'      => static fn (): Staff => new Staff(),
				'office'     => static fn ( self $of ): EnquiryOffice => new EnquiryOffice( $core->company, $of->settings, $of->staff ),
				'enquiries'  => static fn (): EnquiryRepository => new EnquiryRepository(),
				'slots'      => static fn (): SlotRepository => new SlotRepository(),
				'links'      => static fn (): EnquiryLinks => new EnquiryLinks( $core->tokens ),
				// Long enough to think; a page that was open longer fetches another.
				'form_token' => static fn (): FormToken => $core->form_token( 'hpapi-enquiry-form', 4 * HOUR_IN_SECONDS ),
				'viewings'   => static fn ( self $of ): Viewings => new Viewings( $of->slots, $of->settings ),
				'calendar'   => static fn ( self $of ): ViewingCalendar => new ViewingCalendar( $of->office, $of->links ),
				// A household or an office shares an address; a person does not look at more than ten homes a day.
				'limits'     => static fn (): SubmissionLimits => $core->submission_limits( 'enquiry', EnquiryErrors::too_many( ... ), per_address: 30, per_browser: 10, per_recipient: 5 ),
				'mail'       => static fn ( self $of ): EnquiryMail => new EnquiryMail( $core->outbox, $core->mailer, $of->enquiries, new VisitorMessage( $of->office, $of->links, $of->calendar ), new StaffMessage( $of->settings, $of->office, $of->links, $of->calendar ), $core->staff ),
				'sending'    => static fn ( self $of ): SendEnquiry => new SendEnquiry( new SubmitOnce( $of->form_token, $core->browser, $of->limits, $of->enquiries, $of->mail->queue( ... ), EnquiryErrors::class ), self::holds( $core ), $of->viewings, $of->staff ),
				// Cancelling is free, but not a way to try tokens.
				'moving'     => static fn ( self $of ): ChangeEnquiryStatus => new ChangeEnquiryStatus( $of->enquiries, $of->slots, $of->links, $core->submission_limits( 'enquiry-cancel', EnquiryErrors::too_many( ... ), per_address: 60 ), $of->mail, $of->limits ),
				'form'       => static fn ( self $of ): EnquiryForm => new EnquiryForm( $of->viewings, $of->office ),
				'valuation'  => static fn ( self $of ): ValuationForm => new ValuationForm( $of->office ),
				// Looking a postcode up is free, but not a way to ask for all of them.
				'places'     => static fn (): ValuationPlaces => new ValuationPlaces( $core->gazetteer, $core->company, $core->submission_limits( 'valuation-place', EnquiryErrors::too_many( ... ), per_address: 120 ) ),
				'page'       => static fn ( self $of ): VirtualPage => new VirtualPage(
					self::PAGE,
					array( 'form', 'valuation', 'person', 'visitor', 'calendar' ),
					array(
						'^enquiry/valuation/?$'                 => 'valuation',
						'^enquiry/person/([0-9]{1,15})/?$'      => 'person&' . self::PERSON . '=$matches[1]',
						'^enquiry/property/([0-9]{1,15})/?$'    => 'form&' . self::PROPERTY . '=$matches[1]',
						'^enquiry/([0-9a-f]{32})/?$'            => 'visitor&' . self::ID . '=$matches[1]',
						'^enquiry/([0-9a-f]{32})/viewing\.ics$' => 'calendar&' . self::ID . '=$matches[1]',
					),
					static fn ( PageRequest $request ): ?PageResponse => self::pages( $of )->answer( $request ),
					'enquiry.php',
					dirname( __DIR__, 2 ) . '/templates/enquiry-page.php',
					is_private: true,
					variables: array( self::PROPERTY, self::PERSON, self::ID ),
				),
				'desk'       => static fn ( self $of ): ReplyDesk => $core->replies->desk( new EnquiryReplies( $of->enquiries, $of->office ) ),
				'screen'     => static fn ( self $of ): EnquiriesScreen => new EnquiriesScreen( $of->enquiries, new EnquiryDetail( $of->enquiries, $of->moving, $of->desk ) ),
				'data'       => static fn ( self $of ): EnquiryData => new EnquiryData( $of->enquiries, $of->settings, $of->slots, $core->replies->replies ),
			)
		);
	}

	/**
	 * Times that are kept and not confirmed yet: who sees three houses in a morning has seen many. One address could
	 * otherwise take every time of every property; several of one network together, too.
	 */
	private static function holds( Services $core ): SubmissionLimits {
		return $core->submission_limits( 'viewing-hold', EnquiryErrors::too_many_holds( ... ), per_address: 6, per_browser: 3, seconds: UnconfirmedHolds::SECONDS, per_neighbours: 12 );
	}

	private static function pages( self $of ): EnquiryPages {
		return new EnquiryPages(
			new FormPages( $of->form, $of->valuation, $of->sending, $of->form_token, $of->links, $of->viewings, $of->staff ),
			new VisitorPage( $of->enquiries, $of->links, $of->moving ),
			$of->calendar
		);
	}
}
