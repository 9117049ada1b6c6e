<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

use HearthHammer\Core\Migrations\Migrations;
use HearthHammer\Core\Migrations\TableMove;

/**
 * One row for each imported picture: where it came from, and how to tell whether it is still the same.
 */
final class MediaTable {

	public const NAME = 'hh_media';

	/** Made here, or taken over from the estate agency's plugin, whose table it was. */
	public static function create(): void {
		Migrations::table(
			self::NAME,
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			post_id bigint(20) unsigned NOT NULL,
			attachment_id bigint(20) unsigned NOT NULL,
			source varchar(1000) NOT NULL,
			media_key char(40) NOT NULL DEFAULT \'\',
			token varchar(100) NOT NULL DEFAULT \'\',
			hash char(40) NOT NULL,
			etag varchar(255) NOT NULL DEFAULT \'\',
			modified varchar(64) NOT NULL DEFAULT \'\',
			bytes bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			KEY post_id (post_id),
			KEY attachment_id (attachment_id)'
		);
		$columns = array( 'id', 'post_id', 'attachment_id', 'source', 'hash', 'etag', 'modified', 'bytes' );
		TableMove::rows( 'hpapi_feed_media', self::NAME, array_combine( $columns, $columns ), 'id' );
	}
}
