<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use HearthHammer\Auctions\Addenda\AddendumRepository;
use HearthHammer\Auctions\Index\AuctionIndex;
use HearthHammer\Auctions\LegalPack\LegalDocuments;
use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Lots\LotPictures;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Platform\Csv\CsvOrigin;
use HearthHammer\Auctions\Platform\Records\LotRecordWriter;
use HearthHammer\Auctions\Platform\Records\PlatformMedia;
use HearthHammer\Auctions\Platform\Records\PlatformOrigin;
use HearthHammer\Auctions\Platform\Records\SaleRecordWriter;
use HearthHammer\Auctions\Platform\Records\SaleWriter;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Media\MediaProfile;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Sync\Problem;
use HearthHammer\Core\Sync\References;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Core\Sync\Runner;
use HearthHammer\Core\Sync\Runs;
use HearthHammer\Core\Sync\SyncLock;

/**
 * Core's import engine, put together for sales, for the lots of a sale, and for lots from CSV files. Staff are told what its
 * runs find wrong.
 */
final readonly class SyncRunners {

	/** Scopes of runs and references in core's tables. */
	public const LOTS  = LotFields::SYNC_SCOPE;
	public const SALES = SaleFields::SYNC_SCOPE;

	/** How long it is known what staff were told of a feed. */
	private const TOLD_SECONDS = 30 * DAY_IN_SECONDS;

	public function __construct(
		private Locks $locks,
		private Gazetteer $gazetteer,
		private LotWriter $lots,
		private LegalDocuments $legal,
		private AuctionIndex $index,
	) {}

	/** One sync of a sale at a time, for whatever reason. */
	public function lock( string $feed ): SyncLock {
		return new SyncLock( $this->locks, "auction-sync:{$feed}" );
	}

	public function for_sales(): Runner {
		// Sales have no pictures of the platform; the engine wants to know all the same.
		$none = new MediaProfile( SalePostType::NAME, 'auction-sales', LotPictures::CARD, LotPictures::LARGE );
		return new Runner( new Runs( self::SALES ), new References( self::SALES ), new SaleRecordWriter( new SaleWriter(), $this->index, new AddendumRepository() ), $none, new SyncLock( $this->locks, 'auction-write:sales' ) );
	}

	public function for_lots( SaleRecord $sale, SaleKey $key, PlatformClient $client ): Runner {
		$origin = new PlatformOrigin( $sale, $client->papers(), $this->legal, new AddendumRepository() );
		$writer = new LotRecordWriter( $this->lots, $this->index, $this->gazetteer, $origin, new PlatformMedia( $client->pictures(), $client->papers() ), LotWriter::SYNC );
		return new Runner( new Runs( self::LOTS ), new References( self::LOTS ), $writer, LotPictures::profile(), new SyncLock( $this->locks, 'auction-write:' . $key->feed() ) );
	}

	/** Films and papers of a CSV file are web addresses: a zip brings pictures along, and nothing else. */
	public function for_csv(): Runner {
		$writer = new LotRecordWriter( $this->lots, $this->index, $this->gazetteer, new CsvOrigin(), new PlatformMedia( new MediaFolder( '' ), new MediaFolder( '' ) ), LotWriter::CSV );
		return new Runner( new Runs( self::LOTS ), new References( self::LOTS ), $writer, LotPictures::profile(), new SyncLock( $this->locks, 'auction-csv' ) );
	}

	/**
	 * Told of each run that has ended, so that it knows what is new. A running sale is synced every minute, and what its
	 * platform says wrong is wrong in each of them: it is told once, and again only when it went away meanwhile or says
	 * something else.
	 */
	public function tell_staff( Run $run ): void {
		$news = self::news( $run );
		if ( array() === $news ) {
			return;
		}
		/**
		 * A sync needs a person: it was refused, it asks, or something in it was not understood. What the sync before said
		 * already is not told again.
		 *
		 * @param Run           $run  With all its problems.
		 * @param list<Problem> $news Those that are new.
		 */
		do_action( 'hh_auctions_sync_needs_attention', $run, $news );
	}

	/** @return list<Problem> What the run before of this feed did not say. */
	private static function news( Run $run ): array {
		$key  = 'hh_told_' . md5( $run->feed );
		$told = get_transient( $key );
		$told = is_array( $told ) ? $told : array();
		$said = self::said( $run );
		if ( array_keys( $said ) !== $told ) {
			array() === $said ? delete_transient( $key ) : set_transient( $key, array_keys( $said ), self::TOLD_SECONDS );
		}
		return array_values( array_diff_key( $said, array_flip( array_filter( $told, is_string( ... ) ) ) ) );
	}

	/** @return array<string, Problem> What a run says is wrong, by what is the same in each run that says it. */
	public static function said( Run $run ): array {
		$said = array();
		foreach ( self::problems( $run ) as $problem ) {
			// The line is where the lot stood in this answer; the words name the lot.
			$said[ md5( "{$problem->field}|{$problem->message}|" . (int) $problem->stops ) ] = $problem;
		}
		return $said;
	}

	/** @return list<Problem> */
	private static function problems( Run $run ): array {
		$problems = array( ...$run->problems->errors(), ...$run->problems->warnings() );
		// It has no problem of its own: that it asks, or was stopped, is what is told.
		return array() === $problems && in_array( $run->status, array( 'failed', 'asks', 'stopped' ), true ) ? array( new Problem( 0, 'status', $run->status ) ) : $problems;
	}
}
