<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Lots;

use HearthHammer\Core\Media\MediaProfile;

/**
 * How pictures of lots are stored.
 */
final class LotPictures {

	public const CARD  = 'hh-lot-card';
	public const LARGE = 'hh-lot-large';

	public static function profile(): MediaProfile {
		return new MediaProfile( LotPostType::NAME, 'auctions', self::CARD, self::LARGE );
	}
}
