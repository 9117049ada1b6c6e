<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches;

use HearthHammer\Core\Module;
use HearthHammer\Core\Privacy\PersonalData;
use HearthHammer\Core\Privacy\Retention;
use HearthHammer\Hpapi\SavedSearches\Privacy\ForgetSavedSearches;
use HearthHammer\Hpapi\SavedSearches\Privacy\SavedSearchData;
use HearthHammer\Hpapi\SavedSearches\Rest\SavedSearchController;
use HearthHammer\Hpapi\SavedSearches\Staff\SavedSearchStats;
use HearthHammer\Hpapi\SavedSearches\Staff\SavedSearchActions;
use HearthHammer\Hpapi\SavedSearches\Staff\SavedSearchForm;
use HearthHammer\Hpapi\SavedSearches\Staff\SavedSearchScreen;
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
		$of       = $this->services;
		$settings = SavedSearchForm::form();
		return array(
			$of->events,
			$of->confirmations,
			$of->alerts,
			$of->worker,
			new AlertCommand( $of->worker ),
			$of->virtual_page,
			new SavedSearchController( dirname( __DIR__, 2 ) . '/schemas', $of->saving, $of->token ),
			new SavedSearchScreen( new SavedSearchStats(), $of->searches, $settings, $of->worker ),
			$settings,
			new SavedSearchActions( $of->worker, $of->searches ),
			new PersonalData( new SavedSearchData( $of->searches ) ),
			new Retention( ForgetSavedSearches::HOOK, ( new ForgetSavedSearches( $of->settings, $of->searches ) )->forget( ... ) ),
		);
	}
}
