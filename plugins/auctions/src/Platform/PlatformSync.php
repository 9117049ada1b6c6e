<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use HearthHammer\Auctions\Platform\Clients\Transport;
use HearthHammer\Auctions\Platform\Records\LotMapper;
use HearthHammer\Auctions\Platform\Records\PlatformMedia;
use HearthHammer\Auctions\Platform\Records\SaleMapper;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Sync\AlreadyRunning;
use HearthHammer\Core\Sync\Files\WorkFolder;
use HearthHammer\Core\Sync\InvalidFeed;
use HearthHammer\Core\Sync\Problem;
use HearthHammer\Core\Sync\References;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Core\Sync\Runner;
use HearthHammer\Core\Sync\RunRequest;
use HearthHammer\Core\Sync\Runs;
use HearthHammer\Core\Sync\SyncLock;

/**
 * Brings sales and lots up to date with the platform: reads all it says, and only when that is whole has core's import
 * engine check it and then write it.
 */
final readonly class PlatformSync {

	/** What runs of the list of sales are kept under. */
	public const SALES_FEED = 'sales';

	/** Option: until when the platform wants no calls (429 and Retry-After), Unix seconds. */
	private const PAUSE = 'hh_auctions_platform_pause';

	public function __construct(
		private PlatformSettings $settings,
		private Transport $transport,
		private SyncRunners $runners,
		private WorkFolder $work,
		private PlatformSales $sales,
	) {}

	/**
	 * The list of sales.
	 *
	 * @param callable(Run): void|null $progress
	 */
	public function sales( SyncOptions $how, ?callable $progress = null ): SyncResult {
		$client = $this->settings->client( $this->transport );
		$lock   = $this->runners->lock( self::SALES_FEED );
		if ( ! $lock->try_to_take() ) {
			return SyncResult::running();
		}
		$spool = null;
		try {
			$runner = $this->runners->for_sales();
			if ( null === $client ) {
				return $this->refuse( $runner, new RunRequest( '', self::SALES_FEED, 'sales', dry_run: $how->dry_run ), new PlatformFailed( __( 'no platform is selected', 'hearth-hammer' ) ) );
			}
			$spool   = Spool::make( $this->work, new SaleMapper( $this->settings->adapter() ), $client->pictures(), $how->only );
			$request = new RunRequest( $this->settings->adapter(), self::SALES_FEED, 'sales', $spool->path, dry_run: $how->dry_run );
			$failed  = $this->read( static fn () => $client->read_sales( $spool ), $how, $lock, $spool );
			if ( null !== $failed ) {
				return $this->refuse( $runner, $request, $failed );
			}
			// A list without sales says nothing.
			if ( 0 === $spool->count() ) {
				return SyncResult::nothing( $runner->note( $request ) );
			}
			// A sale that the list no longer names is over, not gone.
			$run = $runner->prepare( $request, $spool->as_whole( false ) );
			self::tell( $run, $spool );
			return $this->advance( $runner, $run, $spool, $how, $lock, $progress );
		} finally {
			null === $spool || $this->work->remove( dirname( $spool->path ) );
			$lock->release();
		}
	}

	/**
	 * The lots of a sale, or one of them.
	 *
	 * @param callable(Run): void|null $progress
	 */
	public function sale( SaleRecord $sale, SyncOptions $how, ?callable $progress = null ): SyncResult {
		$key    = $this->sales->key_of( $sale );
		$client = $this->settings->client( $this->transport );
		if ( null === $key || null === $client ) {
			throw new PlatformFailed( null === $client ? __( 'no platform is selected', 'hearth-hammer' ) : __( 'the sale does not come from the platform', 'hearth-hammer' ) );
		}
		if ( $sale->text( 'platform' ) !== $this->settings->adapter() ) {
			throw new PlatformFailed( __( 'the sale comes from another platform than the one in the settings', 'hearth-hammer' ) );
		}
		$lock = $this->runners->lock( $key->feed() );
		if ( ! $lock->try_to_take() ) {
			return SyncResult::running();
		}
		try {
			$runner = $this->runners->for_lots( $sale, $key, $client );
			$open   = $how->dry_run || '' !== $how->lot ? null : $this->unfinished( $key );
			return null !== $open ? $this->advance( $runner, $open, self::spool_of( $open, $client ), $how, $lock, $progress ) : $this->begin( $sale, $key, $client, $runner, $how, $lock, $progress );
		} finally {
			$lock->release();
		}
	}

	/** Goes on with a dry run or a question as staff say. */
	public function proceed( SaleRecord $sale, Run $run, bool $confirmed ): SyncResult {
		$key    = $this->sales->key_of( $sale );
		$client = $this->settings->client( $this->transport );
		if ( null === $key || null === $client || $sale->text( 'platform' ) !== $this->settings->adapter() ) {
			throw new PlatformFailed( __( 'the sale no longer comes from the platform', 'hearth-hammer' ) );
		}
		$lock = $this->runners->lock( $key->feed() );
		if ( ! $lock->try_to_take() ) {
			return SyncResult::running( $run );
		}
		try {
			$runner = $this->runners->for_lots( $sale, $key, $client );
			$runner->proceed( $run, $confirmed );
			return $this->advance( $runner, $run, self::spool_of( $run, $client ), new SyncOptions( slice: 20 ), $lock, null );
		} finally {
			$lock->release();
		}
	}

	/** In words, why a run asks. */
	public function question( SaleRecord $sale, Run $run ): string {
		$key    = $this->sales->key_of( $sale );
		$client = $this->settings->client( $this->transport );
		return null === $key || null === $client ? '' : $this->runners->for_lots( $sale, $key, $client )->question( $run );
	}

	/** @param callable(Run): void|null $progress */
	private function begin( SaleRecord $sale, SaleKey $key, PlatformClient $client, Runner $runner, SyncOptions $how, SyncLock $lock, ?callable $progress ): SyncResult {
		$spool    = Spool::make( $this->work, self::mapper( $client ), $client->pictures() );
		'' !== $how->lot || $spool->count_numbers();
		$settings = array( 'sale' => $sale->id(), 'lot' => $how->lot );
		$request  = fn ( array $more = array() ): RunRequest => new RunRequest( $this->settings->adapter(), $key->feed(), self::label( $key, $how->lot ), $spool->path, '', 0, $settings + $more, $how->dry_run, $how->confirmed, leading: $how->leading, pictures: $how->pictures );
		$failed   = $this->read( fn () => $client->read_lots( $key, $spool, $how->lot, $this->sales->lot_ids( $sale->id() ) ), $how, $lock, $spool );
		if ( null !== $failed ) {
			$this->work->remove( dirname( $spool->path ) );
			return $this->refuse( $runner, $request(), $failed );
		}
		if ( '' !== $how->lot ) {
			return $this->push( $runner, $request(), $spool );
		}
		$short = $spool->shortfall();
		if ( $how->count > 0 && null !== $short && $how->count !== $short['came'] ) {
			$this->work->remove( dirname( $spool->path ) );
			/* translators: 1: how many lots came, 2: how many staff confirmed */
			return $this->refuse( $runner, $request(), new PlatformFailed( sprintf( __( '%1$d lots were received, not %2$d. Preview the sync again', 'hearth-hammer' ), $short['came'], $how->count ) ) );
		}
		if ( 0 === $spool->count() && array() === ( new References( 'lot' ) )->stock( $key->feed() ) ) {
			$this->work->remove( dirname( $spool->path ) );
			return SyncResult::nothing( $runner->note( $request() ) );
		}
		$this->forget_questions( $key );
		$accepts = null !== $short && $how->count > 0;
		$whole   = null === $short || $accepts || $this->sales->accepted_gap( $sale->id() ) === $short['listed'] - $short['came'];
		// What is taken for a whole catalogue now may have been a part of one before.
		$state = hash( 'sha256', $spool->fingerprint() . ( $whole ? '' : ' in part' ) );
		$run   = $runner->prepare( $request( null === $short ? array() : array( 'whole' => $whole, 'accepts' => $accepts, 'came' => $short['came'], 'listed' => $short['listed'] ) )->of_state( $state, (int) filesize( $spool->path ) ), $spool->as_whole( $whole ) );
		self::tell( $run, $spool, ! $whole );
		return $this->advance( $runner, $run, $spool, $how, $lock, $progress );
	}

	/** What the client has to say of what it read, among the run's warnings. */
	private static function tell( Run $run, Spool $spool, bool $is_short = false ): void {
		foreach ( array( ...( $is_short ? array( (string) ( $spool->shortfall()['words'] ?? '' ) ) : array() ), ...$spool->notes() ) as $note ) {
			$run->problems->add( new Problem( 0, '', $note, false ) );
		}
	}

	/** What the platform said when a run began. */
	private static function spool_of( Run $run, PlatformClient $client ): Spool {
		return ( new Spool( $run->path, self::mapper( $client ), $client->pictures() ) )->as_whole( false !== ( $run->settings()['whole'] ?? true ) );
	}

	private static function mapper( PlatformClient $client ): LotMapper {
		return new LotMapper( new PlatformMedia( $client->pictures(), $client->papers() ) );
	}

	/** What an older run waits with is no longer what the platform says. */
	private function forget_questions( SaleKey $key ): void {
		foreach ( ( new Runs( SyncRunners::LOTS ) )->of_feed( $key->feed(), 10 ) as $run ) {
			if ( in_array( $run->status, array( 'asks', 'checked' ), true ) ) {
				$this->work->remove( dirname( $run->path ) );
			}
		}
	}

	/** One lot: nothing is said of the others. */
	private function push( Runner $runner, RunRequest $request, Spool $spool ): SyncResult {
		try {
			if ( 0 === $spool->count() ) {
				return $this->refuse( $runner, $request, new PlatformFailed( __( 'the platform does not list this lot', 'hearth-hammer' ) ) );
			}
			return SyncResult::of( $runner->push( $request, $spool->as_whole( false ) ) );
		} catch ( AlreadyRunning ) {
			return SyncResult::running();
		} finally {
			$this->work->remove( dirname( $spool->path ) );
		}
	}

	/** @param \Closure(): mixed $ask */
	private function read( \Closure $ask, SyncOptions $how, SyncLock $lock, Spool $spool ): ?PlatformFailed {
		$left = max( 0, (int) get_option( self::PAUSE, 0 ) - time() );
		if ( $left > 0 ) {
			return new PlatformFailed( sprintf( /* translators: %d: seconds */ _n( 'the platform asks us to wait %d second', 'the platform asks us to wait %d seconds', $left, 'hearth-hammer' ), $left ), $left );
		}
		$this->transport->limit( $how->read_seconds, $lock->keep( ... ) );
		try {
			$ask();
			return null;
		} catch ( PlatformFailed $failed ) {
			$failed->retry_after > 0 && update_option( self::PAUSE, time() + $failed->retry_after, false );
			return $failed;
		} catch ( AlreadyRunning ) {
			return new PlatformFailed( __( 'another sync of this sale has taken over', 'hearth-hammer' ) );
		} finally {
			$spool->close();
		}
	}

	/** @param callable(Run): void|null $progress */
	private function advance( Runner $runner, Run $run, Spool $spool, SyncOptions $how, SyncLock $lock, ?callable $progress ): SyncResult {
		try {
			$runner->advance(
				$run,
				static fn (): Spool => $spool,
				$how->slice,
				static function ( Run $run ) use ( $lock, $progress ): void {
					$lock->keep();
					null === $progress || $progress( $run );
				}
			);
		} catch ( AlreadyRunning ) {
			return SyncResult::running( $run );
		}
		if ( in_array( $run->status, array( 'done', 'failed' ), true ) ) {
			$this->work->remove( dirname( $run->path ) );
		}
		if ( 'done' === $run->status && ! $run->dry_run && true === ( $run->settings()['accepts'] ?? false ) ) {
			$this->sales->accept_gap( (int) $run->settings()['sale'], (int) $run->settings()['listed'] - (int) $run->settings()['came'] );
		}
		if ( ! $run->dry_run && 'running' !== $run->status ) {
			$this->runners->tell_staff( $run );
		}
		return SyncResult::of( $run );
	}

	private function refuse( Runner $runner, RunRequest $request, PlatformFailed $failed ): SyncResult {
		$run = $runner->refuse( $request, new InvalidFeed( $failed->getMessage() ) );
		$this->runners->tell_staff( $run );
		return SyncResult::of( $run, $failed->retry_after );
	}

	/** A sync that was cut short, or that waits for its next slice; one that lay about for an hour is begun anew. */
	private function unfinished( SaleKey $key ): ?Run {
		$run = ( new Runs( SyncRunners::LOTS ) )->latest( $key->feed() );
		return null !== $run && $run->is_open() && is_file( $run->path ) && $run->updated_at > time() - HOUR_IN_SECONDS ? $this->reopened( $run ) : null;
	}

	private function reopened( Run $run ): Run {
		$run->status = 'running';
		return $run;
	}

	/** What staff see of a run. */
	public static function label( SaleKey $key, string $lot ): string {
		return '' === $lot ? $key->sale : "{$key->sale}, lot {$lot}";
	}
}
