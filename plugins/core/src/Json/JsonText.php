<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Json;

/**
 * A JSON file as a row of values and marks, of which only what is being read is in memory.
 *
 * It finds where values end and checks nothing inside them: whoever takes one decodes it.
 */
final class JsonText {

	private const CHUNK = 65536;

	/** A longer value is no row that anybody wrote. */
	private const MOST_VALUE = 2_000_000;

	private const BLANK = " \t\r\n";

	/** @var resource */
	private $file;

	private string $buffer = '';
	private int $at        = 0;

	/** @throws BadJson Where there is no file. */
	public function __construct( string $path ) {
		$file = is_file( $path ) ? fopen( $path, 'rb' ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions
		if ( false === $file ) {
			throw new BadJson( 'the response is no longer available' );
		}
		$this->file = $file;
	}

	public function close(): void {
		fclose( $this->file ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	}

	/** The next letter that is no blank, without taking it; empty at the end. */
	public function next(): string {
		do {
			$this->at += strspn( $this->buffer, self::BLANK, $this->at );
			if ( $this->at < strlen( $this->buffer ) ) {
				return $this->buffer[ $this->at ];
			}
		} while ( $this->fill() );
		return '';
	}

	/** Takes a mark where it is the next one. */
	public function take( string $mark ): bool {
		if ( $this->next() !== $mark ) {
			return false;
		}
		++$this->at;
		return true;
	}

	/** @throws BadJson Where something else comes, or nothing. */
	public function expect( string $mark ): void {
		if ( ! $this->take( $mark ) ) {
			throw '' === $this->next() ? $this->cut_off() : new BadJson( 'the response is not JSON' );
		}
	}

	/** @throws BadJson Where anything follows. */
	public function expect_end(): void {
		if ( '' !== $this->next() ) {
			throw new BadJson( 'there is text after the end of the response' );
		}
	}

	/**
	 * Takes the next value, as it stands there.
	 *
	 * @throws BadJson Where it does not end, or is longer than anybody needs.
	 */
	public function value(): string {
		$this->next();
		// What was read lies behind us, so that a value begins where the buffer does.
		$this->buffer = substr( $this->buffer, $this->at );
		$this->at     = 0;
		$first        = $this->buffer[0] ?? '';
		$length       = match ( $first ) {
			'{', '[' => $this->nested(),
			'"'      => $this->string( 0 ),
			''       => throw $this->cut_off(),
			default  => $this->find( ",]}: \t\r\n", 0, true ),
		};
		$value        = substr( $this->buffer, 0, $length );
		$this->buffer = substr( $this->buffer, $length );
		return $value;
	}

	/** @return int Where the object or list at the buffer's beginning ends. */
	private function nested(): int {
		$depth = 0;
		$at    = 0;
		do {
			$at = $this->find( '"{}[]', $at );
			if ( '"' === $this->buffer[ $at ] ) {
				$at = $this->string( $at );
				continue;
			}
			$depth += in_array( $this->buffer[ $at ], array( '{', '[' ), true ) ? 1 : -1;
			++$at;
		} while ( $depth > 0 );
		return $at;
	}

	/** @return int Behind the string that begins there. */
	private function string( int $at ): int {
		++$at;
		while ( true ) {
			$at = $this->find( '"\\', $at );
			if ( '"' === $this->buffer[ $at ] ) {
				return $at + 1;
			}
			// The letter behind a backslash means nothing to us.
			$at += 2;
		}
	}

	/** @return int Where one of the letters comes next; with `$or_end` also the file's end. */
	private function find( string $letters, int $from, bool $or_end = false ): int {
		while ( true ) {
			$at = $from + ( $from < strlen( $this->buffer ) ? strcspn( $this->buffer, $letters, $from ) : 0 );
			if ( $at < strlen( $this->buffer ) ) {
				return $at;
			}
			$from = max( $from, strlen( $this->buffer ) );
			if ( strlen( $this->buffer ) > self::MOST_VALUE ) {
				throw new BadJson( 'a row of the response is too long' );
			}
			if ( ! $this->fill() ) {
				return $or_end ? strlen( $this->buffer ) : throw $this->cut_off();
			}
		}
	}

	private function fill(): bool {
		$more = fread( $this->file, self::CHUNK ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		if ( false === $more || '' === $more ) {
			return false;
		}
		if ( $this->at >= strlen( $this->buffer ) && $this->at > 0 ) {
			$this->buffer = '';
			$this->at     = 0;
		}
		$this->buffer .= $more;
		return true;
	}

	private function cut_off(): BadJson {
		return new BadJson( 'the response was cut off' );
	}
}
