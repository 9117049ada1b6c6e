<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Reply;

/**
 * An answer of staff's to a visitor. Times are Unix seconds, 0 for what has not happened.
 */
final readonly class Reply {

	/**
	 * @param string $source Whose threads it belongs to, e.g. `hpapi-enquiry`.
	 * @param int    $number 1 for the first answer of the thread.
	 * @param string $author Name of the person who wrote it, as it was then.
	 * @param string $body   Plain text.
	 * @param bool   $quotes Whether the mail repeats what the visitor wrote.
	 */
	private function __construct(
		public int $id,
		public string $source,
		public int $thread,
		public int $number,
		public string $submission,
		public int $author_id,
		public string $author,
		public string $body,
		public bool $quotes,
		public int $outbox_id,
		public int $sent_outbox_id,
		public int $sent_at,
		public int $created_at,
	) {}

	/** @param array<string, string|null> $row */
	public static function from_row( array $row ): self {
		return new self(
			(int) $row['id'],
			(string) $row['source'],
			(int) $row['thread_id'],
			(int) $row['number'],
			(string) $row['submission'],
			(int) $row['author_id'],
			(string) $row['author'],
			(string) $row['body'],
			1 === (int) $row['quotes'],
			(int) $row['outbox_id'],
			(int) $row['sent_outbox_id'],
			(int) $row['sent_at'],
			(int) $row['created_at'],
		);
	}
}
