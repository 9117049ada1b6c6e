<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Reply;

use HearthHammer\Core\Migrations\Migrations;

/**
 * What staff answered to visitors. Times are Unix seconds.
 */
final class ReplyTable {

	public const NAME = 'hh_reply';

	/** `number` counts the answers of one thread: its key decides which of two that come at once is the next. */
	public static function create(): void {
		Migrations::table(
			self::NAME,
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			source varchar(40) NOT NULL,
			thread_id bigint(20) unsigned NOT NULL,
			number smallint(5) unsigned NOT NULL,
			submission char(32) NOT NULL,
			author_id bigint(20) unsigned NOT NULL,
			author varchar(160) NOT NULL,
			email_hash char(64) NOT NULL,
			body text NOT NULL,
			quotes tinyint(1) unsigned NOT NULL DEFAULT 0,
			outbox_id bigint(20) unsigned NOT NULL DEFAULT 0,
			sent_outbox_id bigint(20) unsigned NOT NULL DEFAULT 0,
			sent_at bigint(20) unsigned NOT NULL DEFAULT 0,
			created_at bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY thread (source, thread_id, number),
			UNIQUE KEY submission (submission),
			KEY email_hash (email_hash)'
		);
	}
}
