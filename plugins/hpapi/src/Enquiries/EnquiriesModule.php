<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\OutboxRows;
use HearthHammer\Core\Privacy\PersonalData;
use HearthHammer\Core\Privacy\Retention;
use HearthHammer\Core\Scheduled;
use HearthHammer\Core\Waiting;
use HearthHammer\Hpapi\Enquiries\Rest\EnquiryController;
use HearthHammer\Hpapi\Enquiries\Slots\ViewingsCommand;
use HearthHammer\Hpapi\Enquiries\Staff\ViewingsMetaBox;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * 'Ask about this property' and 'book a viewing': kept, then mailed, then answered by staff.
 */
final readonly class EnquiriesModule implements Module {

	public function __construct( private EnquiryServices $services ) {}

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
		$of = $this->services;
		return array(
			$of->page,
			new Waiting( Waiting::OUTBOX, static fn (): array => array( $of->mail ) ),
			new Scheduled( 'hpapi_unconfirmed_holds', 'hh_minutely', static fn (): array => array( new UnconfirmedHolds( $of->enquiries, $of->moving, new OutboxRows() ) ) ),
			new Waiting( Waiting::REST, static fn (): array => array( new EnquiryController( dirname( __DIR__, 2 ) . '/schemas', $of->sending, $of->moving, $of->form_token, $of->links, $of->viewings, $of->places ) ) ),
			new Waiting( array( ...Waiting::OUTBOX, ...Waiting::ADMIN ), static fn (): array => array( $of->desk ) ),
			new Waiting( Waiting::ADMIN, $this->screens( ... ) ),
			new Waiting( Waiting::PRIVACY, static fn (): array => array( new PersonalData( $of->data ) ) ),
			new Retention( 'hpapi_forget_enquiries', static fn ( int $now ) => $of->data->forget( $now ) ),
		);
	}

	/** @return list<Module> */
	private function screens(): array {
		$of = $this->services;
		return array(
			$of->screen,
			new ViewingsMetaBox( $of->slots, $of->enquiries ),
			EnquirySettings::page(),
		);
	}
}
