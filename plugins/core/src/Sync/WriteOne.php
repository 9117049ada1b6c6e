<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

use HearthHammer\Core\Media\Attachments;

/**
 * Writes or withdraws one record that was prepared, and says what is to be remembered of it and what changed.
 */
final readonly class WriteOne {

	public function __construct( private Run $run, private RecordWriter $writer, private Attachments $attachments, private string $version ) {}

	/** @return array{StoredReference, int, RecordChange|null} What to remember, and the post and the change where anything changed, else 0 and null. */
	public function __invoke( PreparedRecord $one ): array {
		return RecordState::Withdrawn === $one->record->state ? $this->withdraw( $one ) : $this->write( $one );
	}

	/** @return array{StoredReference, int, RecordChange|null} */
	private function write( PreparedRecord $one ): array {
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
