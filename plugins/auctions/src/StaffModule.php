<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use HearthHammer\Auctions\Staff\LotPanelController;
use HearthHammer\Auctions\Staff\LotPanelTools;
use HearthHammer\Core\Core;
use HearthHammer\Core\Module;
use HearthHammer\Core\Waiting;

defined( 'ABSPATH' ) || exit;

/**
 * Tools of staff on lots.
 */
final readonly class StaffModule implements Module {

	public function __construct( private PlatformModule $platform ) {}

	public function register(): void {
		foreach ( array( new Waiting( Waiting::REST, fn (): array => array( new LotPanelController( dirname( __DIR__ ) . '/schemas', $this->platform->services( ... ), Core::services()->limits ) ) ), new LotPanelTools() ) as $module ) {
			$module->register();
		}
	}
}
