<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\OutboxRows;
use HearthHammer\Core\Privacy\PersonalData;
use HearthHammer\Core\Privacy\Retention;
use HearthHammer\Core\Reply\ReplyServices;
use HearthHammer\Hpapi\Enquiries\Privacy\EnquiryData;
use HearthHammer\Hpapi\Enquiries\Rest\EnquiryController;
use HearthHammer\Hpapi\Enquiries\Rest\ValuationController;
use HearthHammer\Hpapi\Enquiries\Slots\ViewingsCommand;
use HearthHammer\Hpapi\Enquiries\Staff\EnquiriesScreen;
use HearthHammer\Hpapi\Enquiries\Staff\EnquiryReplies;
use HearthHammer\Hpapi\Enquiries\Staff\SettingsScreen;
use HearthHammer\Hpapi\Enquiries\Staff\ViewingsMetaBox;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * 'Ask about this property' and 'book a viewing': kept, then mailed, then answered by staff.
 */
final class EnquiriesModule implements Module {

	public function __construct(
		private readonly EnquiryServices $services,
		private readonly ReplyServices $replies,
	) {}

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
		$of   = $this->services;
		$data = new EnquiryData( $of->enquiries, $of->settings, $of->slots, $this->replies->replies );
		$desk = $this->replies->desk( new EnquiryReplies( $of->enquiries, $of->office ) );
		return array(
			$of->mail,
			$of->page,
			new UnconfirmedHolds( $of->enquiries, $of->moving, new OutboxRows() ),
			new EnquiryController( dirname( __DIR__, 2 ) . '/schemas', $of->sending, $of->moving, $of->form_token, $of->links, $of->viewings ),
			new ValuationController( dirname( __DIR__, 2 ) . '/schemas', $of->sending, $of->links, $of->places ),
			$desk,
			new EnquiriesScreen( $of->enquiries, $of->moving, $desk ),
			new ViewingsMetaBox( $of->slots, $of->enquiries ),
			SettingsScreen::page(),
			new PersonalData( $data ),
			new Retention( EnquiryData::HOOK, $data->forget( ... ) ),
		);
	}
}
