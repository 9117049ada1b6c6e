<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Blm;

use Generator;
use HearthHammer\Core\Sync\InvalidFeed;

/**
 * The rows of a BLM version 3 feed, one at a time.
 *
 * The markers (#END# and its like) count only at a line's start and outside a row's fields: descriptions hold
 * `#`, line breaks and blank lines.
 */
final class BlmReader {

	/** A longer row is a mistake in the separators: descriptions have some thousands of letters. */
	private const ROW_LIMIT = 1048576;

	private function __construct(
		private readonly string $path,
		private readonly string $encoding,
		public readonly BlmHeader $header,
		public readonly int $data_offset,
		public readonly int $data_line,
	) {}

	/**
	 * Reads header and definition.
	 *
	 * @param string $encoding From FileScan.
	 * @throws InvalidFeed Where they are not as they should be.
	 */
	public static function open( string $path, string $encoding ): self {
		$in     = ByteStream::open( $path );
		$header = BlmHeader::read( $in );
		return new self( $path, $encoding, $header, $in->offset(), $in->line() );
	}

	/**
	 * @param int|null $offset Where to go on: BlmRow::$end of the last row that is done; null for the beginning.
	 * @param int      $line   Its $end_line.
	 * @param int      $number Its $number.
	 * @return Generator<int, BlmRow>
	 * @throws InvalidFeed At the place where it cannot be read any further.
	 */
	public function rows( ?int $offset = null, int $line = 0, int $number = 0 ): Generator {
		$in = ByteStream::open( $this->path, $offset ?? $this->data_offset, null === $offset ? $this->data_line : $line );
		while ( true ) {
			$line_start = $in->skip_blank() || ( 0 === $number && $in->offset() === $this->data_offset );
			$begins     = $in->line();
			if ( $in->at_end() ) {
				throw new InvalidFeed( 'the file ends without #END#: it is cut off', $begins );
			}
			if ( $line_start && 1 === preg_match( '/^#END#\s*(\r|\n|$)/', $in->peek( 200 ) ) ) {
				$this->check_count( $number, $begins );
				return;
			}
			$text = $in->take_until( $this->header->row_end, self::ROW_LIMIT );
			if ( null === $text ) {
				throw new InvalidFeed(
					strlen( $in->peek( self::ROW_LIMIT ) ) < self::ROW_LIMIT
						? sprintf( 'the row that begins here has no end (%s): the file is cut off', $this->printable( $this->header->row_end ) )
						: sprintf( 'the row that begins here has no end (%s) within 1 MB; is it the right EOR?', $this->printable( $this->header->row_end ) ),
					$begins
				);
			}
			++$number;
			yield new BlmRow( $number, $begins, $in->offset(), $in->line(), $this->fields( $text, $begins ) );
		}
	}

	private function check_count( int $rows, int $line ): void {
		$promised = $this->header->properties;
		if ( null !== $promised && $promised !== $rows ) {
			throw new InvalidFeed( sprintf( 'the header promises %d properties, but there are %d', $promised, $rows ), $line, 'Property Count' );
		}
	}

	/** @return array<string, string> */
	private function fields( string $row, int $line ): array {
		$values = explode( $this->header->field_end, $row );
		$width  = count( $this->header->columns );
		$blank  = '' === trim( $values[ count( $values ) - 1 ] );
		// Without its last EOF a row with an empty last field looks like one that lacks a field: the definition tells.
		if ( $blank && ( $this->header->trailing || count( $values ) === $width + 1 ) ) {
			array_pop( $values );
		}
		if ( count( $values ) !== $width ) {
			throw new InvalidFeed( sprintf( 'the row has %d fields, the definition names %d', count( $values ), $width ), $line );
		}
		return array_combine( $this->header->columns, array_map( $this->text( ... ), $values ) );
	}

	private function text( string $bytes ): string {
		$bytes = trim( $bytes );
		if ( '' === $bytes ) {
			return '';
		}
		$text = $this->printable( $bytes );
		$text = str_replace( array( "\r\n", "\r" ), "\n", $text );
		return trim( (string) preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]|\xC2[\x80-\x9F]/', '', $text ) );
	}

	private function printable( string $bytes ): string {
		return 'UTF-8' === $this->encoding ? $bytes : (string) mb_convert_encoding( $bytes, 'UTF-8', $this->encoding );
	}
}
