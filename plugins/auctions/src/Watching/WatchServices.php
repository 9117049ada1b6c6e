<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching;

use HearthHammer\Auctions\Addenda\AddendumRepository;
use HearthHammer\Auctions\Catalogue\LotSearch;
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
	) {}

	public static function make( Services $core, LotSearch $search ): self {
		$tables  = new DigestTables( WatchTables::WATCH, WatchTables::NEWS, 'watch_id' );
		$news    = new DigestNews( $tables );
		$watches = new WatchRepository( $news );
		$events  = new WatchEvents( new AddendumRepository(), $watches );
		$matcher = new WatchMatcher( new EventBatches( WatchTables::EVENT ), $news, $events );
		$digests = new DigestQueue( $core->outbox, $tables, WatchMail::NEWS, 'watch' );
		$worker  = new DigestWorker( $matcher->step( ... ), $digests, $core->outbox, $core->locks, 'hh_watched_lots', 'hh-watched-lots', 'hh_watched_lots_run' );
		$links   = new WatchLinks( $core->subscription_tokens( 'hh-watched-lots' ), $watches );
		$token   = $core->form_token( 'hh-watch-form', DAY_IN_SECONDS );
		$limits  = $core->submission_limits( 'watch-lots', AskToWatch::too_many( ... ), per_address: 40, per_browser: 20, per_recipient: 10 );
		$pages   = new WatchPages( new AskToWatch( $limits, $token, $watches, $core->outbox ), $links, $watches, $token );
		$browser = new WatchedLots( dirname( __DIR__, 2 ) . '/schemas', $search );
		return new self( $watches, $events, $matcher, $digests, $worker, new WatchMail( $core->outbox, $core->mailer, $watches, $news, new WatchMessages( $links ) ), $links, $token, $pages, $pages->page(), $browser, $browser->page() );
	}
}
