<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Privacy;

/**
 * What a part of the site keeps about people, in the words that visitors read.
 */
final readonly class PrivacyNotice {

	/**
	 * @param string       $title Of its section, e.g. `Enquiries about property`.
	 * @param string       $what  What is kept.
	 * @param string       $why   What it is for, and what lets us.
	 * @param string       $long  How long.
	 * @param list<string> $who   Who else gets it, by name and what for; empty: nobody.
	 */
	public function __construct(
		public string $title,
		public string $what,
		public string $why,
		public string $long,
		public array $who = array(),
	) {}

	/** How long, by a setting. */
	public static function days( int $days ): string {
		/* translators: %s: a number */
		return sprintf( _n( '%s day', '%s days', $days, 'hearth-hammer' ), number_format_i18n( $days ) );
	}
}
