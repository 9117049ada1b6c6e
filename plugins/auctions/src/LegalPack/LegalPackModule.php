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
		$of       = $this->services;
		$data     = new LegalData( $of->readers, $of->documents );
		$senders  = new SolicitorData( $of->asked, $of->sent );
		$settings = LegalSettings::form();
		return array(
			$of->mail,
			$of->page,
			new LegalController( dirname( __DIR__, 2 ) . '/schemas', $of->requests, $of->form_token ),
			new LegalBox( $of->documents ),
			new LegalActions( $of->putting, $of->documents, $of->vault ),
			$settings,
			new AccessScreen( new AccessList(), $settings ),
			new PersonalData( $data ),
			$of->solicitors,
			$of->upload_page,
			new SolicitorBox( $of->asked, $of->sent ),
			new SolicitorActions( $of->asked, $of->sent, $of->taking, $of->solicitors, $of->vault ),
			new PersonalData( $senders ),
			new Retention(
				LegalData::HOOK,
				static function ( int $now ) use ( $data, $senders ): void {
					$data->forget( $now );
					$senders->forget( $now );
				}
			),
		);
	}
}
