<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

/**
 * Somebody who asked for the legal pack of a lot, and the terms that they accepted.
 */
final readonly class Reader {

	/**
	 * @param int    $terms  Version that was accepted.
	 * @param string $secret  Part of the links of their mails, so that an erased row's links lead nowhere.
	 * @param string $browser Keyed hash of the browser that may see the documents; empty where no one has pressed the button yet.
	 * @param int    $link_at When the link that it came by was made, in milliseconds.
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
		public string $browser,
		public int $link_at,
	) {}

	/** Whether this browser may see the documents. */
	public function is_opened_by( ?string $browser ): bool {
		return null !== $browser && '' !== $this->browser && hash_equals( $this->browser, self::key( $browser ) );
	}

	/** Whether a link still opens the pack for another browser: each does so once, and none that is older than the one in use. */
	public function may_open( int $link_at ): bool {
		return '' === $this->browser || $link_at > $this->link_at;
	}

	/** @param string $browser As Browser names it. */
	public static function key( string $browser ): string {
		return hash_hmac( 'sha256', "legal-pack|{$browser}", wp_salt( 'nonce' ) );
	}

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
			(string) $row['browser'],
			(int) $row['link_at'],
		);
	}
}
