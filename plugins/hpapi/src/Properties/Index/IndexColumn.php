<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Index;

use Closure;
use HearthHammer\Hpapi\Parishes\Parish;
use HearthHammer\Hpapi\Properties\PropertyRecord;

/**
 * A column of the index: how it is stored and what it holds of a property.
 */
final readonly class IndexColumn {

	/**
	 * @param string                                                        $type        As `CREATE TABLE` has it.
	 * @param string                                                        $placeholder Of `$wpdb->prepare()`.
	 * @param Closure(PropertyRecord, Parish|null): (int|float|string|null) $value
	 * @param bool                                                          $is_filter   Whether lists filter by it: then it stands
	 *                                                                                   in the wide keys (sixteen columns at most).
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
