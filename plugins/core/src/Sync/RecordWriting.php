<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

use HearthHammer\Core\Media\Attachments;
use HearthHammer\Core\Media\MediaItem;
use HearthHammer\Core\Media\MediaRecord;
use HearthHammer\Core\Media\PictureCheck;
use HearthHammer\Core\Media\PicturePlan;
use HearthHammer\Core\Media\PicturePlanner;

/**
 * One record on its way into the site. What is slow is done before the transaction: which pictures it wants, and whether
 * anything is new. Then it is written or withdrawn.
 */
final readonly class RecordWriting {

	public function __construct( private Run $run, private RecordWriter $writer, private PicturePlanner $planner, private Attachments $attachments, private string $version ) {}

	/**
	 * @param list<MediaRecord> $media Of the post.
	 * @param int               $place In the run.
	 * @param callable():void   $pulse
	 * @param array<int, true>  $lost  Attachments whose files are gone.
	 */
	public function prepare( RawRecord $raw, Record $record, ?StoredReference $stored, array $media, int $place, callable $pulse, array $lost ): PreparedRecord {
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

	/** @return array{StoredReference, int, RecordChange|null} What to remember, and the post and the change where anything changed, else 0 and null. */
	public function write( PreparedRecord $one ): array {
		return RecordState::Withdrawn === $one->record->state ? $this->withdraw( $one ) : $this->save( $one );
	}

	/** @return list<MediaItem> What a record without pictures gets in this run. */
	private function first_pictures( Record $record ): array {
		return match ( true ) {
			PictureCheck::Later === $this->run->picture_check() => array(),
			$this->run->leading_only() => $record->leading_picture(),
			default => $record->pictures(),
		};
	}

	/** @return array{StoredReference, int, RecordChange|null} */
	private function save( PreparedRecord $one ): array {
		$written = $this->writer->write( $one->record, $one->stored?->post, fn ( int $post ): array => $this->attachments->apply( $one->pictures, $post ) );
		$what    = $written->is_new ? 'added' : ( $written->changed || $one->pictures->changes_pictures() ? 'changed' : 'unchanged' );
		++$this->run->counts->$what;
		$is_same = 'unchanged' === $what;
		return array( $this->reference( $one, $written->post ), $is_same ? 0 : $written->post, $is_same ? null : new RecordChange( $one->record->source_key, $written->post, $what, array( ...$written->fields, ...self::picture_change( $one ) ) ) );
	}

	/** @return array{StoredReference, int, RecordChange|null} */
	private function withdraw( PreparedRecord $one ): array {
		$post = (int) $one->stored?->post;
		$gone = $this->writer->withdraw( $post );
		$this->run->counts->withdrawn += $gone ? 1 : 0;
		return array( $this->reference( $one, $post ), $post, $gone ? new RecordChange( $one->record->source_key, $post, RecordChange::WITHDRAWN ) : null );
	}

	private function reference( PreparedRecord $one, int $post ): StoredReference {
		$record = $one->record;
		return new StoredReference( References::key( $record->source_key ), $this->run->feed, $record->section, $post, $record->change_token, $this->version, $this->writer->context(), $record->state );
	}

	/** @return list<array{field: string, was: string, becomes: string}> */
	private static function picture_change( PreparedRecord $one ): array {
		$plan = $one->pictures;
		return $plan->changes_pictures() ? array( array( 'field' => 'pictures', 'was' => sprintf( /* translators: %d: number of pictures */ _n( '%d removed', '%d removed', count( $plan->removed ), 'hearth-hammer' ), count( $plan->removed ) ), 'becomes' => sprintf( /* translators: %d: number of pictures */ _n( '%d new', '%d new', count( $plan->installed() ), 'hearth-hammer' ), count( $plan->installed() ) ) ) ) : array();
	}
}
