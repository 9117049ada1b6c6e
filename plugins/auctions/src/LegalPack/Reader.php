<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

/**
 * Somebody who asked for the legal pack of a lot, and the terms that they accepted.
 */
final readonly class Reader {

	/**
	 * @param int    $terms  Version that was accepted.
	 * @param string $secret Part of the links of their mails, so that an erased row's links lead nowhere.
	 */
	private function __construct(
		public int $id,
		public int $lot,
		public string $name,
		public string $email,
		public string $email_hash,
		public int $terms,
		public int $accepted_at,
		public string $secret,
		public int $told_through,
		public bool $is_muted,
	) {}

	/** @param array<string, string|null> $row */
	public static function from_row( array $row ): self {
		return new self(
			(int) $row['id'],
			(int) $row['lot_id'],
			(string) $row['name'],
			(string) $row['email'],
			(string) $row['email_hash'],
			(int) $row['terms'],
			(int) $row['accepted_at'],
			(string) $row['secret'],
			(int) $row['told_through'],
			(int) $row['muted_at'] > 0,
		);
	}
}
