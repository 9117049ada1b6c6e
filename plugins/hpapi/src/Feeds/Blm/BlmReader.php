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

	/** Rows that tell what all of a feed do. */
	private const SAMPLE = 50;

	private readonly RowShape $shape;

	private function __construct(
		private readonly string $path,
		private readonly string $encoding,
		public readonly BlmHeader $header,
		public readonly int $data_offset,
		public readonly int $data_line,
	) {
		$this->shape = new RowShape( $header, RowShape::habit( $header, $this->widths() ) );
	}

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
				throw new InvalidFeed( __( 'the file is incomplete: #END# is missing', 'hearth-hammer' ), $begins );
			}
			if ( $line_start && 1 === preg_match( '/^#END#\s*(\r|\n|$)/', $in->peek( 200 ) ) ) {
				$this->check_count( $number, $begins );
				return;
			}
			$text = $in->take_until( $this->header->row_end, self::ROW_LIMIT );
			if ( null === $text ) {
				throw new InvalidFeed(
					strlen( $in->peek( self::ROW_LIMIT ) ) < self::ROW_LIMIT
						? sprintf( /* translators: %s: sign that ends a row */ __( 'the row starting here has no end (%s): the file is incomplete', 'hearth-hammer' ), $this->printable( $this->header->row_end ) )
						: sprintf( /* translators: %s: sign that ends a row */ __( 'the row starting here has no end (%s) within 1 MB; is EOR right?', 'hearth-hammer' ), $this->printable( $this->header->row_end ) ),
					$begins
				);
			}
			++$number;
			yield $this->row( $number, $text, $begins, $in->offset(), $in->line() );
		}
	}

	private function check_count( int $rows, int $line ): void {
		$promised = $this->header->properties;
		if ( null !== $promised && $promised !== $rows ) {
			throw new InvalidFeed( sprintf( /* translators: 1: how many the file says, 2: how many there are */ _n( 'the header says %1$d property, but there are %2$d', 'the header says %1$d properties, but there are %2$d', $promised, 'hearth-hammer' ), $promised, $rows ), $line, 'Property Count' );
		}
	}

	/**
	 * How many values the first rows have.
	 *
	 * @return list<int>
	 */
	private function widths(): array {
		$in     = ByteStream::open( $this->path, $this->data_offset, $this->data_line );
		$widths = array();
		while ( count( $widths ) < self::SAMPLE ) {
			$in->skip_blank();
			$row = $in->take_until( $this->header->row_end, self::ROW_LIMIT );
			if ( null === $row ) {
				break;
			}
			$widths[] = substr_count( $row, $this->header->field_end ) + 1;
		}
		return $widths;
	}

	/** @param int $end Byte offset behind the row, and the line there. */
	private function row( int $number, string $row, int $line, int $end, int $end_line ): BlmRow {
		$values = explode( $this->header->field_end, $row );
		$fitted = $this->shape->fit( $values );
		$width  = count( $this->header->columns );
		if ( null !== $fitted ) {
			return new BlmRow( $number, $line, $end, $end_line, self::fields( $this->header->columns, array_map( $this->text( ... ), $fitted ) ) );
		}
		$count = $this->shape->fields( count( $values ) );
		// The first fields stand where they should, most likely: enough to say which property it is.
		$values = array_slice( $values, 0, min( count( $values ), 4 ) );
		$fields = self::fields( array_slice( $this->header->columns, 0, count( $values ) ), array_map( $this->text( ... ), $values ) );
		return new BlmRow( $number, $line, $end, $end_line, $fields, sprintf( /* translators: 1: number of fields, 2: number of columns, 3: sign that ends a field */ __( 'the row has %1$d fields but the feed’s definition names %2$d, so they cannot be matched. A text often contains %3$s, which ends a field: remove it', 'hearth-hammer' ), $count, $width, $this->printable( $this->header->field_end ) ) );
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

	/**
	 * Of a column that is named twice the first that has a value.
	 *
	 * @param list<string> $columns
	 * @param list<string> $values  As many.
	 * @return array<string, string>
	 */
	private static function fields( array $columns, array $values ): array {
		$fields = array();
		foreach ( $columns as $place => $column ) {
			$fields[ $column ] = '' === ( $fields[ $column ] ?? '' ) ? $values[ $place ] : $fields[ $column ];
		}
		return $fields;
	}
}
