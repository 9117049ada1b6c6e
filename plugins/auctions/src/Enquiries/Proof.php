<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries;

/**
 * A file that came with an enquiry, such as the proof of funds of an offer. The vault keeps it.
 */
final readonly class Proof {

	/**
	 * @param string $file Where the vault keeps it.
	 * @param string $name Under which staff download it, e.g. `proof-of-funds.pdf`.
	 * @param string $type MIME type.
	 */
	public function __construct(
		public string $file,
		public string $name,
		public string $type,
		public int $bytes,
	) {}

	public function to_json(): string {
		return (string) wp_json_encode( get_object_vars( $this ) );
	}

	/** Null where there is none. */
	public static function from_json( string $json ): ?self {
		$stored = json_decode( $json, true );
		$text   = static fn ( string $name ): string => is_array( $stored ) && is_string( $stored[ $name ] ?? null ) ? $stored[ $name ] : '';
		return '' === $text( 'file' ) ? null : new self( $text( 'file' ), $text( 'name' ), $text( 'type' ), is_array( $stored ) && is_int( $stored['bytes'] ?? null ) ? $stored['bytes'] : 0 );
	}

	/** e.g. "PDF, 1.2 MB". */
	public function kind(): string {
		return strtoupper( pathinfo( $this->name, PATHINFO_EXTENSION ) ) . ', ' . size_format( $this->bytes, $this->bytes >= MB_IN_BYTES ? 1 : 0 );
	}
}
