<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

use HearthHammer\Auctions\LegalPack\Privacy\LegalData;
use HearthHammer\Auctions\LegalPack\Rest\LegalController;
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
			new Retention( LegalData::HOOK, $data->forget( ... ) ),
		);
	}
}
