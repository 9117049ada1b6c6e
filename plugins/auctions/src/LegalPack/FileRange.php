<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

/**
 * Which bytes of a file a browser wants (RFC 9110): all, or one part; a list of parts is answered with all.
 */
final readonly class FileRange {

	private function __construct(
		public int $status,
		public int $from,
		public int $to,
	) {}

	/**
	 * @param string $header   `Range`, empty for none.
	 * @param string $if_range `If-Range`: the part is only wanted of this version.
	 * @param string $etag     Of the file, in quotes.
	 */
	public static function of( string $header, string $if_range, string $etag, int $bytes ): self {
		$all = new self( 200, 0, $bytes - 1 );
		if ( '' === $header || ( '' !== $if_range && $if_range !== $etag ) || 1 !== preg_match( '/^bytes=(\d{0,15})-(\d{0,15})$/D', trim( $header ), $found ) ) {
			return $all;
		}
		[ , $first, $last ] = $found;
		if ( '' === $first && '' === $last ) {
			return $all;
		}
		// "-500" are the last 500 bytes.
		$from = '' === $first ? max( 0, $bytes - (int) $last ) : (int) $first;
		$to   = '' === $first || '' === $last ? $bytes - 1 : min( (int) $last, $bytes - 1 );
		if ( '' !== $first && '' !== $last && (int) $last < (int) $first ) {
			return $all;
		}
		return $from >= $bytes || ( '' === $first && 0 === (int) $last ) ? new self( 416, 0, -1 ) : new self( 206, $from, $to );
	}

	public function length(): int {
		return $this->to - $this->from + 1;
	}
}
