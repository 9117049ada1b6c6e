<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Blm;

use HearthHammer\Core\Sync\InvalidFeed;

/**
 * What stands before the data: separators, the number of properties and the columns.
 */
final readonly class BlmHeader {

	/**
	 * @param string       $field_end  EOF, in the file's own bytes.
	 * @param string       $row_end    EOR.
	 * @param int|null     $properties How many the header promises, where it says.
	 * @param list<string> $columns    Upper-case, in the file's order; some systems name one twice.
	 * @param bool         $trailing   Whether the definition's last field ends with EOF too, as the format says; then rows must.
	 */
	private function __construct(
		public string $field_end,
		public string $row_end,
		public ?int $properties,
		public array $columns,
		public int $definition_line,
		public bool $trailing,
	) {}

	/** @throws InvalidFeed Where it is not as BLM version 3 has it. */
	public static function read( ByteStream $in ): self {
		$in->skip_mark();
		$in->skip_blank();
		$line = $in->line();
		if ( '#HEADER#' !== trim( $in->take_line() ) ) {
			throw new InvalidFeed( __( '#HEADER# is missing, so this is not a BLM feed', 'hearth-hammer' ), $line );
		}
		$values = self::values( $in );
		$version = $values['version'][1] ?? '';
		if ( 1 !== preg_match( '/^3(\b|i|$)/i', $version ) ) {
			throw new InvalidFeed( '' === $version ? __( 'the header has no Version', 'hearth-hammer' ) : sprintf( /* translators: %s: version of a file */ __( 'version %s is not supported, only version 3', 'hearth-hammer' ), $version ), $values['version'][0] ?? $line );
		}
		$field_end = self::separator( $values, 'eof', $line );
		$row_end   = self::separator( $values, 'eor', $line );
		if ( str_contains( $field_end, $row_end ) || str_contains( $row_end, $field_end ) ) {
			throw new InvalidFeed( sprintf( /* translators: 1: sign that ends a field, 2: sign that ends a row */ __( 'EOF %1$s and EOR %2$s cannot be told apart', 'hearth-hammer' ), $field_end, $row_end ), $values['eor'][0] );
		}
		$count      = $values['property count'][1] ?? '';
		$definition = $in->line();
		$columns    = self::columns( $in, $field_end, $row_end );
		$trailing   = '' === $columns[ count( $columns ) - 1 ];
		return new self( $field_end, $row_end, ctype_digit( $count ) ? (int) $count : null, $trailing ? array_slice( $columns, 0, -1 ) : $columns, $definition, $trailing );
	}

	/** @return array<string, array{int, string}> Lower-case name to line and value, up to #DEFINITION#. */
	private static function values( ByteStream $in ): array {
		$values = array();
		while ( ! $in->at_end() ) {
			$line = $in->line();
			$text = $in->take_line();
			if ( '#DEFINITION#' === trim( $text ) ) {
				return $values;
			}
			if ( str_starts_with( $text, '#DATA#' ) || str_starts_with( $text, '#END#' ) ) {
				throw new InvalidFeed( __( '#DEFINITION# is missing', 'hearth-hammer' ), $line );
			}
			if ( 1 === preg_match( '/^\s*([A-Za-z ]+?)\s*:(.*)$/s', $text, $found ) ) {
				$values[ strtolower( $found[1] ) ] = array( $line, trim( $found[2] ) );
			}
		}
		throw new InvalidFeed( __( 'the file is incomplete: it ends in its header', 'hearth-hammer' ), $in->line() );
	}

	/** @param array<string, array{int, string}> $values */
	private static function separator( array $values, string $name, int $line ): string {
		$value = $values[ $name ][1] ?? '';
		if ( strlen( $value ) > 2 && $value[0] === $value[-1] && ( "'" === $value[0] || '"' === $value[0] ) ) {
			$value = substr( $value, 1, -1 );
		}
		if ( '' === $value || strlen( $value ) > 10 || 1 === preg_match( '/^[A-Za-z0-9]|[\r\n]/', $value ) ) {
			throw new InvalidFeed( sprintf( /* translators: %s: name of a line of the header, e.g. EOF */ __( 'the header has no usable %s', 'hearth-hammer' ), strtoupper( $name ) ), $values[ $name ][0] ?? $line );
		}
		return $value;
	}

	/** @return list<string> With an empty one at the end where the last name ends with EOF. */
	private static function columns( ByteStream $in, string $field_end, string $row_end ): array {
		$in->skip_blank();
		$line = $in->line();
		$text = $in->take_until( $row_end, 65536 );
		if ( null === $text || 1 === preg_match( '/^#(DATA|END)#/m', $text ) ) {
			throw new InvalidFeed( sprintf( /* translators: %s: sign that ends a row */ __( 'the definition does not end with %s, which the header gives as EOR', 'hearth-hammer' ), $row_end ), $line );
		}
		if ( ! str_contains( $text, $field_end ) ) {
			throw new InvalidFeed( sprintf( /* translators: %s: sign that ends a field */ __( 'the definition does not contain %s, which the header gives as EOF', 'hearth-hammer' ), $field_end ), $line );
		}
		$columns = array_map( static fn ( string $column ): string => strtoupper( trim( $column ) ), explode( $field_end, $text ) );
		$names   = '' === $columns[ count( $columns ) - 1 ] ? array_slice( $columns, 0, -1 ) : $columns;
		foreach ( array_unique( $names ) as $column ) {
			if ( 1 !== preg_match( '/^[A-Z][A-Z0-9_]*$/', $column ) ) {
				throw new InvalidFeed( sprintf( /* translators: %s: what stands there */ __( 'the definition contains "%s", which is not a column name; are the separators right?', 'hearth-hammer' ), self::shown( $column ) ), $line );
			}
		}
		$in->skip_blank();
		$line = $in->line();
		if ( '#DATA#' !== trim( $in->take_line() ) ) {
			throw new InvalidFeed( __( '#DATA# is missing', 'hearth-hammer' ), $line );
		}
		return $columns;
	}

	/** A start of any bytes, fit to be printed. */
	private static function shown( string $bytes ): string {
		return (string) preg_replace( '/[^\x20-\x7E]/', '?', substr( $bytes, 0, 40 ) );
	}
}
