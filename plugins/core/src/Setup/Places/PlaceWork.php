<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Setup\Places;

use HearthHammer\Core\Csv\BadFile;
use HearthHammer\Core\Csv\CsvFile;
use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Module;
use HearthHammer\Core\Place\Import\Centres;
use HearthHammer\Core\Place\Import\PlaceImporter;
use HearthHammer\Core\Place\Import\PlaceWriter;
use HearthHammer\Core\Place\Postcode;
use HearthHammer\Core\Place\PostcodesIo;
use HearthHammer\Core\Place\ServiceFailed;

defined( 'ABSPATH' ) || exit;

/**
 * Imports places step by step: while the page is open it asks for the steps, else the minute's worker takes them.
 */
final class PlaceWork implements Module {

	private const HOOK = 'hh_outbox_deliver';

	/** Seconds of one step. */
	public const STEP    = 4.0;
	private const WORKER = 20.0;

	/** Seconds until an abandoned upload is removed. */
	private const KEPT = 3 * DAY_IN_SECONDS;

	/** A step that ends without an answer is tried so often. */
	private const TRIES = 5;

	/** Seconds that the service has for an answer. */
	private const ANSWER = 10.0;

	/** The last letters of a postcode, of which a sector has up to 400. */
	private const LETTERS = 'ABDEFGHJLNPQRSTUWXYZ';

	public function __construct( private readonly PlaceUpload $upload, private readonly Locks $locks ) {}

	public function register(): void {
		// Behind the outbox: mail does not wait for postcodes.
		add_action( self::HOOK, $this->tick( ... ), 20 );
	}

	private function tick(): void {
		$state = PlaceState::load();
		if ( PlaceState::RECEIVING === $state->stage && $state->at < time() - self::KEPT ) {
			$this->upload->stop();
		}
		$this->work( self::WORKER );
	}

	public function work( float $seconds ): PlaceState {
		$state = PlaceState::load();
		if ( PlaceState::WORKING !== $state->stage ) {
			return $state;
		}
		return $this->locks->hold(
			PlaceUpload::LOCK,
			600,
			function () use ( $seconds ): PlaceState {
				$state = PlaceState::load();
				return PlaceState::WORKING === $state->stage ? $this->step( $state, $seconds ) : $state;
			}
		) ?? $state;
	}

	private function step( PlaceState $state, float $seconds ): PlaceState {
		// The end of an import takes longer than a step. The command line has no limit, and this must not set one there.
		if ( (int) ini_get( 'max_execution_time' ) > 0 && function_exists( 'set_time_limit' ) ) {
			set_time_limit( 300 );
		}
		wp_raise_memory_limit( 'admin' );
		$until   = microtime( true ) + $seconds;
		$is_over = static fn (): bool => microtime( true ) >= $until;
		// Counted before: a step that dies of its input is not tried for ever.
		if ( ++$state->tries > self::TRIES ) {
			return $this->fail( $state, '' === $state->error ? __( 'The server stopped several times before it was done.', 'hearth-hammer' ) : $state->error );
		}
		$state->save();
		try {
			do {
				$is_at_end = $state->is_area ? $this->ask( $state ) : $this->read( $state, $is_over );
				// As long as it goes on it is not stuck.
				$state->tries = 0;
				$state->error = '';
				$state->save();
			} while ( ! $is_at_end && ! $is_over() );
			$is_at_end && $this->finish( $state );
		} catch ( BadFile $fault ) {
			return $this->fail( $state, $fault->getMessage() );
		} catch ( ServiceFailed $fault ) {
			/* translators: %s: why */
			$state->error = sprintf( __( 'The postcode service did not answer: %s', 'hearth-hammer' ), $fault->getMessage() );
			$state->save();
		}
		return $state;
	}

	/** @param callable(): bool $is_over */
	private function read( PlaceState $state, callable $is_over ): bool {
		$archive = new PlaceArchive( $this->upload->path( $state ), $state->name );
		if ( $state->file >= $archive->count() ) {
			return true;
		}
		$csv = $archive->open( $state->file );
		$job = null === $csv ? null : ( new PlaceImporter() )->job_for( $csv );
		$end = true;
		if ( null !== $csv && 'postcodes' === $job ) {
			[ $rows, $end, $areas ]     = ( new PlaceImporter() )->postcode_batch( $csv, $state->offset, $is_over );
			$state->counts['postcodes'] = ( $state->counts['postcodes'] ?? 0 ) + $rows;
			$state->codes               = array_values( array_unique( array( ...$state->codes, ...$areas ) ) );
		} elseif ( null !== $csv && null !== $job ) {
			$end = $this->collect( $state, $csv, $job, $is_over );
		}
		$state->offset = null === $csv || $end ? 0 : $csv->position();
		if ( $end ) {
			++$state->file;
			$state->behind += null === $csv ? 0 : $csv->bytes();
		}
		return $state->file >= $archive->count();
	}

	/**
	 * Puts aside what is needed of a list, which is little, to be imported at once: of 400,000 stops some 2,600 are
	 * stations, and they are named with a look at all of them.
	 *
	 * @param callable(): bool $is_over
	 */
	private function collect( PlaceState $state, CsvFile $csv, string $job, callable $is_over ): bool {
		$path   = $this->upload->folder( $state ) . '/' . str_replace( '_', '-', $job ) . '-' . $state->file . '.csv';
		$handle = fopen( $path, 'c+b' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		if ( false === $handle ) {
			/* translators: %s: path */
			throw new BadFile( sprintf( __( 'The server can’t write to the folder %s.', 'hearth-hammer' ), dirname( $path ) ) );
		}
		try {
			// What a step wrote that died before it was counted is written again.
			ftruncate( $handle, max( 0, $state->collected[ $path ] ?? 0 ) );
			fseek( $handle, 0, SEEK_END );
			if ( 0 === $state->offset ) {
				self::put( $handle, $csv->columns() );
			}
			$rows = 0;
			$end  = true;
			foreach ( $csv->rows( null, $state->offset ) as $row ) {
				if ( 'stations' !== $job || 'RLY' === $row['stoptype'] ) {
					self::put( $handle, array_values( $row ) );
				}
				if ( 0 === ++$rows % 1000 && $is_over() ) {
					$end = false;
					break;
				}
			}
			$state->collected[ $path ] = (int) ftell( $handle );
			return $end;
		} finally {
			fclose( $handle ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		}
	}

	/**
	 * A row that this class reads again: a longitude keeps its sign, which CsvWriter would take for a formula's.
	 *
	 * @param resource     $handle
	 * @param list<string> $fields
	 */
	private static function put( $handle, array $fields ): void {
		fwrite( $handle, '"' . implode( '","', str_replace( '"', '""', $fields ) ) . "\"\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	}

	/** One question to the service: an outward code, then its ten sectors, and of a full sector its letters. */
	private function ask( PlaceState $state ): bool {
		$question = $state->questions[0] ?? null;
		$service  = PlaceUpload::service();
		if ( null === $question || null === $service ) {
			return true;
		}
		$next = array();
		if ( ! str_contains( $question, ' ' ) ) {
			if ( null === $service->outcode( $question, self::ANSWER ) ) {
				/* translators: %s: first half of a postcode */
				throw new BadFile( sprintf( __( 'The postcode service doesn’t know %s. Check the first half of the postcode.', 'hearth-hammer' ), $question ) );
			}
			$next = array_map( static fn ( int $digit ): string => "{$question} {$digit}", range( 0, 9 ) );
		} else {
			$found = $service->beginning( $question, self::ANSWER );
			// A hundred are as many as it gives: there may be more.
			if ( count( $found ) >= PostcodesIo::AT_ONCE && 1 === preg_match( '/ [0-9]$/D', $question ) ) {
				$next = array_map( static fn ( string $letter ): string => $question . $letter, str_split( self::LETTERS ) );
			} else {
				$writer = new PlaceWriter();
				foreach ( $found as $name => $at ) {
					null === $at || $writer->add( PlaceImporter::postcode_row( new Postcode( (string) $name ), $at ) );
				}
				$writer->finish();
				$state->counts['postcodes'] = ( $state->counts['postcodes'] ?? 0 ) + $writer->written();
			}
		}
		$state->questions = array( ...$next, ...array_slice( $state->questions, 1 ) );
		$state->total    += count( $next );
		return array() === $state->questions;
	}

	private function finish( PlaceState $state ): void {
		if ( array() === $state->counts && array() === $state->collected ) {
			throw PlaceImporter::unknown( $state->name );
		}
		foreach ( $state->is_area ? array_unique( array_map( static fn ( string $code ): string => rtrim( substr( $code, 0, 2 ), '0123456789' ), $state->codes ) ) : $state->codes as $area ) {
			Centres::write( $area, $state->is_area ? $state->codes : null );
		}
		if ( array() === $state->collected ) {
			PlaceImporter::finish();
		} else {
			$importer       = new PlaceImporter();
			$state->counts += $importer->import( $this->upload->folder( $state ), static function (): void {} );
			$state->notes   = $importer->notes();
		}
		$this->upload->remove( $state );
		$state->stage = PlaceState::DONE;
		$state->save();
	}

	private function fail( PlaceState $state, string $why ): PlaceState {
		$this->upload->remove( $state );
		$state->stage = PlaceState::FAILED;
		$state->error = $why;
		$state->save();
		return $state;
	}
}
