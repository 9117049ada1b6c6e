<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches;

use HearthHammer\Core\Page\VirtualPage;
use HearthHammer\Core\Services;
use HearthHammer\Core\Subscription\DigestNews;
use HearthHammer\Core\Subscription\DigestQueue;
use HearthHammer\Core\Subscription\DigestTables;
use HearthHammer\Core\Subscription\DigestWorker;
use HearthHammer\Core\Subscription\EventBatches;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\SavedSearches\Events\Arrivals;
use HearthHammer\Hpapi\SavedSearches\Events\Branches;
use HearthHammer\Hpapi\SavedSearches\Events\PropertyEvents;
use HearthHammer\Hpapi\SavedSearches\Form\SaveSearchForm;
use HearthHammer\Hpapi\SavedSearches\Matching\Candidates;
use HearthHammer\Hpapi\SavedSearches\Matching\Matcher;
use HearthHammer\Hpapi\SavedSearches\Matching\QueryFilter;
use HearthHammer\Hpapi\SavedSearches\Pages\SavedSearchPages;
use HearthHammer\Hpapi\SavedSearches\Pages\SavedSearchRoutes;
use HearthHammer\Hpapi\SavedSearches\Search\QueryAreas;
use HearthHammer\Hpapi\SavedSearches\Search\QueryRepository;
use HearthHammer\Hpapi\SavedSearches\Sending\AlertMailer;
use HearthHammer\Hpapi\SavedSearches\Sending\AlertMessage;
use HearthHammer\Hpapi\SavedSearches\Sending\ConfirmationMailer;
use HearthHammer\Hpapi\SavedSearches\Sending\DigestItems;
use HearthHammer\Hpapi\SavedSearches\Visitor\ManageSearches;
use HearthHammer\Hpapi\SavedSearches\Visitor\SavedSearchErrors;
use HearthHammer\Hpapi\SavedSearches\Visitor\SavedSearchLinks;
use HearthHammer\Hpapi\SavedSearches\Visitor\SaveSearch;
use HearthHammer\Hpapi\Search\AreaFinder;
use HearthHammer\Hpapi\Search\PropertySearch;

/**
 * What the modules of saved searches and the façade share.
 */
final readonly class SavedSearchServices {

	/** An event's index row is written a moment after it is noted, and pictures follow. */
	private const SETTLE_SECONDS = 15;

	private function __construct(
		public SavedSearchSettings $settings,
		public QueryAreas $areas,
		public QueryRepository $queries,
		public SavedSearchRepository $searches,
		public PropertyEvents $events,
		public Arrivals $arrivals,
		public Matcher $matcher,
		public DigestQueue $digests,
		public ConfirmationMailer $confirmations,
		public AlertMailer $alerts,
		public DigestWorker $worker,
		public SavedSearchLinks $links,
		public FormToken $token,
		public SaveSearch $saving,
		public SavedSearchPages $pages,
		public VirtualPage $virtual_page,
		public SaveSearchForm $form,
	) {}

	public static function make( Services $core, AreaFinder $places, ParishRepository $parishes, PropertySearch $search ): self {
		$settings  = new SavedSearchSettings();
		$tables    = new DigestTables( SavedSearchTables::SEARCH, SavedSearchTables::FOUND, 'search_id' );
		$news      = new DigestNews( $tables );
		$areas     = new QueryAreas( $places, $parishes );
		$queries   = new QueryRepository( $areas );
		$searches  = new SavedSearchRepository( $settings, $news );
		$filter    = new QueryFilter( $areas );
		$events    = new PropertyEvents( new Branches() );
		$arrivals  = new Arrivals( $events );
		$matcher   = new Matcher( new EventBatches( SavedSearchTables::EVENT, self::SETTLE_SECONDS ), new Candidates( $queries ), $filter, $news, $settings );
		$digests   = new DigestQueue( $core->outbox, $tables, AlertMailer::KIND, 'search' );
		$links     = new SavedSearchLinks( $core->subscription_tokens( 'hpapi-saved-search' ), $searches );
		$token     = $core->form_token( 'hpapi-saved-search-form', DAY_IN_SECONDS );
		// A family shares a network address, not a mailbox.
		$limits    = $core->submission_limits( 'saved-search', SavedSearchErrors::limit( ... ), per_address: 30, per_browser: 15, per_recipient: 4 );
		$saving    = new SaveSearch( $limits, $token, $areas, $queries, $searches, $core->outbox );
		$pages     = new SavedSearchPages( $saving, new ManageSearches( $searches ), $links, $searches, $queries, $areas, $token );
		return new self(
			$settings,
			$areas,
			$queries,
			$searches,
			$events,
			$arrivals,
			$matcher,
			$digests,
			new ConfirmationMailer( $core->outbox, $core->mailer, $searches, $links ),
			new AlertMailer( $core->outbox, $core->mailer, $searches, $queries, $filter, $search, new DigestItems(), $news, new AlertMessage( $links, $areas ) ),
			new DigestWorker( static fn ( int $now ): bool => $arrivals->note( $now ) > 0 || $matcher->step( $now ), $digests, $core->outbox, $core->locks, 'hpapi_saved_searches', 'hpapi-saved-searches', 'hpapi_saved_search_run' ),
			$links,
			$token,
			$saving,
			$pages,
			SavedSearchRoutes::page( $pages ),
			new SaveSearchForm( $areas ),
		);
	}
}
