<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

/**
 * The first pass: reads every record, notes all that is wrong and what an import would do, and writes nothing.
 *
 * Of each record it keeps eight bytes, to find keys that stand there twice.
 */
final class CheckPass {

	/** So many records of a section are looked through for those that are missing. */
	private const MOST_MISSING = 20000;

	/** @var array<string, int> Eight bytes of a key's hash to the line it stands on. */
	private array $seen;

	/** @var array<string, array{rows: int, live: int, complete: int}> Section to its records and to how many known ones the source names. */
	private array $sections;

	public function __construct(
		private readonly Run $run,
		private readonly Lookup $lookup,
		private readonly RecordWriter $writer,
		private readonly string $version,
		private readonly References $references,
	) {
		$this->sections = (array) ( $run->state['sections'] ?? array() );
		$this->seen     = self::unpack_seen( (string) ( $run->state['seen'] ?? '' ) );
	}

	/**
	 * Goes on until the end, or until told to pause.
	 *
	 * @param callable(): bool $pause Asked after every page.
	 * @return bool Whether the end was reached.
	 */
	public function advance( Adapter $adapter, callable $pause ): bool {
		$run = $this->run;
		try {
			do {
				$page = $adapter->source->pull( $run->cursor );
				$this->look_at( $page, $adapter );
				$run->rows_done += count( $page->records );
				$run->cursor     = $page->next_cursor;
				$run->position   = $adapter->source->position( $run->cursor );
				if ( $page->more && $pause() ) {
					$this->keep_state();
					return false;
				}
			} while ( $page->more );
			if ( Run::FULL === $run->mode && 0 === array_sum( array_column( $this->sections, 'rows' ) ) && ! $run->problems->stops() ) {
				throw new InvalidFeed( sprintf( 'the feed holds no %s; an empty feed changes nothing', $this->writer->plural() ) );
			}
			$run->state['complete'] = $page->complete;
			$page->complete && $this->tell_missing();
		} catch ( InvalidFeed $fault ) {
			$run->problems->add( $fault->problem );
		}
		$this->seen              = array();
		$run->counts->rows       = $run->rows_done;
		$run->state['sections']  = $this->sections;
		unset( $run->state['seen'] );
		return true;
	}

	private function look_at( Page $page, Adapter $adapter ): void {
		$records = array();
		foreach ( $page->records as $raw ) {
			$mapped = $adapter->mapper->map( $raw );
			$this->run->problems->add( ...$mapped->problems );
			if ( null !== $mapped->record ) {
				$this->check( $mapped->record, $adapter );
				$records[] = $mapped->record;
			}
		}
		$this->run->problems->add( ...$this->writer->check( $records ) );
		$this->compare( $records );
		$this->count_seen( $page->seen_ids );
		foreach ( $this->lookup->known( $page->deleted_ids ) as $one ) {
			$this->run->counts->withdrawn += RecordState::Withdrawn === $one->state ? 0 : 1;
		}
	}

	private function check( Record $record, Adapter $adapter ): void {
		$key = substr( md5( References::key( $record->source_key ), true ), 0, 8 );
		if ( isset( $this->seen[ $key ] ) ) {
			$this->run->problems->add( new Problem( $record->line, $record->key_field, sprintf( '%s stands on line %d already', $record->source_key, $this->seen[ $key ] ) ) );
		}
		$this->seen[ $key ] = $record->line;
		foreach ( $record->pictures() as $picture ) {
			if ( ! $picture->is_address() && null === $adapter->source->files()->path( $picture->source ) ) {
				$this->run->problems->add( new Problem( $record->line, $picture->field, sprintf( 'the picture %s is not beside the feed', $picture->source ) ) );
			}
		}
	}

	/** @param list<Record> $records */
	private function compare( array $records ): void {
		$known = $this->lookup->known( array_map( static fn ( Record $record ): string => $record->source_key, $records ) );
		$tells = $this->run->dry_run && $this->writer instanceof TellsChanges ? $this->writer : null;
		null === $tells || $this->writer->prepare( $records, $this->run->feed );
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

	/** Of a dry run it is kept what it would do to each record: which ones a whole stock no longer names. */
	private function tell_missing(): void {
		if ( ! $this->run->dry_run || ! $this->writer instanceof TellsChanges ) {
			return;
		}
		$missing = array();
		$named   = array_map( strval( ... ), array_keys( array_filter( $this->sections, static fn ( array $one ): bool => $one['rows'] > 0 ) ) );
		foreach ( $this->references->unseen( $this->run->feed, $named, PHP_INT_MAX, self::MOST_MISSING ) as $one ) {
			if ( ! isset( $this->seen[ substr( md5( $one->reference, true ), 0, 8 ) ] ) ) {
				$missing[] = new RecordChange( $one->reference, $one->post, RecordChange::WITHDRAWN );
			}
		}
		( new RunChanges() )->add( $this->run->id, $missing );
	}

	/** @param list<string> $ids */
	private function count_seen( array $ids ): void {
		$known = $this->lookup->known( $ids );
		foreach ( $ids as $id ) {
			$before = $known[ References::key( $id ) ] ?? null;
			if ( null === $before ) {
				$this->run->problems->add( new Problem( 0, '', sprintf( '%s is in the source, which has never sent it', $id ), false ) );
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
		$packed = '';
		foreach ( $this->seen as $key => $line ) {
			$packed .= str_pad( (string) $key, 8, "\0" ) . pack( 'N', $line );
		}
		$this->run->state['sections'] = $this->sections;
		$this->run->state['seen']     = base64_encode( $packed ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Bytes in JSON.
	}

	/** @return array<string, int> */
	private static function unpack_seen( string $kept ): array {
		$seen = array();
		foreach ( '' === $kept ? array() : str_split( (string) base64_decode( $kept, true ), 12 ) as $one ) { // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Bytes in JSON.
			$line                         = unpack( 'N', substr( $one, 8 ) );
			$seen[ substr( $one, 0, 8 ) ] = (int) ( false === $line ? 0 : $line[1] );
		}
		return $seen;
	}
}
