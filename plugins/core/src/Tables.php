<?php

declare( strict_types=1 );

namespace HearthHammer\Core;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\EarlyAnswer\KeptAnswers;
use HearthHammer\Core\Media\MediaRecords;
use HearthHammer\Core\Metrics\Counters;
use HearthHammer\Core\Migrations\Migrations;
use HearthHammer\Core\Parts\AnnouncementSettings;
use HearthHammer\Core\Parts\FrameAddress;
use HearthHammer\Core\Place\PlaceTables;
use HearthHammer\Core\Reply\Replies;
use HearthHammer\Core\Security\ExportCapability;
use HearthHammer\Core\Sync\References;
use HearthHammer\Core\Sync\RunChanges;
use HearthHammer\Core\Sync\Runs;

/**
 * The tables that all plugins share. Times are Unix seconds: the same on MySQL, MariaDB and SQLite.
 */
final class Tables {

	/** Counts up with each change of a table, and with each step in once(). */
	public const VERSION = 15;

	public const NAMES = array( 'hh_outbox', 'hh_limit', 'hh_lock', 'hh_mail', Counters::TABLE, PlaceTables::PLACE, PlaceTables::TRIGRAM, MediaRecords::NAME, Runs::TABLE, References::TABLE, RunChanges::TABLE, Replies::NAME, KeptAnswers::TABLE );

	/** @return list<callable():void> */
	public static function steps(): array {
		return array(
			self::outbox( ... ),
			self::limits( ... ),
			self::mail( ... ),
			PlaceTables::create( ... ),
			MediaRecords::create( ... ),
			Runs::create( ... ),
			References::create( ... ),
			RunChanges::create( ... ),
			Replies::create( ... ),
			Counters::create( ... ),
			KeptAnswers::table()->create( ... ),
		);
	}

	/** @return array<int, callable():void> By the version that brought it. */
	public static function once(): array {
		return array(
			10 => self::options( ... ),
			12 => ExportCapability::grant( ... ),
		);
	}

	/** What every page asks for is there from the beginning: WordPress would look for what is missing on each page. */
	private static function options(): void {
		foreach ( array( Company::OPTION, Company::OFFICES, AnnouncementSettings::OPTION, FrameAddress::OPTION ) as $option ) {
			add_option( $option, array(), '', true );
		}
	}

	private static function limits(): void {
		Migrations::table(
			'hh_limit',
			'bucket char(64) NOT NULL,
			window_start bigint(20) unsigned NOT NULL,
			hits int(10) unsigned NOT NULL DEFAULT 0,
			expires_at bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (bucket, window_start),
			KEY expires_at (expires_at)'
		);
		Migrations::table(
			'hh_lock',
			'name varchar(150) NOT NULL,
			token char(32) NOT NULL,
			expires_at bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (name)'
		);
	}

	/** person: whom a mail is about, as a keyed hash. */
	private static function mail(): void {
		Migrations::table(
			'hh_mail',
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			recipient varchar(320) NOT NULL,
			subject varchar(500) NOT NULL,
			headers text NOT NULL,
			html longtext NOT NULL,
			plain longtext NOT NULL,
			caught_at bigint(20) unsigned NOT NULL,
			person char(64) NOT NULL DEFAULT \'\',
			PRIMARY KEY  (id),
			KEY caught_at (caught_at),
			KEY person (person)'
		);
	}

	/**
	 * subject: what it is about. renewed_at: when a person had it delivered again. person: whom it is about, as a keyed hash.
	 * mailbox, admitted_at and network are of mails to strangers (MailCeiling).
	 */
	private static function outbox(): void {
		Migrations::table(
			'hh_outbox',
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			kind varchar(40) NOT NULL,
			dedupe_key varchar(150) DEFAULT NULL,
			subject varchar(60) NOT NULL DEFAULT \'\',
			payload longtext NOT NULL,
			attempts smallint(5) unsigned NOT NULL DEFAULT 0,
			next_at bigint(20) unsigned NOT NULL DEFAULT 0,
			claimed_by varchar(40) NOT NULL DEFAULT \'\',
			claimed_at bigint(20) unsigned NOT NULL DEFAULT 0,
			last_error text NOT NULL,
			created_at bigint(20) unsigned NOT NULL,
			done_at bigint(20) unsigned NOT NULL DEFAULT 0,
			failed_at bigint(20) unsigned NOT NULL DEFAULT 0,
			renewed_at bigint(20) unsigned NOT NULL DEFAULT 0,
			person char(64) NOT NULL DEFAULT \'\',
			mailbox char(64) NOT NULL DEFAULT \'\',
			admitted_at bigint(20) unsigned NOT NULL DEFAULT 0,
			network varchar(50) NOT NULL DEFAULT \'\',
			PRIMARY KEY  (id),
			UNIQUE KEY dedupe_key (dedupe_key),
			KEY due (done_at, failed_at, next_at),
			KEY subject (subject),
			KEY person (person),
			KEY mailbox (mailbox, admitted_at),
			KEY admitted (admitted_at),
			KEY network (network, created_at),
			KEY kind (kind, created_at)'
		);
	}
}
