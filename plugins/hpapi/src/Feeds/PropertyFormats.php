<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds;

use HearthHammer\Core\Sync\Files\Formats;
use HearthHammer\Hpapi\Feeds\Blm\BlmFormat;

/**
 * The formats in which property feeds come: a new one is a folder beside Blm and a line here.
 */
final class PropertyFormats {

	public static function all(): Formats {
		return new Formats(
			array(
				new BlmFormat(),
			)
		);
	}
}
