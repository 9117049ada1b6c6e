<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds;

use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Sync\Files\FileImports;
use HearthHammer\Core\Sync\Files\Formats;
use HearthHammer\Core\Sync\Files\WorkFolder;
use HearthHammer\Core\Sync\References;
use HearthHammer\Core\Sync\Runner;
use HearthHammer\Core\Sync\Runs;
use HearthHammer\Core\Sync\SyncLock;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\Index\PropertyIndexer;
use HearthHammer\Hpapi\Properties\PropertyPictures;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use HearthHammer\Hpapi\Properties\PropertyWriter;

/**
 * The parts of the import engine, as property feeds use them.
 */
final readonly class FeedServices {

	/** Scope of runs and references in core's tables. */
	private const LOCK = 'hpapi-import';

	private function __construct(
		public Runs $runs,
		public References $references,
		public Formats $formats,
		public WorkFolder $work,
		public FileImports $imports,
	) {}

	public static function make( Locks $locks, PropertyIndexer $indexer, Gazetteer $gazetteer, ParishRepository $parishes, ?Formats $formats = null ): self {
		$runs       = new Runs( PropertyPostType::SYNC_SCOPE );
		$references = new References( PropertyPostType::SYNC_SCOPE );
		$formats  ??= PropertyFormats::all();
		$work       = new WorkFolder( 'HPAPI_FEED_WORK_FOLDER', 'hpapi-feeds' );
		$writer     = new PropertyRecordWriter( new PropertyWriter(), $indexer, $gazetteer, $parishes );
		$runner     = new Runner( $runs, $references, $writer, PropertyPictures::profile(), new SyncLock( $locks, self::LOCK ) );
		return new self( $runs, $references, $formats, $work, new FileImports( $runner, $formats, $work, FeedSettings::sets_aside( ... ) ) );
	}
}
