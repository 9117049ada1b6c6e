<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use HearthHammer\Core\Media\PictureCheck;

/**
 * How a sync is to be done: who wants it decides how long it may take and which pictures are asked for again.
 */
final readonly class SyncOptions {

	/**
	 * @param string       $lot          One lot's id at the platform; empty for the whole sale.
	 * @param int          $read_seconds For all answers of the platform.
	 * @param float        $slice        Seconds of writing; 0 for as long as it takes.
	 * @param bool         $dry_run      Say what would be done, and do nothing.
	 * @param bool         $confirmed    Withdraw even more than a third of the lots.
	 * @param bool         $leading      New lots get the picture of their card only; the next sync brings the others.
	 * @param int          $count        So many lots are the whole sale, staff say, although the platform lists another number; 0 where they say nothing.
	 * @param list<string> $only         Of the list of sales only these, as SaleKey::feed(); all where empty.
	 */
	public function __construct(
		public string $lot = '',
		public PictureCheck $pictures = PictureCheck::Always,
		public int $read_seconds = 240,
		public float $slice = 0,
		public bool $dry_run = false,
		public bool $confirmed = false,
		public bool $leading = false,
		public array $only = array(),
		public int $count = 0,
	) {}

	/** @param list<string> $feeds */
	public function only( array $feeds ): self {
		return new self( ...array( ...get_object_vars( $this ), 'only' => $feeds ) );
	}

	/** A visitor waits for it: pictures of a whole sale are taken as they were where their addresses have not moved. */
	public static function visitor( string $lot ): self {
		return new self( $lot, '' === $lot ? PictureCheck::Never : PictureCheck::Always, 40, 15 );
	}

	/** @param bool $is_running A sale that runs is synced every minute, and its pictures are looked at when it is over. */
	public static function cron( bool $is_running ): self {
		return new self( '', $is_running ? PictureCheck::Never : PictureCheck::Daily, 60, 45 );
	}
}
