<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Addenda;

use HearthHammer\Core\Module;
use HearthHammer\Core\Waiting;

defined( 'ABSPATH' ) || exit;

/**
 * Addenda: numbered, dated, only ever added (LOT-06).
 */
final readonly class AddendaModule implements Module {

	public function register(): void {
		( new Waiting( Waiting::ADMIN, static fn (): array => array( new AddendumBox( new AddendumRepository() ) ) ) )->register();
	}
}
