<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Csv;

use HearthHammer\Auctions\Index\AuctionIndex;
use HearthHammer\Auctions\Lots\LotPictures;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Platform\Records\LotFiles;
use HearthHammer\Auctions\Platform\Records\LotRecordWriter;
use HearthHammer\Auctions\Platform\SyncRunners;
use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Sync\Files\FileImports;
use HearthHammer\Core\Sync\Files\Formats;
use HearthHammer\Core\Sync\Files\WorkFolder;
use HearthHammer\Core\Sync\References;
use HearthHammer\Core\Sync\Runner;
use HearthHammer\Core\Sync\Runs;
use HearthHammer\Core\Sync\SyncLock;

/**
 * The import of lots from CSV files, put together.
 */
final readonly class CsvServices {

	/** What runs and references of CSV files are kept under. */
	public const FEED = 'csv';

	private function __construct(
		public FileImports $imports,
		public Formats $formats,
		public WorkFolder $work,
	) {}

	public static function make( Locks $locks, Gazetteer $gazetteer, LotWriter $lots, AuctionIndex $index, WorkFolder $work ): self {
		$formats = new Formats( array( new LotsCsvFormat() ) );
		// Films and papers of a CSV file are web addresses: a zip brings pictures along, and nothing else.
		$writer  = new LotRecordWriter( $lots, $index, $gazetteer, new CsvOrigin(), new LotFiles( new MediaFolder( '' ) ), LotWriter::CSV );
		$runner  = new Runner( new Runs( SyncRunners::LOTS ), new References( SyncRunners::LOTS ), $writer, LotPictures::profile(), new SyncLock( $locks, 'auction-csv' ) );
		return new self( new FileImports( $runner, $formats, $work ), $formats, $work );
	}
}
