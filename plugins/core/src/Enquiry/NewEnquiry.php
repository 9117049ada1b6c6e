<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Enquiry;

use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\PersonName;

/**
 * An enquiry that is checked and about to be kept: what those of every plugin have.
 */
abstract readonly class NewEnquiry {

	/** @param string $message As it was written; may be empty. */
	public function __construct(
		public KindOfEnquiry $kind,
		public PersonName $name,
		public EmailAddress $email,
		public string $phone,
		public string $message,
	) {}

	/** @return array<string, int|string> The plugin's own columns. */
	abstract public function columns(): array;
}
