<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\MoveIn;

use Generator;

/**
 * The properties of another plugin on this site. It reads that plugin's posts and changes none of them, and the plugin
 * need not be active.
 */
interface OldStock {

	/** Of its format, feed and command, e.g. `property-hive`. */
	public function name(): string;

	/** As people call the plugin. */
	public function label(): string;

	/** Its folder below the plugins, for when it is deactivated. */
	public function folder(): string;

	/** How many properties it has, hidden ones too. */
	public function count(): int;

	/** @return list<OldOffice> */
	public function offices(): array;

	/**
	 * Every property as a line of a stock file. Each has `reference`, `branch`, `addresses` and `negotiator`; the rest is
	 * for the mapper.
	 *
	 * @return Generator<int, array<string, mixed>>
	 */
	public function rows(): Generator;
}
