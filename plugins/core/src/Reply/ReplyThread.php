<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Reply;

use HearthHammer\Core\Visitor\EmailAddress;

/**
 * What a visitor sent and staff may answer.
 */
final readonly class ReplyThread {

	/**
	 * @param string $name       Of the visitor; empty where it is not known.
	 * @param string $subject    Of the mail that answers, e.g. `Your question about 4 Mill Lane, Cranbrook`.
	 * @param string $message    What they wrote; may be empty.
	 * @param int    $written_at Unix seconds.
	 * @param string $reply_to   Where the visitor's next mail goes; empty: to the sender.
	 * @param string $phone      Of the office that deals with it, as people read it; may be empty.
	 * @param string $hours      When somebody is there; may be empty.
	 */
	public function __construct(
		public int $id,
		public string $name,
		public EmailAddress $email,
		public string $subject,
		public string $message,
		public int $written_at,
		public string $reply_to = '',
		public string $phone = '',
		public string $hours = '',
	) {}
}
