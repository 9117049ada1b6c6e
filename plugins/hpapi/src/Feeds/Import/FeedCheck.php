<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Import;

use HearthHammer\Hpapi\Feeds\BadFeed;
use HearthHammer\Hpapi\Feeds\Blm\BlmMapper;
use HearthHammer\Hpapi\Feeds\Blm\BlmReader;
use HearthHammer\Hpapi\Feeds\Blm\BlmRow;
use HearthHammer\Hpapi\Feeds\Blm\FieldReader;
use HearthHammer\Hpapi\Feeds\FeedProperty;
use HearthHammer\Hpapi\Feeds\Problem;
use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Place\Postcode;

/**
 * The first pass: reads every row, notes all that is wrong and what an import would do, and writes nothing.
 *
 * Of each row it keeps eight bytes, to find references that stand there twice.
 */
final class FeedCheck {

	private const BATCH = 200;

	/** @var array<string, int> Eight bytes of a reference's hash to the line it stands on. */
	private array $seen = array();

	/** @var array<string, array{rows: int, live: int, complete: int}> Branch to its rows and to how many of its known properties they name. */
	private array $branches = array();

	public function __construct(
		private readonly Run $run,
		private readonly References $references,
		private readonly MediaFolder $folder,
		private readonly Gazetteer $gazetteer,
	) {
		$this->branches = (array) ( $run->state['branches'] ?? array() );
		$this->seen     = self::unpack_seen( (string) ( $run->state['seen'] ?? '' ) );
	}

	/**
	 * Goes on until the end, or until told to pause.
	 *
	 * @param callable(): bool $pause Asked after every batch.
	 * @return bool Whether the end was reached.
	 */
	public function advance( BlmReader $reader, callable $pause ): bool {
		try {
			$mapper = new BlmMapper( $reader->header );
			$batch  = array();
			$rows   = 0 === $this->run->position ? $reader->rows() : $reader->rows( $this->run->position, $this->run->line, $this->run->rows_done );
			foreach ( $rows as $row ) {
				$property = $this->check_row( $row, $mapper );
				if ( null !== $property ) {
					$batch[] = $property;
				}
				$this->run->position  = $row->end;
				$this->run->line      = $row->end_line;
				$this->run->rows_done = $row->number;
				if ( 0 === $row->number % self::BATCH ) {
					$this->compare( $batch );
					$batch = array();
					if ( $pause() ) {
						$this->keep_state();
						return false;
					}
				}
			}
			$this->compare( $batch );
			if ( 0 === $this->run->rows_done ) {
				throw new BadFeed( 'the feed holds no properties; an empty feed changes nothing', $this->run->line );
			}
		} catch ( BadFeed $fault ) {
			$this->run->problems->add( $fault->problem );
		}
		$this->seen                   = array();
		$this->run->counts->rows      = $this->run->rows_done;
		$this->run->state['branches'] = $this->branches;
		unset( $this->run->state['seen'] );
		return true;
	}

	private function check_row( BlmRow $row, BlmMapper $mapper ): ?FeedProperty {
		$in       = new FieldReader( $row );
		$property = $mapper->map( $in );
		$this->run->problems->add( ...$in->problems() );
		if ( null === $property ) {
			return null;
		}
		$key = substr( md5( References::key( $property->reference ), true ), 0, 8 );
		if ( isset( $this->seen[ $key ] ) ) {
			$this->run->problems->add( new Problem( $row->line, 'AGENT_REF', sprintf( '%s stands on line %d already', $property->reference, $this->seen[ $key ] ) ) );
		}
		$this->seen[ $key ] = $row->line;
		foreach ( $property->pictures() as $picture ) {
			if ( ! $picture->is_address() && null === $this->folder->path( $picture->source ) ) {
				$this->run->problems->add( new Problem( $row->line, $picture->field, sprintf( 'the picture %s is not beside the feed', $picture->source ) ) );
			}
		}
		return $property;
	}

	/** @param list<FeedProperty> $batch */
	private function compare( array $batch ): void {
		$this->look_up( $batch );
		$known = $this->references->known( array_map( static fn ( FeedProperty $property ): string => $property->reference, $batch ) );
		foreach ( $batch as $property ) {
			$this->branches[ $property->branch ] ??= array(
				'rows'     => 0,
				'live'     => 0,
				'complete' => 0,
			);
			++$this->branches[ $property->branch ]['rows'];
			$before = $known[ References::key( $property->reference ) ] ?? null;
			$what   = null === $before ? 'added' : ( $before->is_same( $property->hash ) ? 'unchanged' : 'changed' );
			++$this->run->counts->$what;
			if ( null !== $before && '' !== $before->branch && 'withdrawn' !== $before->state ) {
				// A property that moved to another branch is not missing from the one that it left.
				$this->branches[ $before->branch ] ??= array(
					'rows'     => 0,
					'live'     => 0,
					'complete' => 0,
				);
				++$this->branches[ $before->branch ][ 'complete' === $before->state ? 'complete' : 'live' ];
			}
		}
	}

	/** @param list<FeedProperty> $batch */
	private function look_up( array $batch ): void {
		$postcodes = array();
		foreach ( $batch as $property ) {
			$postcode = isset( $property->fields['latitude'] ) ? null : Postcode::parse( (string) $property->fields['postcode'] );
			if ( null !== $postcode ) {
				$postcodes[ $property->line ] = $postcode;
			}
		}
		$found = $this->gazetteer->locate_many( array_values( $postcodes ) );
		foreach ( $postcodes as $line => $postcode ) {
			$location = $found[ (string) $postcode ] ?? null;
			if ( null === $location ) {
				$this->run->problems->add( new Problem( $line, 'POSTCODE1', sprintf( '%s is not in the gazetteer; the property stands on no map', $postcode ), false ) );
			} elseif ( $location->approximate ) {
				$this->run->problems->add( new Problem( $line, 'POSTCODE2', sprintf( '%s is not in the gazetteer; it is placed in the middle of %s', $postcode, $location->name ), false ) );
			}
		}
	}

	private function keep_state(): void {
		$packed = '';
		foreach ( $this->seen as $key => $line ) {
			$packed .= str_pad( (string) $key, 8, "\0" ) . pack( 'N', $line );
		}
		$this->run->state['branches'] = $this->branches;
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
