<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching;

use Closure;
use HearthHammer\Auctions\Addenda\AddendumRepository;
use HearthHammer\Auctions\Catalogue\LotSearch;
use HearthHammer\Auctions\Index\LotWords;
use HearthHammer\Auctions\Sales\PrivatePage;
use HearthHammer\Auctions\Watching\Searches\LotAlertController;
use HearthHammer\Auctions\Watching\Searches\LotAlerts;
use HearthHammer\Auctions\Watching\Searches\LotAlertWords;
use HearthHammer\Auctions\Watching\Searches\SearchItems;
use HearthHammer\Auctions\Watching\Searches\SearchMatcher;
use HearthHammer\Auctions\Watching\Searches\SearchPages;
use HearthHammer\Auctions\Watching\Searches\WatchedSearches;
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
use HearthHammer\Core\Templates\TemplatePage;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Waiting;

defined( 'ABSPATH' ) || exit;

/**
 * Watching lots and sales, in the browser and by email without an account (LOT-07).
 *
 * @property-read DigestTables     $tables
 * @property-read DigestNews       $news
 * @property-read WatchRepository  $watches
 * @property-read WatchEvents      $events
 * @property-read LotAlertWords      $words
 * @property-read WatchMatcher     $matcher
 * @property-read DigestQueue      $digests
 * @property-read DigestWorker     $worker
 * @property-read WatchMail        $mail
 * @property-read WatchLinks       $links
 * @property-read FormToken        $form_token
 * @property-read AskToWatch       $asking
 * @property-read WatchPages       $pages
 * @property-read VirtualPage      $page
 * @property-read WatchedLots      $browser
 * @property-read VirtualPage      $watched_page
 * @property-read WatchData        $data
 * @property-read WatchedSearches  $searches
 * @property-read LotAlertController $alerts
 * @property-read LotAlerts        $button
 */
final class WatchingModule extends LazyServices implements Module {

	public const TOKEN = 'hh_watch_token';

	/** Until the index has the lot that an event is about; an email within two minutes stays possible. */
	private const SETTLE_SECONDS = 30;

	/**
	 * @param Closure(): LotSearch    $search     Made when it is needed.
	 * @param Closure(string): string $known_make As SearchWords.
	 */
	public static function make( Services $core, Closure $search, Closure $known_make ): self {
		$schemas = dirname( __DIR__, 2 ) . '/schemas';
		return new self(
			array(
				'tables'       => static fn (): DigestTables => new DigestTables( WatchTables::WATCH, WatchTables::NEWS, 'watch_id' ),
				'news'         => static fn ( self $of ): DigestNews => new DigestNews( $of->tables ),
				'watches'      => static fn ( self $of ): WatchRepository => new WatchRepository( $of->news ),
				'events'       => static fn ( self $of ): WatchEvents => new WatchEvents( new AddendumRepository(), $of->watches ),
				'words'        => static fn (): LotAlertWords => new LotAlertWords( new LotWords(), $known_make ),
				'matcher'      => static fn ( self $of ): WatchMatcher => new WatchMatcher( new EventBatches( WatchTables::EVENT, self::SETTLE_SECONDS ), $of->news, $of->events, new SearchMatcher( $of->searches, $search() ) ),
				'digests'      => static fn ( self $of ): DigestQueue => new DigestQueue( $core->outbox, $of->tables, WatchMail::NEWS, 'watch' ),
				'worker'       => static fn ( self $of ): DigestWorker => new DigestWorker( $of->matcher->step( ... ), $of->digests, $core->outbox, $core->locks, 'hh_watched_lots', 'hh-watched-lots', 'hh_watched_lots_run' ),
				'mail'         => static fn ( self $of ): WatchMail => new WatchMail( $core->outbox, $core->mailer, $of->watches, $of->news, new WatchMessages( $of->links, $of->words, new SearchItems( $of->words, $search() ) ), $of->searches ),
				'links'        => static fn ( self $of ): WatchLinks => new WatchLinks( $core->subscription_tokens( 'hh-watched-lots' ), $of->watches ),
				'form_token'   => static fn (): FormToken => $core->form_token( 'hh-watch-form', DAY_IN_SECONDS ),
				'asking'       => static fn ( self $of ): AskToWatch => new AskToWatch( $core->submission_limits( 'watch-lots', AskToWatch::too_many( ... ), per_address: 40, per_browser: 20, per_recipient: 10 ), $of->form_token, $of->watches, $of->searches, $core->outbox ),
				'pages'        => static fn ( self $of ): WatchPages => new WatchPages( $of->asking, $of->links, $of->watches, $of->form_token, new SearchPages( $of->asking, $of->searches, $of->words, $of->form_token ) ),
				'page'         => static fn ( self $of ): VirtualPage => PrivatePage::at(
					'hh_watch_page',
					array( 'new', 'search', 'confirm', 'manage', 'stop' ),
					array(
						'^watching/(new|search)/?$'         => '$matches[1]',
						'^watching/(confirm|manage|stop)/([A-Za-z0-9_.-]+)/?$' => '$matches[1]&' . self::TOKEN . '=$matches[2]',
					),
					array( self::TOKEN ),
					static fn ( PageRequest $request ): TemplatePage => $of->pages->answer( $request, time() )
				),
				'browser'      => static fn (): WatchedLots => new WatchedLots( $schemas, $search() ),
				'watched_page' => static fn ( self $of ): VirtualPage => new VirtualPage( 'hh_watched_lots', array( '1' ), array( '^auctions/watched/?$' => '1' ), static fn ( PageRequest $request ): PageResponse => $of->browser->page( $request ), 'auction-page.php', dirname( __DIR__, 2 ) . '/templates/auction-page.php', is_private: false ),
				'data'         => static fn ( self $of ): WatchData => new WatchData( $of->watches, $of->searches, $of->words ),
				'searches'     => static fn (): WatchedSearches => new WatchedSearches(),
				'alerts'       => static fn ( self $of ): LotAlertController => new LotAlertController( $schemas, $of->asking, $of->words, $of->form_token ),
				'button'       => static fn ( self $of ): LotAlerts => new LotAlerts( $of->words ),
			)
		);
	}

	public function register(): void {
		$of = $this;
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
