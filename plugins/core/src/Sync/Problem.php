<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

/**
 * Something wrong in a feed, said so that whoever made the feed can find it.
 */
final readonly class Problem {

	/**
	 * @param int    $line       Line of the file where the row begins; 0 for the file as a whole.
	 * @param string $field      Column, e.g. `MEDIA_IMAGE_03`; empty for the row as a whole.
	 * @param string $message    A sentence without its full stop.
	 * @param bool   $stops      An error: nothing is imported. Else the record is taken without the value, or set aside.
	 * @param string $record     Key of the record that it is about; empty where that is not known, or it is about all.
	 * @param string $name       What people call the record, e.g. its address.
	 * @param bool   $sets_aside The record is left out of the import, and all others are taken.
	 */
	public function __construct(
		public int $line,
		public string $field,
		public string $message,
		public bool $stops = true,
		public string $record = '',
		public string $name = '',
		public bool $sets_aside = false,
	) {}

	/** The same of a record; one that names its record already, or a record without a name for people, stays as it is. */
	public function about( string $record, string $name ): self {
		return '' !== $this->record || '' === $name ? $this : new self( $this->line, $this->field, $this->message, $this->stops, $record, $name, $this->sets_aside );
	}

	/** An error that leaves out its record only. */
	public function aside(): self {
		return new self( $this->line, $this->field, $this->message, false, $this->record, $this->name, true );
	}

	/** The record in words: key and name. */
	public function whose(): string {
		return implode( ', ', array_filter( array( $this->record, $this->name ), static fn ( string $part ): bool => '' !== $part ) );
	}

	/** Line and column, for whoever looks into the file. */
	public function where(): string {
		return implode( ', ', array_filter( array( 0 === $this->line ? '' : /* translators: %d: line of a file */ sprintf( __( 'line %d', 'hearth-hammer' ), $this->line ), $this->field ) ) );
	}

	/**
	 * e.g. `CRB_1001, 14 Mill Lane, Cranbrook: the price “lots” is not a number (line 214, PRICE)`; where the record is
	 * not known `line 214, PRICE: the price “lots” is not a number`.
	 */
	public function __toString(): string {
		$whose = $this->whose();
		$where = $this->where();
		if ( '' !== $whose ) {
			return "{$whose}: {$this->message}" . ( '' === $where ? '' : " ({$where})" );
		}
		return '' === $where ? $this->message : "{$where}: {$this->message}";
	}

	/** @return array{int, string, string, bool, string, string, bool} */
	public function to_array(): array {
		return array( $this->line, $this->field, $this->message, $this->stops, $this->record, $this->name, $this->sets_aside );
	}

	/** @param array<mixed> $kept What to_array() gave, also of an older version. */
	public static function from_array( array $kept ): self {
		[ $line, $field, $message, $stops, $record, $name, $aside ] = array_pad( array_values( $kept ), 7, null );
		$text = static fn ( mixed $value ): string => is_string( $value ) ? $value : '';
		return new self( is_int( $line ) ? $line : 0, $text( $field ), $text( $message ), (bool) $stops, $text( $record ), $text( $name ), (bool) $aside );
	}
}
