<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties;

use HearthHammer\Core\Media\MediaProfile;

/**
 * How pictures of properties are stored.
 */
final class PropertyPictures {

	public const CARD  = 'hpapi-card';
	public const LARGE = 'hpapi-large';

	public static function profile(): MediaProfile {
		return new MediaProfile( PropertyPostType::NAME, 'hpapi', self::CARD, self::LARGE );
	}
}
