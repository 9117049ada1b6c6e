<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

use HearthHammer\Auctions\LegalPack\Privacy\LegalData;
use HearthHammer\Auctions\LegalPack\Privacy\SolicitorData;
use HearthHammer\Auctions\LegalPack\Rest\LegalController;
use HearthHammer\Auctions\LegalPack\Solicitors\SolicitorActions;
use HearthHammer\Auctions\LegalPack\Solicitors\SolicitorBox;
use HearthHammer\Auctions\LegalPack\Staff\AccessList;
use HearthHammer\Auctions\LegalPack\Staff\AccessScreen;
use HearthHammer\Auctions\LegalPack\Staff\LegalActions;
use HearthHammer\Auctions\LegalPack\Staff\LegalBox;
use HearthHammer\Core\Module;
use HearthHammer\Core\Privacy\PersonalData;
use HearthHammer\Core\Privacy\Retention;
use HearthHammer\Core\Waiting;

defined( 'ABSPATH' ) || exit;

/**
 * Legal packs: documents with versions, for whoever accepted the terms (LOT-05).
 */
final readonly class LegalPackModule implements Module {

	public function __construct( private LegalServices $services ) {}

	public function register(): void {
		foreach ( $this->modules() as $module ) {
			$module->register();
		}
	}

	/** @return list<Module> */
	private function modules(): array {
		$of      = $this->services;
		$data    = static fn (): LegalData => new LegalData( $of->readers, $of->documents );
		$senders = static fn (): SolicitorData => new SolicitorData( $of->asked, $of->sent );
		return array(
			new Waiting( array( ...Waiting::OUTBOX, 'hh_legal_document_added' ), static fn (): array => array( $of->mail ) ),
			new Waiting( Waiting::OUTBOX, static fn (): array => array( $of->solicitors ) ),
			$of->page,
			$of->upload_page,
			new Waiting( Waiting::REST, static fn (): array => array( new LegalController( dirname( __DIR__, 2 ) . '/schemas', $of->requests, $of->form_token ) ) ),
			new Waiting( Waiting::ADMIN, $this->screens( ... ) ),
			new Waiting( array( 'before_delete_post', ...Waiting::ADMIN ), static fn (): array => array( new LegalActions( $of->putting, $of->documents, $of->vault ), new SolicitorActions( $of->asked, $of->sent, $of->taking, $of->solicitors, $of->vault ) ) ),
			new Waiting( Waiting::PRIVACY, static fn (): array => array( new PersonalData( $data() ), new PersonalData( $senders() ) ) ),
			new Retention(
				'hh_forget_legal_readers',
				static function ( int $now ) use ( $data, $senders ): void {
					$data()->forget( $now );
					$senders()->forget( $now );
				}
			),
		);
	}

	/** @return list<Module> */
	private function screens(): array {
		$of       = $this->services;
		$settings = LegalSettings::form();
		return array(
			new LegalBox( $of->documents ),
			$settings,
			new AccessScreen( new AccessList(), $settings ),
			new SolicitorBox( $of->asked, $of->sent ),
		);
	}
}
