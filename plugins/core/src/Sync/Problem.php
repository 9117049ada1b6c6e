<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

/**
 * Something wrong in a feed, said so that whoever made the feed can find it.
 */
final readonly class Problem {

	/**
	 * @param int    $line    Line of the file where the row begins; 0 for the file as a whole.
	 * @param string $field   Column, e.g. `MEDIA_IMAGE_03`; empty for the row as a whole.
	 * @param string $message A sentence without its full stop.
	 * @param bool   $stops   An error: nothing is imported. Else a warning: the row is taken without the value.
	 */
	public function __construct(
		public int $line,
		public string $field,
		public string $message,
		public bool $stops = true,
	) {}

	/** e.g. `line 214, MEDIA_IMAGE_03: the picture CRB_1001_IMG_03.webp is not beside the feed`. */
	public function __toString(): string {
		$where = implode( ', ', array_filter( array( 0 === $this->line ? '' : 'line ' . $this->line, $this->field ) ) );
		return '' === $where ? $this->message : $where . ': ' . $this->message;
	}

	/** @return array{int, string, string, bool} */
	public function to_array(): array {
		return array( $this->line, $this->field, $this->message, $this->stops );
	}

	/** @param array<mixed> $kept What to_array() gave. */
	public static function from_array( array $kept ): self {
		[ $line, $field, $message, $stops ] = array_pad( array_values( $kept ), 4, null );
		return new self(
			is_int( $line ) ? $line : 0,
			is_string( $field ) ? $field : '',
			is_string( $message ) ? $message : '',
			(bool) $stops
		);
	}
}
