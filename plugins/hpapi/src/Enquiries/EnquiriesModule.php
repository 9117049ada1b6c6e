<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Module;
use HearthHammer\Core\Page\VirtualPage;
use HearthHammer\Core\Privacy\PersonalData;
use HearthHammer\Core\Privacy\Retention;
use HearthHammer\Core\Services;
use HearthHammer\Hpapi\Enquiries\Calendar\ViewingCalendar;
use HearthHammer\Hpapi\Enquiries\Form\EnquiryForm;
use HearthHammer\Hpapi\Enquiries\Form\FormPage;
use HearthHammer\Hpapi\Enquiries\Form\VisitorPage;
use HearthHammer\Hpapi\Enquiries\Mail\EnquiryMail;
use HearthHammer\Hpapi\Enquiries\Mail\StaffMessage;
use HearthHammer\Hpapi\Enquiries\Mail\VisitorMessage;
use HearthHammer\Hpapi\Enquiries\Privacy\EnquiryData;
use HearthHammer\Hpapi\Enquiries\Privacy\ForgetEnquiries;
use HearthHammer\Hpapi\Enquiries\Rest\EnquiryController;
use HearthHammer\Hpapi\Enquiries\Slots\SlotRepository;
use HearthHammer\Hpapi\Enquiries\Slots\Viewings;
use HearthHammer\Hpapi\Enquiries\Slots\ViewingsCommand;
use HearthHammer\Hpapi\Enquiries\Staff\EnquiriesScreen;
use HearthHammer\Hpapi\Enquiries\Staff\EnquiryActions;
use HearthHammer\Hpapi\Enquiries\Staff\EnquiryCsv;
use HearthHammer\Hpapi\Enquiries\Staff\EnquiryList;
use HearthHammer\Hpapi\Enquiries\Staff\SettingsScreen;
use HearthHammer\Hpapi\Enquiries\Staff\ViewingsMetaBox;
use WP_CLI;

/**
 * 'Ask about this property' and 'book a viewing': kept, then mailed, then answered by staff.
 */
final class EnquiriesModule implements Module {

	private static ?VirtualPage $pages = null;

	public function __construct( private readonly Services $core ) {}

	/** For the façade. */
	public static function pages(): ?VirtualPage {
		return self::$pages;
	}

	public function register(): void {
		foreach ( $this->modules() as $module ) {
			$module->register();
		}
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'hpapi viewings', ViewingsCommand::class );
		}
	}

	/** @return list<Module> */
	private function modules(): array {
		$core        = $this->core;
		$settings    = new EnquirySettings();
		$enquiries   = new EnquiryRepository();
		$slots       = new SlotRepository();
		$tokens      = new EnquiryTokens( $core->tokens, $core->browser );
		$links       = new EnquiryLinks( $tokens );
		$office      = new EnquiryOffice( $core->company, $settings );
		$calendar    = new ViewingCalendar( $office, $links );
		// Long enough to think; a page that was open longer fetches another.
		$form_token = $core->form_token( 'hpapi-enquiry-form', 4 * HOUR_IN_SECONDS );
		// A household or an office shares an address; nobody house-hunts at more than ten places a day.
		$limits = $core->submission_limits( 'enquiry', EnquiryErrors::too_many( ... ), per_address: 30, per_browser: 10, per_recipient: 5 );
		// Cancelling is free, but not a way to try tokens.
		$cancelling = $core->submission_limits( 'enquiry-cancel', EnquiryErrors::too_many( ... ), per_address: 60 );
		$viewings    = new Viewings( $slots, $settings );
		$mail        = new EnquiryMail( $core->outbox, $core->mailer, $enquiries, new VisitorMessage( $office, $links, $calendar ), new StaffMessage( $settings, $office, $links, $calendar ) );
		$sending     = new SendEnquiry( $form_token, $tokens, $limits, $enquiries, $viewings, $mail );
		$moving      = new ChangeEnquiryStatus( $enquiries, $slots, $tokens, $cancelling, $mail );
		$list        = new EnquiryList();
		self::$pages = ( new EnquiryPages(
			new FormPage( new EnquiryForm( $viewings, $office ), $sending, $form_token, $links, $viewings ),
			new VisitorPage( $enquiries, $tokens, $links, $moving ),
			$calendar
		) )->page();
		return array(
			$mail,
			self::$pages,
			new EnquiryController( dirname( __DIR__, 2 ) . '/schemas', $sending, $moving, $form_token, $links, $viewings ),
			new EnquiriesScreen( $enquiries, $list ),
			new EnquiryActions( $enquiries, $moving ),
			new EnquiryCsv( $list ),
			new ViewingsMetaBox( $slots, $enquiries ),
			SettingsScreen::page(),
			new PersonalData( new EnquiryData( $slots ) ),
			new Retention( ForgetEnquiries::HOOK, ( new ForgetEnquiries( $settings, $slots ) )->forget( ... ) ),
		);
	}
}
