<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches;

use HearthHammer\Core\Module;
use HearthHammer\Core\Privacy\PersonalData;
use HearthHammer\Core\Privacy\Retention;
use HearthHammer\Core\Scheduled;
use HearthHammer\Core\Waiting;
use HearthHammer\Hpapi\SavedSearches\Privacy\ForgetSavedSearches;
use HearthHammer\Hpapi\SavedSearches\Privacy\SavedSearchData;
use HearthHammer\Hpapi\SavedSearches\Rest\SavedSearchController;
use HearthHammer\Hpapi\SavedSearches\Staff\SavedSearchActions;
use HearthHammer\Hpapi\SavedSearches\Staff\SavedSearchForm;
use HearthHammer\Hpapi\SavedSearches\Staff\SavedSearchScreen;
use HearthHammer\Hpapi\SavedSearches\Staff\SavedSearchStats;
use HearthHammer\Hpapi\SavedSearches\Worker\AlertCommand;

defined( 'ABSPATH' ) || exit;

/**
 * Saved searches by email, without an account.
 */
final readonly class SavedSearchesModule implements Module {

	public function __construct( private SavedSearchServices $services ) {}

	public function register(): void {
		foreach ( $this->modules() as $module ) {
			$module->register();
		}
	}

	/** @return list<Module> */
	private function modules(): array {
		$of      = $this->services;
		$schemas = dirname( __DIR__, 2 ) . '/schemas';
		return array(
			new Waiting( array( 'hpapi_index_rows' ), static fn (): array => array( $of->events ) ),
			new Waiting( Waiting::OUTBOX, static fn (): array => array( $of->confirmations, $of->alerts ) ),
			new Scheduled( 'hpapi_saved_searches', 'hh_minutely', static fn (): array => array( $of->worker ) ),
			Waiting::for_commands( static fn (): array => array( new AlertCommand( $of->worker ) ) ),
			$of->virtual_page,
			new Waiting( Waiting::REST, static fn (): array => array( new SavedSearchController( $schemas, $of->saving, $of->token ) ) ),
			new Waiting( Waiting::ADMIN, $this->screens( ... ) ),
			new Waiting( Waiting::PRIVACY, static fn (): array => array( new PersonalData( new SavedSearchData( $of->searches ) ) ) ),
			new Retention( 'hpapi_saved_searches_forget', static fn ( int $now ) => ( new ForgetSavedSearches( $of->settings, $of->searches ) )->forget( $now ) ),
		);
	}

	/** @return list<Module> */
	private function screens(): array {
		$of       = $this->services;
		$settings = SavedSearchForm::form();
		return array(
			new SavedSearchScreen( new SavedSearchStats(), $of->searches, $settings, $of->worker ),
			$settings,
			new SavedSearchActions( $of->worker, $of->searches ),
		);
	}
}
