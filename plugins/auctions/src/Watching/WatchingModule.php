<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching;

use HearthHammer\Core\Module;
use HearthHammer\Core\Privacy\PersonalData;
use HearthHammer\Core\Privacy\Retention;
use HearthHammer\Core\Scheduled;
use HearthHammer\Core\Waiting;

defined( 'ABSPATH' ) || exit;

/**
 * Watching lots and sales, in the browser and by email without an account (LOT-07).
 */
final readonly class WatchingModule implements Module {

	public function __construct( private WatchServices $services ) {}

	public function register(): void {
		$of = $this->services;
		foreach ( array(
			new Waiting( array( 'hh_lot_changed', 'hh_lot_offered_again', 'hh_sale_rescheduled', 'hh_catalogue_published', 'wp_after_insert_post', 'hh_addendum_added' ), static fn (): array => array( $of->events ) ),
			new Waiting( Waiting::OUTBOX, static fn (): array => array( $of->mail ) ),
			new Scheduled( 'hh_watched_lots', 'hh_minutely', static fn (): array => array( $of->worker ) ),
			$of->page,
			$of->watched_page,
			new Waiting( Waiting::REST, static fn (): array => array( $of->browser, $of->alerts ) ),
			new Waiting( Waiting::PRIVACY, static fn (): array => array( new PersonalData( $of->data ) ) ),
			new Retention( 'hh_forget_watches', static fn ( int $now ) => $of->data->forget( $now ) ),
		) as $module ) {
			$module->register();
		}
	}
}
