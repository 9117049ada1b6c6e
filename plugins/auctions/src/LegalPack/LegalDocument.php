<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

/**
 * One version of a document in a lot's legal pack.
 */
final readonly class LegalDocument {

	/**
	 * @param int    $document     What all its versions share: the id of the first.
	 * @param string $file         Where the vault keeps it.
	 * @param string $name         Under which it is taken, e.g. `title-register.pdf`.
	 * @param string $type         MIME type.
	 * @param string $sha256       Of its content, hex.
	 * @param string $crc          CRC-32 of its content, hex; empty until it is needed.
	 * @param int    $withdrawn_at Unix seconds; 0 while it is given out.
	 */
	private function __construct(
		public int $id,
		public int $lot,
		public int $document,
		public int $version,
		public string $title,
		public int $position,
		public string $file,
		public string $name,
		public string $type,
		public int $bytes,
		public string $sha256,
		public string $crc,
		public int $added_at,
		public int $withdrawn_at,
	) {}

	/** @param array<string, string|null> $row */
	public static function from_row( array $row ): self {
		return new self(
			(int) $row['id'],
			(int) $row['lot_id'],
			(int) $row['document'],
			(int) $row['version'],
			(string) $row['title'],
			(int) $row['position'],
			(string) $row['file'],
			(string) $row['name'],
			(string) $row['type'],
			(int) $row['bytes'],
			(string) $row['sha256'],
			(string) $row['crc'],
			(int) $row['added_at'],
			(int) $row['withdrawn_at'],
		);
	}

	/** e.g. "PDF, 1.2 MB". */
	public function kind(): string {
		return strtoupper( pathinfo( $this->name, PATHINFO_EXTENSION ) ) . ', ' . size_format( $this->bytes, $this->bytes >= MB_IN_BYTES ? 1 : 0 );
	}

	public function etag(): string {
		return '"' . substr( $this->sha256, 0, 32 ) . '"';
	}

	public function date(): string {
		return (string) wp_date( 'j F Y', $this->added_at );
	}
}
