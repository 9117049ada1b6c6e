<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Subscription;

/**
 * The columns that the classes of this folder read and write, for `Migrations::table()`; a list adds its own. What each
 * means is said where it is used: SubscriptionTable, EventBatches, DigestNews.
 */
final class ListColumns {

	private const TIME = ' bigint(20) unsigned NOT NULL DEFAULT 0';

	/** Of a subscription. state: pending, active, paused, ended. due_at: when its next mail is made, 0 while nothing waits; digest_at: when the last one was. */
	public const SUBSCRIPTION = 'frequency varchar(10) NOT NULL,
			state varchar(10) NOT NULL,
			requested_at' . self::TIME . ',
			confirmed_at' . self::TIME . ',
			ended_at' . self::TIME . ',
			due_at' . self::TIME . ',
			digest_at' . self::TIME . ',
			sent_at' . self::TIME;

	/** Of an event. batch: those that are matched together; cursor_id: the last that they were held against. */
	public const EVENT = 'noted_at' . self::TIME . ',
			batch varchar(32) NOT NULL DEFAULT \'\',
			cursor_id' . self::TIME . ',
			matched_at' . self::TIME;

	/** Of what waits to be told. outbox_id: the mail it is told in; told_at: when that had gone. */
	public const NEWS = 'event_id bigint(20) unsigned NOT NULL,
			outbox_id' . self::TIME . ',
			told_at' . self::TIME;
}
