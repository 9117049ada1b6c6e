<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Index;

use Closure;

/**
 * A column of an index: how it is stored and what it holds of a post.
 */
final readonly class IndexColumn {

	/**
	 * @param string  $type        As `CREATE TABLE` has it.
	 * @param string  $placeholder Of `$wpdb->prepare()`.
	 * @param Closure $value       From what the plugin makes a row of to int, float, string or null. Properties give it the columns before it, too.
	 * @param bool    $is_filter   Whether lists filter by it; what follows from that for the keys is the table's to say.
	 */
	public function __construct(
		public string $name,
		public string $type,
		public string $placeholder,
		public Closure $value,
		public bool $is_filter = false,
	) {}

	/** What stands in it where nothing is known. */
	public function blank(): int|string|null {
		return match ( true ) {
			str_contains( $this->type, 'DEFAULT NULL' ) => null,
			'%s' === $this->placeholder => '',
			default => 0,
		};
	}
}
