<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Privacy;

/**
 * What a module knows about people, by their email address.
 */
interface PersonalDataSource {

	/** Of the exporter and the eraser, e.g. `hpapi-enquiries`. */
	public function id(): string;

	/** For people. */
	public function label(): string;

	/**
	 * @return array<string, array<string, string>> Item's id to what it holds, as name to value; empty values are left out.
	 */
	public function export( string $email, int $limit, int $offset ): array;

	/** What visitors are told of it on the privacy page; null where another source's notice covers it. */
	public function notice(): ?PrivacyNotice;

	/** Deletes at most so many items. */
	public function erase( string $email, int $limit ): Erased;
}
