<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Enquiry\SubmitOnce;
use HearthHammer\Core\Page\VirtualPage;
use HearthHammer\Core\Services;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Hpapi\Enquiries\Calendar\ViewingCalendar;
use HearthHammer\Hpapi\Enquiries\Form\EnquiryForm;
use HearthHammer\Hpapi\Enquiries\Form\FormPage;
use HearthHammer\Hpapi\Enquiries\Form\PersonFormPage;
use HearthHammer\Hpapi\Enquiries\Form\VisitorPage;
use HearthHammer\Hpapi\Enquiries\Mail\EnquiryMail;
use HearthHammer\Hpapi\Enquiries\Mail\StaffMessage;
use HearthHammer\Hpapi\Enquiries\Mail\VisitorMessage;
use HearthHammer\Hpapi\Enquiries\Slots\SlotRepository;
use HearthHammer\Hpapi\Enquiries\Slots\Viewings;
use HearthHammer\Hpapi\Enquiries\Valuation\ValuationForm;
use HearthHammer\Hpapi\Enquiries\Valuation\ValuationFormPage;
use HearthHammer\Hpapi\Enquiries\Valuation\ValuationPlaces;
use HearthHammer\Hpapi\People\Staff;

/**
 * What the modules of enquiries, their blocks and the façade share.
 */
final readonly class EnquiryServices {

	private function __construct(
		public EnquirySettings $settings,
		public EnquiryOffice $office,
		public EnquiryRepository $enquiries,
		public SlotRepository $slots,
		public EnquiryTokens $tokens,
		public EnquiryLinks $links,
		public FormToken $form_token,
		public Viewings $viewings,
		public EnquiryMail $mail,
		public SendEnquiry $sending,
		public ChangeEnquiryStatus $moving,
		public EnquiryForm $form,
		public ValuationForm $valuation,
		public ValuationPlaces $places,
		public VirtualPage $page,
	) {}

	public static function make( Services $core ): self {
		$settings = new EnquirySettings();
		$enquiries = new EnquiryRepository();
		$slots = new SlotRepository();
		$tokens = new EnquiryTokens( $core->tokens );
		$links = new EnquiryLinks( $tokens );
		$staff = new Staff();
		$office = new EnquiryOffice( $core->company, $settings, $staff );
		$calendar = new ViewingCalendar( $office, $links );
		// Long enough to think; a page that was open longer fetches another.
		$form_token = $core->form_token( 'hpapi-enquiry-form', 4 * HOUR_IN_SECONDS );
		// A household or an office shares an address; nobody house-hunts at more than ten places a day.
		$limits = $core->submission_limits( 'enquiry', EnquiryErrors::too_many( ... ), per_address: 30, per_browser: 10, per_recipient: 5 );
		// Times that are kept and not confirmed yet: who sees three houses in a morning has seen many. One address could
		// otherwise take every time of every property; several of one network together, too.
		$holds = $core->submission_limits( 'viewing-hold', EnquiryErrors::too_many_holds( ... ), per_address: 6, per_browser: 3, seconds: UnconfirmedHolds::SECONDS, per_neighbours: 12 );
		// Cancelling is free, but not a way to try tokens.
		$cancelling = $core->submission_limits( 'enquiry-cancel', EnquiryErrors::too_many( ... ), per_address: 60 );
		$viewings = new Viewings( $slots, $settings );
		$mail = new EnquiryMail( $core->outbox, $core->mailer, $enquiries, new VisitorMessage( $office, $links, $calendar ), new StaffMessage( $settings, $office, $links, $calendar ), $core->staff );
		$sending = new SendEnquiry( new SubmitOnce( $form_token, $core->browser, $limits, $enquiries, $mail->queue( ... ), EnquiryErrors::class ), $holds, $viewings, $staff );
		$moving = new ChangeEnquiryStatus( $enquiries, $slots, $tokens, $cancelling, $mail, $limits );
		$form = new EnquiryForm( $viewings, $office );
		$valuation = new ValuationForm( $office );
		// Looking a postcode up is free, but not a way to ask for all of them.
		$places = new ValuationPlaces( $core->gazetteer, $core->company, $core->submission_limits( 'valuation-place', EnquiryErrors::too_many( ... ), per_address: 120 ) );
		$page = ( new EnquiryPages(
			new FormPage( $form, $sending, $form_token, $links, $viewings ),
			new ValuationFormPage( $valuation, $sending, $form_token, $links ),
			new PersonFormPage( $staff, $sending, $form_token, $links ),
			new VisitorPage( $enquiries, $tokens, $links, $moving ),
			$calendar
		) )->page();
		return new self( $settings, $office, $enquiries, $slots, $tokens, $links, $form_token, $viewings, $mail, $sending, $moving, $form, $valuation, $places, $page );
	}
}
