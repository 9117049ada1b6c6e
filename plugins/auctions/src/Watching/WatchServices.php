<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching;

use Closure;
use HearthHammer\Auctions\Addenda\AddendumRepository;
use HearthHammer\Auctions\Catalogue\LotSearch;
use HearthHammer\Auctions\Index\LotWords;
use HearthHammer\Auctions\Watching\Searches\LotAlerts;
use HearthHammer\Auctions\Watching\Searches\SearchController;
use HearthHammer\Auctions\Watching\Searches\SearchItems;
use HearthHammer\Auctions\Watching\Searches\SearchMatcher;
use HearthHammer\Auctions\Watching\Searches\SearchPages;
use HearthHammer\Auctions\Watching\Searches\SearchWords;
use HearthHammer\Auctions\Watching\Searches\WatchedSearches;
use HearthHammer\Core\Page\VirtualPage;
use HearthHammer\Core\Services;
use HearthHammer\Core\Subscription\DigestNews;
use HearthHammer\Core\Subscription\DigestQueue;
use HearthHammer\Core\Subscription\DigestTables;
use HearthHammer\Core\Subscription\DigestWorker;
use HearthHammer\Core\Subscription\EventBatches;
use HearthHammer\Core\Visitor\FormToken;

/**
 * What the modules of watching and its block share.
 */
final readonly class WatchServices {

	/** Until the index has the lot that an event is about; an email within two minutes stays possible. */
	private const SETTLE_SECONDS = 30;

	private function __construct(
		public WatchRepository $watches,
		public WatchEvents $events,
		public WatchMatcher $matcher,
		public DigestQueue $digests,
		public DigestWorker $worker,
		public WatchMail $mail,
		public WatchLinks $links,
		public FormToken $form_token,
		public WatchPages $pages,
		public VirtualPage $page,
		public WatchedLots $browser,
		public VirtualPage $watched_page,
		public WatchData $data,
		public WatchedSearches $searches,
		public SearchController $alerts,
		public LotAlerts $button,
	) {}

	/** @param Closure(string): string $known_make As SearchWords. */
	public static function make( Services $core, LotSearch $search, Closure $known_make ): self {
		$tables  = new DigestTables( WatchTables::WATCH, WatchTables::NEWS, 'watch_id' );
		$news    = new DigestNews( $tables );
		$watches = new WatchRepository( $news );
		$events  = new WatchEvents( new AddendumRepository(), $watches );
		$searches = new WatchedSearches();
		$words    = new SearchWords( new LotWords(), $known_make );
		$matcher  = new WatchMatcher( new EventBatches( WatchTables::EVENT, self::SETTLE_SECONDS ), $news, $events, new SearchMatcher( $searches, $search ) );
		$digests  = new DigestQueue( $core->outbox, $tables, WatchMail::NEWS, 'watch' );
		$worker   = new DigestWorker( $matcher->step( ... ), $digests, $core->outbox, $core->locks, 'hh_watched_lots', 'hh-watched-lots', 'hh_watched_lots_run' );
		$links    = new WatchLinks( $core->subscription_tokens( 'hh-watched-lots' ), $watches );
		$token    = $core->form_token( 'hh-watch-form', DAY_IN_SECONDS );
		$limits   = $core->submission_limits( 'watch-lots', AskToWatch::too_many( ... ), per_address: 40, per_browser: 20, per_recipient: 10 );
		$asking   = new AskToWatch( $limits, $token, $watches, $searches, $core->outbox );
		$pages    = new WatchPages( $asking, $links, $watches, $token, new SearchPages( $asking, $searches, $words, $token ) );
		$schemas  = dirname( __DIR__, 2 ) . '/schemas';
		$browser  = new WatchedLots( $schemas, $search );
		$mail     = new WatchMail( $core->outbox, $core->mailer, $watches, $news, new WatchMessages( $links, $words, new SearchItems( $words, $search ) ), $searches );
		return new self( $watches, $events, $matcher, $digests, $worker, $mail, $links, $token, $pages, $pages->page(), $browser, $browser->page(), new WatchData( $watches, $searches, $words ), $searches, new SearchController( $schemas, $asking, $words, $token ), new LotAlerts( $words ) );
	}
}
