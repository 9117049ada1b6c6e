<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

use HearthHammer\Core\Media\MediaItem;
use HearthHammer\Core\Media\MediaRecord;
use HearthHammer\Core\Media\PictureCheck;
use HearthHammer\Core\Media\PicturePlan;
use HearthHammer\Core\Media\PicturePlanner;

/**
 * Looks at one record before it is written: which pictures it wants, and whether anything is new.
 */
final readonly class PrepareOne {

	public function __construct( private Run $run, private RecordWriter $writer, private PicturePlanner $planner, private string $version ) {}

	/**
	 * @param list<MediaRecord> $media Of the post.
	 * @param int               $place In the run.
	 * @param callable():void   $pulse
	 * @param array<int, true>  $lost  Attachments whose files are gone.
	 */
	public function __invoke( RawRecord $raw, Record $record, ?StoredReference $stored, array $media, int $place, callable $pulse, array $lost ): PreparedRecord {
		if ( RecordState::Withdrawn === $record->state ) {
			return new PreparedRecord( $raw, $record, $stored, new PicturePlan(), null === $stored || RecordState::Withdrawn === $stored->state, $place );
		}
		$wanted   = $record->pictures();
		$now      = array() === $media ? $this->first_pictures( $record ) : $wanted;
		$pictures = $this->planner->plan( $now, $record->source_key, $media, $pulse, $lost );

		$pictures->later = count( $wanted ) - count( $now );

		$is_same  = null !== $stored && $stored->is_same( $record, $this->version ) && $this->writer->context() === $stored->context
			&& $stored->section === $record->section && $stored->feed === $this->run->feed && ! $pictures->changes_pictures();
		return new PreparedRecord( $raw, $record, $stored, $pictures, $is_same, $place );
	}

	/** @return list<MediaItem> What a record without pictures gets in this run. */
	private function first_pictures( Record $record ): array {
		return match ( true ) {
			PictureCheck::Later === $this->run->picture_check() => array(),
			$this->run->leading_only() => $record->leading_picture(),
			default => $record->pictures(),
		};
	}
}
