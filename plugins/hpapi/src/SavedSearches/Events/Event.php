<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Events;

/**
 * Something that happened to a property.
 *
 * | kind        | mark                           | old_amount                              |
 * |-------------|--------------------------------|-----------------------------------------|
 * | `new`       |                                | 0                                       |
 * | `back`      | the week, as 2027-04           | 0                                       |
 * | `reduced`   | the price, in pounds           | the price before                        |
 * | `available` | the day it is free, as 20270131 | 0; that day has come                   |
 * | `soon`      | the same                       | 0; that day is no more than a month off |
 * | `sooner`    | the same                       | the day before it was brought forward   |
 */
final readonly class Event {

	/** @param int $happened_at In Unix seconds: who asked later has seen it in the list. */
	public function __construct(
		public int $post,
		public string $kind,
		public string $mark,
		public int $happened_at,
		public int $old_amount = 0,
	) {}
}
