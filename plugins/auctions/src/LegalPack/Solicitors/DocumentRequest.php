<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack\Solicitors;

/**
 * Staff asked a solicitor for a lot's documents: who, by whom, and how long the link takes files.
 */
final readonly class DocumentRequest {

	/**
	 * @param string $name         Empty, like the email address, after the person was erased.
	 * @param string $secret       In the link; a new one makes older links void.
	 * @param int    $asked_by     A user.
	 * @param int    $ends_at      Unix seconds.
	 * @param int    $told_through The last document that an email told staff of.
	 */
	private function __construct(
		public int $id,
		public int $lot,
		public string $name,
		public string $email,
		public string $secret,
		public int $asked_at,
		public int $asked_by,
		public int $ends_at,
		public int $told_through,
	) {}

	/** @param array<string, string|null> $row */
	public static function from_row( array $row ): self {
		return new self( (int) $row['id'], (int) $row['lot_id'], (string) $row['name'], (string) $row['email'], (string) $row['secret'], (int) $row['asked_at'], (int) $row['asked_by'], (int) $row['ends_at'], (int) $row['told_through'] );
	}

	public function is_open( int $now ): bool {
		return $this->ends_at > $now && '' !== $this->email;
	}
}
