<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Visitors;

use HearthHammer\Auctions\Platform\PlatformSales;
use HearthHammer\Auctions\Platform\PlatformSettings;
use HearthHammer\Auctions\Platform\PlatformSync;
use HearthHammer\Auctions\Platform\SaleKey;
use HearthHammer\Auctions\Platform\SyncOptions;
use HearthHammer\Auctions\Platform\SyncResult;
use HearthHammer\Auctions\Platform\SyncRunners;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Limits\Limits;
use HearthHammer\Core\Security\Browser;
use HearthHammer\Core\Security\NetworkAddress;
use HearthHammer\Core\Security\Tokens;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Core\Sync\Runs;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * A visitor brings a sale or a lot up to date, or hears why not. A crawler does not: it takes a token that only a click
 * fetches.
 *
 * A token lets one sync happen, by its browser. Who asks again with it, or came while somebody else's sync ran, gets the
 * result of that one: the platform is asked once, however many visitors press the button.
 */
final readonly class VisitorSync {

	private const PURPOSE       = 'auction-sync';
	private const TOKEN_SECONDS = 5 * MINUTE_IN_SECONDS;

	/** A sale that was synced so lately is up to date. */
	private const FRESH_SECONDS = 20;

	/** Syncs that one network address may start, and that one sale may have from visitors, in so many seconds. */
	private const PER_VISITOR = 10;
	private const PER_SALE    = 40;
	private const SECONDS     = 10 * MINUTE_IN_SECONDS;

	/** Tokens of one network address, and questions with one token, in the same time. */
	private const TOKENS = 60;
	private const POLLS  = 300;

	/** After its end results come in for so long. */
	private const FOLLOWED_DAYS = 2;

	public function __construct(
		private PlatformSettings $settings,
		private PlatformSales $sales,
		private PlatformSync $sync,
		private Limits $limits,
		private Tokens $tokens,
		private Browser $browser,
		private NetworkAddress $network,
	) {}

	/** Whether visitors may sync a sale now. */
	public function is_offered( SaleRecord $sale ): bool {
		$ended = $sale->ends_at() ?: $sale->starts_at();
		return $this->settings->visitors_may_sync() && $sale->is_published() && $sale->text( 'platform' ) === $this->settings->adapter() && null !== $this->sales->key_of( $sale ) && $this->settings->is_ready()
			&& ( $sale->status()->is_coming() || ( SaleStatus::Finished === $sale->status() && $ended > time() - self::FOLLOWED_DAYS * DAY_IN_SECONDS ) );
	}

	/** @throws VisitorError */
	public function token( string $auctioneer, string $sale, string $lot ): string {
		[ $key ] = $this->find( $auctioneer, $sale, $lot );
		$limit   = $this->limits->hit( 'auction-sync-token', $this->network->subject(), self::TOKENS, self::SECONDS );
		if ( ! $limit->allowed ) {
			throw self::too_many( $limit->retry_after );
		}
		return $this->tokens->sign( self::PURPOSE, array( 'sale' => $key->feed(), 'lot' => $lot, 'at' => time(), 'id' => bin2hex( random_bytes( 8 ) ) ), self::TOKEN_SECONDS, $this->browser->ensure() );
	}

	/** @throws VisitorError */
	public function with_token( string $auctioneer, string $sale, string $lot, string $token ): SyncResult {
		[ $key, $record ] = $this->find( $auctioneer, $sale, $lot );
		$browser          = $this->browser->known();
		$claims           = null === $browser ? null : $this->tokens->verify( self::PURPOSE, $token, $browser );
		if ( null === $claims || $key->feed() !== ( $claims['sale'] ?? null ) || $lot !== ( $claims['lot'] ?? null ) ) {
			throw self::bad_token();
		}
		$polls = $this->limits->hit( 'auction-sync-poll', (string) $claims['id'], self::POLLS, self::SECONDS );
		if ( ! $polls->allowed ) {
			throw self::too_many( $polls->retry_after );
		}
		return $this->of( $key, $record, $lot, (int) $claims['at'], 1 === $polls->hits );
	}

	/**
	 * Without JavaScript, by a form.
	 *
	 * @throws VisitorError
	 */
	public function by_form( SaleRecord $sale, string $lot ): SyncResult {
		$key = $this->sales->key_of( $sale );
		if ( null === $key || ! $this->is_offered( $sale ) ) {
			throw self::no_such_sale();
		}
		return $this->of( $key, $sale, $lot, time(), true );
	}

	/** @param bool $is_first Whether this token has not been used yet. */
	private function of( SaleKey $key, SaleRecord $sale, string $lot, int $asked_at, bool $is_first ): SyncResult {
		$last = $this->ended_since( $key, $lot, $asked_at );
		if ( null !== $last ) {
			return SyncResult::of( $last );
		}
		if ( $is_first ) {
			$this->count( $key );
		}
		return $this->sync->sale( $sale, SyncOptions::visitor( $lot ) );
	}

	/** @throws VisitorError */
	private function count( SaleKey $key ): void {
		foreach ( array(
			$this->limits->hit( 'auction-sync', $this->network->subject(), self::PER_VISITOR, self::SECONDS ),
			$this->limits->hit( 'auction-sync-sale', $key->feed(), self::PER_SALE, self::SECONDS ),
		) as $limit ) {
			if ( ! $limit->allowed ) {
				throw self::too_many( $limit->retry_after );
			}
		}
	}

	/** A sync whose result is good enough: one that ended after the click, or well and only just before it. */
	private function ended_since( SaleKey $key, string $lot, int $asked_at ): ?Run {
		$runs = new Runs( SyncRunners::LOTS );
		foreach ( array_unique( array( PlatformSync::label( $key, $lot ), PlatformSync::label( $key, '' ) ) ) as $label ) {
			$last = $runs->latest_ended( $key->feed(), $label );
			if ( null !== $last && ( 'done' === $last->status ? $last->finished_at >= $asked_at - self::FRESH_SECONDS : $last->finished_at > $asked_at ) ) {
				return $last;
			}
		}
		return null;
	}

	/**
	 * @return array{SaleKey, SaleRecord}
	 * @throws VisitorError
	 */
	private function find( string $auctioneer, string $sale, string $lot ): array {
		$key    = SaleKey::of( $auctioneer, $sale );
		$record = null === $key ? null : SaleRecord::of( (int) $this->sales->post_of( $key ) );
		if ( null === $key || null === $record || ! $this->is_offered( $record ) || ( '' !== $lot && ! in_array( $lot, $this->sales->lot_ids( $record->id() ), true ) ) ) {
			throw self::no_such_sale();
		}
		return array( $key, $record );
	}

	public static function no_such_sale(): VisitorError {
		return new VisitorError( 'sync_unknown', __( 'Sale or lot not found.', 'hearth-hammer' ), 404 );
	}

	private static function bad_token(): VisitorError {
		return new VisitorError( 'sync_token', __( 'This link has expired. Reload the page and try again.', 'hearth-hammer' ), 403 );
	}

	/** @param int $seconds Until another try. */
	private static function too_many( int $seconds ): VisitorError {
		return new VisitorError( 'sync_too_many', __( 'This has been synced several times in the last few minutes. Try again shortly.', 'hearth-hammer' ), 429, max( 1, $seconds ) );
	}

	/** @param int $seconds That the platform wants to be left alone; 0 where it said nothing. */
	public static function failed( int $seconds ): VisitorError {
		return new VisitorError( 'sync_failed', __( 'We couldn’t get a complete update from the bidding platform. This page shows the last information we received.', 'hearth-hammer' ), $seconds > 0 ? 503 : 502, $seconds > 0 ? $seconds : null );
	}

	public static function asks(): VisitorError {
		return new VisitorError( 'sync_asks', __( 'So much has changed that our staff need to check it first. This page shows the last information we received.', 'hearth-hammer' ), 409 );
	}

	public static function not_kept(): VisitorError {
		return new VisitorError( 'sync_not_kept', __( 'Something went wrong on our side. This page shows the last information we received.', 'hearth-hammer' ), 500 );
	}
}
