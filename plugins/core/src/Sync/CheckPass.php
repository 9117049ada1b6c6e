<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

use HearthHammer\Core\Media\MediaRecords;

/**
 * The first pass: reads every record, notes all that is wrong and what an import would do, and writes nothing.
 */
final class CheckPass {

	/** So many records of a section are looked through for those that are missing. */
	private const MOST_MISSING = 20000;

	private SeenKeys $seen;

	/** @var array<string, array{rows: int, live: int, complete: int}> Section to its records and to how many known ones the source names. */
	private array $sections;

	private readonly SkippedRecords $aside;

	public function __construct(
		private readonly Run $run,
		private readonly RecordWriter $writer,
		private readonly string $version,
		private readonly References $references,
	) {
		$this->sections = (array) ( $run->state['sections'] ?? array() );
		$this->aside    = new SkippedRecords( $run );
		$this->seen     = SeenKeys::unpacked( (string) ( $run->state['seen'] ?? '' ) );
	}

	/**
	 * Goes on until the end, or until told to pause.
	 *
	 * @param callable(): bool $pause Asked after every page.
	 * @return bool Whether the end was reached.
	 */
	public function advance( RecordSource $source, callable $pause ): bool {
		$run = $this->run;
		try {
			do {
				// Two pages of records at a time would be too many.
				$page = null;
				$page = $source->pull( $run->cursor );
				$this->look_at( $page, $source );
				$run->rows_done += count( $page->records );
				$run->cursor     = $page->next_cursor;
				$run->position   = $source->position( $run->cursor );
				if ( $page->more && $pause() ) {
					$this->keep_state();
					return false;
				}
			} while ( $page->more );
			if ( $this->aside->are_too_many() ) {
				throw new InvalidFeed( sprintf( /* translators: 1: how many, 2: of how many, 3: e.g. properties, lots */ __( '%1$d of %2$d %3$s have errors. That is more than a fifth, so the whole feed is probably wrong. Nothing was imported', 'hearth-hammer' ), $this->aside->count(), $run->rows_done, $this->writer->plural() ) );
			}
			if ( Run::FULL === $run->mode && 0 === array_sum( array_column( $this->sections, 'rows' ) ) && ! $run->problems->stops() ) {
				throw new InvalidFeed( sprintf( /* translators: %s: e.g. properties, lots */ __( 'the feed contains no %s, so nothing was changed', 'hearth-hammer' ), $this->writer->plural() ) );
			}
			$run->state['complete'] = $page->complete;
			$page->complete && $this->tell_missing();
		} catch ( InvalidFeed $fault ) {
			$run->problems->add( $fault->problem );
		}
		$this->seen              = new SeenKeys();
		$run->counts->rows       = $run->rows_done;
		$run->state['sections']  = $this->sections;
		unset( $run->state['seen'] );
		return true;
	}

	private function look_at( Page $page, RecordSource $source ): void {
		$records = array();
		$left    = array();
		foreach ( $page->records as $index => $record ) {
			$key      = $record->source_key;
			$first    = '' === $key ? null : $this->seen->meet( $key, $record->line );
			$problems = null === $first ? $record->problems : array( ...$record->problems, new Problem( $record->line, $record->key_field, sprintf( /* translators: 1: key of a record, e.g. CRB_1001, 2: line of the file */ __( '%1$s is already on line %2$d', 'hearth-hammer' ), $key, $first ) ) );
			$is_aside = $this->aside->is_allowed() && ( null !== $first || $record->has_error() );
			if ( $is_aside ) {
				$this->aside->add( $this->run->rows_done + $index, $key );
				null !== $first || '' === $key || $left[] = $key;
			} elseif ( $record->is_readable ) {
				$records[] = $record;
			}
			foreach ( $problems as $problem ) {
				$problem = $problem->about( $key, $record->name );
				$this->run->problems->add( $is_aside && $problem->stops ? $problem->aside() : $problem );
			}
		}
		$this->compare( $records, $source );
		$this->count_left( $left );
		$this->count_seen( $page->seen_ids );
		foreach ( $this->references->known_or_made_here( $page->deleted_ids, $this->writer ) as $one ) {
			$this->run->counts->withdrawn += RecordState::Withdrawn === $one->state ? 0 : 1;
		}
	}

	/** @param list<Record> $records */
	private function compare( array $records, RecordSource $source ): void {
		$known = $this->references->known_or_made_here( array_map( static fn ( Record $record ): string => $record->source_key, $records ), $this->writer );
		$this->writer->check( $records, self::by_post( $records, $known ), $this->run->problems );
		$tells = $this->run->dry_run && $this->writer instanceof ReportsChanges ? $this->writer : null;
		null === $tells || $this->writer->prepare( $records, $this->run->feed );
		[ $problems, $held ] = ( new MissingPictures( new MediaRecords(), $source->files(), ! $this->aside->is_allowed() ) )->of( $records, $known );
		$this->run->problems->add( ...$problems );
		$this->run->counts->pictures_kept += $held;
		$told  = array();
		foreach ( $records as $record ) {
			$this->section( $record->section );
			++$this->sections[ $record->section ]['rows'];
			$before = $known[ References::key( $record->source_key ) ] ?? null;
			if ( RecordState::Withdrawn === $record->state ) {
				$what = null === $before || RecordState::Withdrawn === $before->state ? 'unchanged' : 'withdrawn';
			} else {
				$what = null === $before ? 'added' : ( $before->is_same( $record, $this->version ) ? 'unchanged' : 'changed' );
			}
			++$this->run->counts->$what;
			null !== $before && $this->count( $before );
			if ( null !== $tells && 'unchanged' !== $what ) {
				$fields = 'withdrawn' === $what ? array() : $tells->differences( $record, $before?->post );
				// A source may say something else that changes nothing here.
				if ( 'changed' !== $what || array() !== $fields ) {
					$told[] = new RecordChange( $record->source_key, (int) $before?->post, $what, $fields );
				}
			}
		}
		( new RunChanges() )->add( $this->run->id, $told );
	}

	/**
	 * @param list<Record>                   $records
	 * @param array<string, StoredReference> $known
	 * @return array<int, Record>
	 */
	private static function by_post( array $records, array $known ): array {
		$of_posts = array();
		foreach ( $records as $record ) {
			$before = $known[ References::key( $record->source_key ) ] ?? null;
			if ( null !== $before ) {
				$of_posts[ $before->post ] = $record;
			}
		}
		return $of_posts;
	}

	/**
	 * Records that were set aside are there: a section does not lose them.
	 *
	 * @param list<string> $keys
	 */
	private function count_left( array $keys ): void {
		foreach ( $this->references->known_or_made_here( $keys, $this->writer ) as $before ) {
			$this->count( $before );
		}
	}

	/** Of a dry run it is kept what it would do to each record: which ones a whole stock no longer names. */
	private function tell_missing(): void {
		if ( ! $this->run->dry_run || ! $this->writer instanceof ReportsChanges ) {
			return;
		}
		$missing = array();
		$named   = array_map( strval( ... ), array_keys( array_filter( $this->sections, static fn ( array $one ): bool => $one['rows'] > 0 ) ) );
		foreach ( $this->references->unseen( $this->run->feed, $named, PHP_INT_MAX, self::MOST_MISSING ) as $one ) {
			if ( ! $this->seen->has( $one->reference ) ) {
				$missing[] = new RecordChange( $one->reference, $one->post, RecordChange::WITHDRAWN );
			}
		}
		( new RunChanges() )->add( $this->run->id, $missing );
	}

	/** @param list<string> $ids */
	private function count_seen( array $ids ): void {
		$known = $this->references->known_or_made_here( $ids, $this->writer );
		foreach ( $ids as $id ) {
			$before = $known[ References::key( $id ) ] ?? null;
			if ( null === $before ) {
				$this->run->problems->add( new Problem( 0, '', sprintf( /* translators: %s: key of a record */ __( '%s is listed by the source but was never sent', 'hearth-hammer' ), $id ), false ) );
				continue;
			}
			$this->section( $before->section );
			++$this->sections[ $before->section ]['rows'];
			++$this->run->counts->unchanged;
			$this->count( $before );
		}
	}

	/** A record that moved to another section is not missing from the one that it left. */
	private function count( StoredReference $before ): void {
		if ( '' !== $before->section && RecordState::Withdrawn !== $before->state ) {
			$this->section( $before->section );
			++$this->sections[ $before->section ][ $before->state->value ];
		}
	}

	private function section( string $name ): void {
		$this->sections[ $name ] ??= array( 'rows' => 0, 'live' => 0, 'complete' => 0 );
	}

	private function keep_state(): void {
		$this->run->state['sections'] = $this->sections;
		$this->run->state['seen']     = $this->seen->packed();
	}
}
