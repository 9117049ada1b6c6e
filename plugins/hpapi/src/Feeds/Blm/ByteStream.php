<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Blm;

use HearthHammer\Core\Sync\InvalidFeed;

/**
 * A file read forwards in pieces, which knows its line number. It holds a piece and a row, never the file.
 */
final class ByteStream {

	private const CHUNK = 65536;

	/** @var resource */
	private $handle;

	private string $buffer = '';
	private int $used      = 0;
	private int $base      = 0;
	private bool $after_cr = false;

	private function __construct( string $path, int $offset, private int $line ) {
		$handle = is_file( $path ) ? fopen( $path, 'rb' ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions
		if ( false === $handle ) {
			throw new InvalidFeed( sprintf( /* translators: %s: path */ __( 'file not found: %s', 'hearth-hammer' ), $path ) );
		}
		$this->handle = $handle;
		fseek( $handle, $offset );
		$this->base = $offset;
	}

	/**
	 * @param int $offset In bytes.
	 * @param int $line   The line that stands at the offset.
	 * @throws InvalidFeed Without such a file.
	 */
	public static function open( string $path, int $offset = 0, int $line = 1 ): self {
		return new self( $path, $offset, $line );
	}

	public function __destruct() {
		fclose( $this->handle ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	}

	public function offset(): int {
		return $this->base + $this->used;
	}

	public function line(): int {
		return $this->line;
	}

	public function at_end(): bool {
		return $this->used >= strlen( $this->buffer ) && ! $this->read();
	}

	/** Passes over a byte order mark. */
	public function skip_mark(): void {
		if ( "\xEF\xBB\xBF" === $this->peek( 3 ) ) {
			$this->take( 3 );
		}
	}

	/** Passes over white space and line breaks; true where a line begins after it. */
	public function skip_blank(): bool {
		$line_start = 0 === $this->offset();
		while ( ! $this->at_end() ) {
			$length = strspn( $this->buffer, " \t\r\n", $this->used );
			if ( 0 === $length ) {
				break;
			}
			$blank      = $this->take( $length );
			$line_start = 1 === preg_match( '/[\r\n][ \t]*$/', $blank ) || ( $line_start && 1 === preg_match( '/^[ \t]*$/', $blank ) );
		}
		return $line_start;
	}

	/** The next bytes, left where they are; fewer at the end. */
	public function peek( int $length ): string {
		while ( strlen( $this->buffer ) - $this->used < $length && $this->read() ) {
			continue;
		}
		return substr( $this->buffer, $this->used, $length );
	}

	/** The rest of this line without its break, which is passed over. */
	public function take_line( int $limit = 65536 ): string {
		$text   = $this->peek( $limit );
		$length = strcspn( $text, "\r\n" );
		$line   = $this->take( $length );
		$break  = $this->peek( 2 );
		$this->take( "\r\n" === $break ? 2 : ( '' === $break ? 0 : ( 1 === strspn( $break, "\r\n", 0, 1 ) ? 1 : 0 ) ) );
		return $line;
	}

	/**
	 * Everything before a mark, which is passed over; null where it does not come within the limit.
	 */
	public function take_until( string $mark, int $limit ): ?string {
		$searched = $this->used;
		while ( true ) {
			$found = strpos( $this->buffer, $mark, min( $searched, strlen( $this->buffer ) ) );
			if ( false !== $found ) {
				$text = $this->take( $found - $this->used );
				$this->take( strlen( $mark ) );
				return $text;
			}
			if ( strlen( $this->buffer ) - $this->used > $limit ) {
				return null;
			}
			// The mark may stand across the border of two pieces.
			$back     = strlen( $this->buffer ) - $this->used - strlen( $mark ) + 1;
			if ( ! $this->read() ) {
				return null;
			}
			$searched = $this->used + max( 0, $back );
		}
	}

	private function take( int $length ): string {
		$text = substr( $this->buffer, $this->used, $length );
		if ( '' !== $text ) {
			$this->used    += $length;
			$this->line    += substr_count( $text, "\n" );
			$returns        = substr_count( $text, "\r" );
			if ( $returns > 0 || $this->after_cr ) {
				$this->line    += $returns - substr_count( $text, "\r\n" ) - ( $this->after_cr && "\n" === $text[0] ? 1 : 0 );
				$this->after_cr = "\r" === $text[-1];
			}
		}
		return $text;
	}

	/** Reads a piece; what was used is forgotten. */
	private function read(): bool {
		if ( feof( $this->handle ) ) {
			return false;
		}
		$piece = (string) fread( $this->handle, self::CHUNK ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		if ( '' === $piece ) {
			return false;
		}
		$this->buffer = substr( $this->buffer, $this->used ) . $piece;
		$this->base  += $this->used;
		$this->used   = 0;
		return true;
	}
}
