<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack\Solicitors;

/**
 * A file that a solicitor sent for a legal pack. Readers of the pack get it only after staff published it.
 */
final readonly class SentDocument {

	public const TO_CHECK  = 'check';
	public const PUBLISHED = 'published';
	public const REFUSED   = 'refused';

	/**
	 * @param string $name       As the solicitor called it.
	 * @param string $file       Where the vault keeps it; empty once it is published or refused.
	 * @param string $state      One of the constants.
	 * @param int    $decided_by A user; 0 while it waits.
	 */
	private function __construct(
		public int $id,
		public int $request,
		public int $lot,
		public string $title,
		public string $name,
		public string $file,
		public int $bytes,
		public string $sha256,
		public string $state,
		public int $sent_at,
		public int $decided_at,
		public int $decided_by,
	) {}

	/** @param array<string, string|null> $row */
	public static function from_row( array $row ): self {
		return new self( (int) $row['id'], (int) $row['request_id'], (int) $row['lot_id'], (string) $row['title'], (string) $row['name'], (string) $row['file'], (int) $row['bytes'], (string) $row['sha256'], (string) $row['state'], (int) $row['sent_at'], (int) $row['decided_at'], (int) $row['decided_by'] );
	}

	public function waits(): bool {
		return self::TO_CHECK === $this->state && '' !== $this->file;
	}

	public function state_label(): string {
		return match ( $this->state ) {
			self::PUBLISHED => __( 'Published', 'hearth-hammer' ),
			self::REFUSED   => __( 'Not used', 'hearth-hammer' ),
			default         => __( 'To check', 'hearth-hammer' ),
		};
	}
}
