<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Mail;

use Closure;

/**
 * A mail to staff about one thing, or its line in a digest.
 */
final readonly class StaffAlert {

	/**
	 * @param string          $link Where staff see it; empty where there is no such page.
	 * @param Closure(): void $sent Notes that it went.
	 */
	public function __construct(
		public Message $message,
		public string $link,
		public Closure $sent,
	) {}
}
