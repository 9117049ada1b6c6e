<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Trouble;

/**
 * Something of the site that needs a person, as it is now.
 */
final readonly class Trouble {

	/**
	 * @param string       $id         Small letters, digits and hyphens, the same for as long as it lasts, e.g. `feed-waits`. At most 80 characters.
	 * @param string       $title      What is wrong, without a full stop; the subject of the mail.
	 * @param string       $sentence   What that means and what to do.
	 * @param string       $url        Where it is put right; absolute.
	 * @param string       $link       What the link says.
	 * @param string       $capability Who puts it right: they see it in the admin, and get the mail.
	 * @param list<string> $to         Addresses that get the mail instead; empty for those with the capability.
	 * @param bool         $is_mail    Mail itself is late: told past the outbox first.
	 */
	public function __construct(
		public string $id,
		public string $title,
		public string $sentence,
		public string $url,
		public string $link,
		public string $capability = 'manage_options',
		public array $to = array(),
		public bool $is_mail = false,
	) {}
}
