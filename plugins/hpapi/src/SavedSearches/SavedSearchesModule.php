<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches;

use Closure;
use HearthHammer\Core\LazyServices;
use HearthHammer\Core\Module;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Page\PageResponse;
use HearthHammer\Core\Page\VirtualPage;
use HearthHammer\Core\Privacy\PersonalData;
use HearthHammer\Core\Privacy\Retention;
use HearthHammer\Core\Scheduled;
use HearthHammer\Core\Services;
use HearthHammer\Core\Subscription\DigestNews;
use HearthHammer\Core\Subscription\DigestQueue;
use HearthHammer\Core\Subscription\DigestTables;
use HearthHammer\Core\Subscription\DigestWorker;
use HearthHammer\Core\Subscription\EventBatches;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Waiting;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\SavedSearches\Events\Arrivals;
use HearthHammer\Hpapi\SavedSearches\Events\Branches;
use HearthHammer\Hpapi\SavedSearches\Events\PropertyEvents;
use HearthHammer\Hpapi\SavedSearches\Form\SaveSearchForm;
use HearthHammer\Hpapi\SavedSearches\Matching\Candidates;
use HearthHammer\Hpapi\SavedSearches\Matching\Matcher;
use HearthHammer\Hpapi\SavedSearches\Matching\QueryFilter;
use HearthHammer\Hpapi\SavedSearches\Pages\SavedSearchPages;
use HearthHammer\Hpapi\SavedSearches\Privacy\SavedSearchData;
use HearthHammer\Hpapi\SavedSearches\Rest\SavedSearchController;
use HearthHammer\Hpapi\SavedSearches\Search\QueryAreas;
use HearthHammer\Hpapi\SavedSearches\Search\QueryRepository;
use HearthHammer\Hpapi\SavedSearches\Sending\AlertMailer;
use HearthHammer\Hpapi\SavedSearches\Sending\AlertMessage;
use HearthHammer\Hpapi\SavedSearches\Sending\ConfirmationMailer;
use HearthHammer\Hpapi\SavedSearches\Sending\DigestItems;
use HearthHammer\Hpapi\SavedSearches\Staff\SavedSearchActions;
use HearthHammer\Hpapi\SavedSearches\Staff\SavedSearchScreen;
use HearthHammer\Hpapi\SavedSearches\Staff\SavedSearchStats;
use HearthHammer\Hpapi\SavedSearches\Visitor\ManageSearches;
use HearthHammer\Hpapi\SavedSearches\Visitor\SavedSearchErrors;
use HearthHammer\Hpapi\SavedSearches\Visitor\SavedSearchLinks;
use HearthHammer\Hpapi\SavedSearches\Visitor\SaveSearch;
use HearthHammer\Hpapi\SavedSearches\Worker\AlertCommand;
use HearthHammer\Hpapi\Search\AreaFinder;
use HearthHammer\Hpapi\Search\PropertySearch;

defined( 'ABSPATH' ) || exit;

/**
 * Saved searches by email, without an account.
 *
 * @property-read SavedSearchSettings   $settings
 * @property-read DigestTables          $tables
 * @property-read DigestNews            $news
 * @property-read QueryAreas            $areas
 * @property-read QueryRepository       $queries
 * @property-read SavedSearchRepository $searches
 * @property-read QueryFilter           $filter
 * @property-read PropertyEvents        $events
 * @property-read Arrivals              $arrivals
 * @property-read Matcher               $matcher
 * @property-read DigestQueue           $digests
 * @property-read ConfirmationMailer    $confirmations
 * @property-read AlertMailer           $alerts
 * @property-read DigestWorker          $worker
 * @property-read SavedSearchLinks      $links
 * @property-read FormToken             $token
 * @property-read SaveSearch            $saving
 * @property-read SavedSearchPages      $pages
 * @property-read VirtualPage           $virtual_page
 * @property-read SaveSearchForm        $form
 * @property-read SavedSearchData       $data
 */
final class SavedSearchesModule extends LazyServices implements Module {

	/** An event's index row is written a moment after it is noted, and pictures follow. */
	private const SETTLE_SECONDS = 15;

	/**
	 * @param Closure(): AreaFinder       $places   These are made when they are needed.
	 * @param Closure(): ParishRepository $parishes
	 * @param Closure(): PropertySearch   $search
	 */
	public static function make( Services $core, Closure $places, Closure $parishes, Closure $search ): self {
		return new self(
			array(
				'settings'      => static fn (): SavedSearchSettings => new SavedSearchSettings(),
				'tables'        => static fn (): DigestTables => new DigestTables( SavedSearchTables::SEARCH, SavedSearchTables::FOUND, 'search_id' ),
				'news'          => static fn ( self $of ): DigestNews => new DigestNews( $of->tables ),
				'areas'         => static fn (): QueryAreas => new QueryAreas( $places(), $parishes() ),
				'queries'       => static fn ( self $of ): QueryRepository => new QueryRepository( $of->areas ),
				'searches'      => static fn ( self $of ): SavedSearchRepository => new SavedSearchRepository( $of->settings, $of->news ),
				'filter'        => static fn ( self $of ): QueryFilter => new QueryFilter( $of->areas ),
				'events'        => static fn (): PropertyEvents => new PropertyEvents( new Branches() ),
				'arrivals'      => static fn ( self $of ): Arrivals => new Arrivals( $of->events ),
				'matcher'       => static fn ( self $of ): Matcher => new Matcher( new EventBatches( SavedSearchTables::EVENT, self::SETTLE_SECONDS ), new Candidates( $of->queries ), $of->filter, $of->news, $of->settings ),
				'digests'       => static fn ( self $of ): DigestQueue => new DigestQueue( $core->outbox, $of->tables, AlertMailer::KIND, 'search' ),
				'confirmations' => static fn ( self $of ): ConfirmationMailer => new ConfirmationMailer( $core->outbox, $core->mailer, $of->searches, $of->links ),
				'alerts'        => static fn ( self $of ): AlertMailer => new AlertMailer( $core->outbox, $core->mailer, $of->searches, $of->queries, $of->filter, $search(), new DigestItems(), $of->news, new AlertMessage( $of->links, $of->areas ) ),
				'worker'        => static fn ( self $of ): DigestWorker => new DigestWorker( static fn ( int $now ): bool => $of->arrivals->note( $now ) > 0 || $of->matcher->step( $now ), $of->digests, $core->outbox, $core->locks, 'hpapi_saved_searches', 'hpapi-saved-searches', 'hpapi_saved_search_run' ),
				'links'         => static fn ( self $of ): SavedSearchLinks => new SavedSearchLinks( $core->subscription_tokens( 'hpapi-saved-search' ), $of->searches ),
				'token'         => static fn (): FormToken => $core->form_token( 'hpapi-saved-search-form', DAY_IN_SECONDS ),
				// A family shares a network address, not a mailbox.
				'saving'        => static fn ( self $of ): SaveSearch => new SaveSearch( $core->submission_limits( 'saved-search', SavedSearchErrors::limit( ... ), per_address: 30, per_browser: 15, per_recipient: 4 ), $of->token, $of->areas, $of->queries, $of->searches, $core->outbox ),
				'pages'         => static fn ( self $of ): SavedSearchPages => new SavedSearchPages( $of->saving, new ManageSearches( $of->searches ), $of->links, $of->searches, $of->queries, $of->areas, $of->token ),
				'virtual_page'  => static fn ( self $of ): VirtualPage => new VirtualPage(
					'hpapi_saved_search',
					array( 'new', 'confirm', 'manage', 'unsubscribe' ),
					array(
						'saved-searches/(new)/?$' => '$matches[1]',
						'saved-searches/(confirm|manage|unsubscribe)/([A-Za-z0-9_.-]+)/?$' => '$matches[1]&hpapi_saved_search_token=$matches[2]',
					),
					static function ( PageRequest $request ) use ( $of ): PageResponse {
						$page = $of->pages->answer( $request->page, $request->variables[ 'hpapi_saved_search_token' ], $request->query, $request->fields, time() );
						return PageResponse::show( $page->title, $page, $page->status );
					},
					'saved-searches.php',
					dirname( __DIR__, 2 ) . '/templates/saved-searches.php',
					is_private: true,
					variables: array( 'hpapi_saved_search_token' ),
					classes: array( 'hh-page-saved-searches' ),
				),
				'form'          => static fn ( self $of ): SaveSearchForm => new SaveSearchForm( $of->areas ),
				'data'          => static fn ( self $of ): SavedSearchData => new SavedSearchData( $of->settings, $of->searches ),
			)
		);
	}

	public function register(): void {
		foreach ( $this->modules() as $module ) {
			$module->register();
		}
	}

	/** @return list<Module> */
	private function modules(): array {
		$of      = $this;
		$schemas = dirname( __DIR__, 2 ) . '/schemas';
		return array(
			new Waiting( array( 'hpapi_index_rows' ), static fn (): array => array( $of->events ) ),
			new Waiting( Waiting::OUTBOX, static fn (): array => array( $of->confirmations, $of->alerts ) ),
			new Scheduled( 'hpapi_saved_searches', 'hh_minutely', static fn (): array => array( $of->worker ) ),
			Waiting::for_commands( static fn (): array => array( new AlertCommand( $of->worker ) ) ),
			$of->virtual_page,
			new Waiting( Waiting::REST, static fn (): array => array( new SavedSearchController( $schemas, $of->saving, $of->token ) ) ),
			new Waiting( Waiting::ADMIN, $this->screens( ... ) ),
			new Waiting( Waiting::PRIVACY, static fn (): array => array( new PersonalData( $of->data ) ) ),
			new Retention( 'hpapi_saved_searches_forget', static fn ( int $now ) => $of->data->forget( $now ) ),
		);
	}

	/** @return list<Module> */
	private function screens(): array {
		$of       = $this;
		$settings = SavedSearchSettings::form();
		return array(
			new SavedSearchScreen( new SavedSearchStats(), $of->searches, $settings, $of->worker ),
			$settings,
			new SavedSearchActions( $of->worker, $of->searches ),
		);
	}
}
