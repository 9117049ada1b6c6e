<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching;

use HearthHammer\Core\Module;
use HearthHammer\Core\Privacy\PersonalData;
use HearthHammer\Core\Privacy\Retention;

defined( 'ABSPATH' ) || exit;

/**
 * Watching lots and sales, in the browser and by email without an account (LOT-07).
 */
final readonly class WatchingModule implements Module {

	public function __construct( private WatchServices $services ) {}

	public function register(): void {
		$of = $this->services;
		foreach ( array( $of->events, $of->mail, $of->worker, $of->page, $of->watched_page, $of->browser, $of->alerts, new PersonalData( $of->data ), new Retention( WatchData::HOOK, $of->data->forget( ... ) ) ) as $module ) {
			$module->register();
		}
	}
}
