<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

use HearthHammer\Core\Media\PicturePlan;

/**
 * A record of which all slow work is done, so that it can be written in a short transaction: its pictures are fetched, and
 * it is known whether anything is new.
 */
final readonly class PreparedRecord {

	/**
	 * @param bool $is_same Nothing is to be written but that it was seen.
	 * @param int  $place   Among the run's records, 0 for the first.
	 */
	public function __construct(
		public Record $record,
		public ?StoredReference $stored,
		public PicturePlan $pictures,
		public bool $is_same,
		public int $place,
	) {}

	/** What a writer did, with what became of the pictures. */
	public function change( RecordChange $written ): RecordChange {
		$plan = $this->pictures;
		if ( ! $plan->changes_pictures() ) {
			return $written;
		}
		$was     = sprintf( /* translators: %d: number of pictures */ _n( '%d removed', '%d removed', count( $plan->removed ), 'hearth-hammer' ), count( $plan->removed ) );
		$becomes = sprintf( /* translators: %d: number of pictures */ _n( '%d new', '%d new', count( $plan->installed() ), 'hearth-hammer' ), count( $plan->installed() ) );
		return new RecordChange( $written->reference, $written->post, RecordChange::UNCHANGED === $written->what ? RecordChange::CHANGED : $written->what, array( ...$written->fields, array( 'field' => 'pictures', 'was' => $was, 'becomes' => $becomes ) ) );
	}

	/** What the next run must know of it. */
	public function reference( string $feed, int $post, string $version, string $context ): StoredReference {
		return new StoredReference( References::key( $this->record->source_key ), $feed, $this->record->section, $post, $this->record->change_token, $version, $context, $this->record->state );
	}

	/** Adds its pictures to the counts of a run, and those that failed to its warnings. */
	public function count_pictures( Run $run, RecordSource $source ): void {
		foreach ( $this->pictures->faults as [ $item, $fault ] ) {
			// That one did not come was said by the check.
			if ( $item->is_address() || null !== $source->files()->path( $item->source ) ) {
				$run->problems->add( ( new Problem( $this->record->line, $item->field, $fault, false ) )->about( $this->record->source_key, $this->record->name ) );
			}
		}
		$run->counts->pictures_kept    += $this->pictures->kept;
		$run->counts->pictures_added   += count( $this->pictures->installed() );
		$run->counts->pictures_removed += count( $this->pictures->removed );
		$run->counts->pictures_failed  += count( $this->pictures->faults );
		$run->counts->pictures_later   += $this->pictures->later;
	}
}
