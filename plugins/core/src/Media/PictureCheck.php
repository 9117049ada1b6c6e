<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

/**
 * When the server of a picture that we have, under an address and with a token that have not moved, is asked whether
 * the picture has changed all the same. The values are stored with runs.
 */
enum PictureCheck: string {

	/** Where the source gives no token. */
	case Untold = 'untold';

	/** Always: for what somebody asked for and waits for. */
	case Always = 'always';

	/** Each once a day, spread over its hours, however often an import runs. */
	case Daily = 'daily';

	/** Never: for an import every minute. */
	case Never = 'never';

	/** Records that have no pictures yet get none now; the next import brings them. */
	case Later = 'later';

	/** @param int $now Unix seconds. */
	public function asks( MediaItem $item, int $now ): bool {
		return match ( $this ) {
			self::Untold, self::Later => '' === $item->token,
			self::Always => true,
			self::Daily  => crc32( $item->key ) % 24 === intdiv( $now, HOUR_IN_SECONDS ) % 24,
			self::Never  => false,
		};
	}
}
