<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Json;

/**
 * Reads a long list in a JSON file row by row, so that memory holds one row and not the file: what json_decode() makes
 * of 10 MB takes 100.
 *
 * The file must be one whole object to its last byte. A list that is missing, named twice or no list is refused.
 */
final class JsonRows {

	private const DEPTH = 64;

	private readonly JsonText $text;

	private bool $found = false;

	/**
	 * @param list<string>                $path Keys that lead to the list, e.g. `models`, `auctionReport`, `items`.
	 * @param \Closure(array<mixed>): void $row  Gets each row, which must be an object or a list.
	 */
	private function __construct(
		string $file,
		private readonly array $path,
		private readonly \Closure $row,
	) {
		$this->text = new JsonText( $file );
	}

	/**
	 * @param non-empty-list<string>       $path Keys that lead to the list.
	 * @param callable(array<mixed>): void $row  Gets each row. It may have got some when the file turns out to be broken.
	 * @return array<mixed> Everything but the list.
	 * @throws BadJson
	 */
	public static function each( string $file, array $path, callable $row ): array {
		$reader = new self( $file, $path, $row( ... ) );
		try {
			$rest = $reader->object( 0 );
			$reader->text->expect_end();
		} finally {
			$reader->text->close();
		}
		if ( ! $reader->found ) {
			throw new BadJson( sprintf( 'the response has no list “%s”', implode( '.', $path ) ) );
		}
		return $rest;
	}

	/**
	 * @param int $depth How many keys of the path lead here.
	 * @return array<mixed>
	 */
	private function object( int $depth ): array {
		$this->text->expect( '{' );
		$rest = array();
		if ( $this->text->take( '}' ) ) {
			return $rest;
		}
		do {
			if ( '"' !== $this->text->next() ) {
				throw new BadJson( 'the response is not JSON' );
			}
			$key = $this->decode( $this->text->value() );
			$this->text->expect( ':' );
			if ( ( $this->path[ $depth ] ?? null ) !== $key ) {
				$rest[ (string) $key ] = $this->decode( $this->text->value() );
			} elseif ( count( $this->path ) - 1 === $depth ) {
				$this->rows();
			} else {
				$rest[ $key ] = $this->object( $depth + 1 );
			}
		} while ( $this->text->take( ',' ) );
		$this->text->expect( '}' );
		return $rest;
	}

	private function rows(): void {
		if ( $this->found || '[' !== $this->text->next() ) {
			throw new BadJson( sprintf( $this->found ? 'the response has “%s” twice' : 'the response’s “%s” is not a list', implode( '.', $this->path ) ) );
		}
		$this->found = true;
		$this->text->expect( '[' );
		if ( $this->text->take( ']' ) ) {
			return;
		}
		do {
			$row = $this->decode( $this->text->value() );
			if ( ! is_array( $row ) ) {
				throw new BadJson( sprintf( 'a row of “%s” is not an object', implode( '.', $this->path ) ) );
			}
			( $this->row )( $row );
		} while ( $this->text->take( ',' ) );
		$this->text->expect( ']' );
	}

	private function decode( string $json ): mixed {
		$value = json_decode( $json, true, self::DEPTH, JSON_BIGINT_AS_STRING );
		if ( JSON_ERROR_NONE !== json_last_error() ) {
			throw new BadJson( 'the response is not JSON' );
		}
		return $value;
	}
}
