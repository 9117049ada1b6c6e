<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Import;

use HearthHammer\Hpapi\Feeds\Blm\BlmRow;
use HearthHammer\Hpapi\Feeds\FeedProperty;
use HearthHammer\Core\Media\PicturePlan;

/**
 * A property of which all slow work is done: it can be written.
 */
final readonly class PlannedProperty {

	/** @param bool $is_same Nothing is to be written but that it was seen. */
	public function __construct(
		public BlmRow $row,
		public FeedProperty $property,
		public ?KnownReference $known,
		public PicturePlan $pictures,
		public bool $is_same,
	) {}
}
