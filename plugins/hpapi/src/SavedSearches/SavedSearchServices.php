<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches;

use Closure;
use HearthHammer\Core\LazyServices;
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

defined( 'ABSPATH' ) || exit;

/**
 * What the modules of saved searches and the façade share.
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
 */
final class SavedSearchServices extends LazyServices {

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
				'virtual_page'  => static fn ( self $of ): VirtualPage => SavedSearchRoutes::page( static fn (): SavedSearchPages => $of->pages ),
				'form'          => static fn ( self $of ): SaveSearchForm => new SaveSearchForm( $of->areas ),
			)
		);
	}
}
