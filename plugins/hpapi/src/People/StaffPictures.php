<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People;

use HearthHammer\Core\Media\MediaProfile;

/**
 * How pictures of people are stored: a small square for lists and cards, and one for their own page.
 */
final class StaffPictures {

	/** Pixels: twice what pages show, for sharp screens. */
	public const SQUARE = 192;
	public const WIDTH  = 640;

	public static function profile(): MediaProfile {
		return new MediaProfile( StaffPostType::NAME, 'hpapi', 'hpapi-face', 'hpapi-portrait', self::SQUARE, self::SQUARE, self::WIDTH );
	}
}
