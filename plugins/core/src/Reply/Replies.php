<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Reply;

use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Migrations\Migrations;
use HearthHammer\Core\Visitor\EmailAddress;

/**
 * What staff answered to visitors. Times are Unix seconds.
 */
final class Replies {

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

	/**
	 * @param int    $seen       Number of the last answer that its author had read; 0 for none.
	 * @param string $submission 32 hexadecimal digits of the form; sent twice it is one answer.
	 * @return Reply|null Null where another answer came meanwhile, or this one is kept already.
	 * @throws WriteFailed
	 */
	public function add( string $source, ReplyThread $thread, int $seen, string $submission, int $author_id, string $author, string $body, bool $quotes ): ?Reply {
		global $wpdb;
		$added = $wpdb->query(
			$wpdb->prepare(
				'INSERT IGNORE INTO %i (source, thread_id, number, submission, author_id, author, email_hash, body, quotes, created_at) VALUES (%s, %d, %d, %s, %d, %s, %s, %s, %d, %d)',
				self::table(),
				$source,
				$thread->id,
				$seen + 1,
				$submission,
				$author_id,
				mb_substr( $author, 0, 160 ),
				$thread->email->hash(),
				$body,
				$quotes ? 1 : 0,
				time()
			)
		);
		if ( false === $added ) {
			throw new WriteFailed();
		}
		return 1 === $added ? $this->find_submission( $submission ) ?? throw new WriteFailed() : null;
	}

	public function find( int $id ): ?Reply {
		return $this->find_by( 'id', (string) $id );
	}

	public function find_submission( string $submission ): ?Reply {
		return $this->find_by( 'submission', $submission );
	}

	/** @return list<Reply> Oldest first. */
	public function of_thread( string $source, int $thread ): array {
		global $wpdb;
		return self::read( (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE source = %s AND thread_id = %d ORDER BY number', self::table(), $source, $thread ), ARRAY_A ) );
	}

	/** How many answers a thread has, which is the number of its last. */
	public function count( string $source, int $thread ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MAX(number) FROM %i WHERE source = %s AND thread_id = %d', self::table(), $source, $thread ) );
	}

	/** @return list<Reply> What somebody was answered, oldest first. */
	public function of_address( string $email, int $limit, int $offset ): array {
		global $wpdb;
		return self::read( (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE email_hash = %s ORDER BY id LIMIT %d OFFSET %d', self::table(), EmailAddress::hash_of( $email ), $limit, $offset ), ARRAY_A ) );
	}

	public function mail_queued( int $id, int $outbox_id ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET outbox_id = %d WHERE id = %d', self::table(), $outbox_id, $id ) );
	}

	public function mail_sent( int $id, int $outbox_id ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET sent_outbox_id = %d, sent_at = %d WHERE id = %d', self::table(), $outbox_id, time(), $id ) );
	}

	public function forget( Reply $reply ): bool {
		global $wpdb;
		return 1 === $wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE id = %d', self::table(), $reply->id ) );
	}

	/** Forgets the answers of a thread that is gone. */
	public function forget_thread( string $source, int $thread ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE source = %s AND thread_id = %d', self::table(), $source, $thread ) );
	}

	/**
	 * Forgets the answers whose thread is gone.
	 *
	 * @param string $threads Table of the source's threads with an `id`, without the site's prefix.
	 */
	public function forget_orphans( string $source, string $threads ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE source = %s AND thread_id NOT IN (SELECT id FROM %i)', self::table(), $source, $wpdb->prefix . $threads ) );
	}

	private function find_by( string $column, string $value ): ?Reply {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE %i = %s', self::table(), $column, $value ), ARRAY_A );
		return is_array( $row ) ? Reply::from_row( $row ) : null;
	}

	/**
	 * @param array<array<string, string|null>> $rows
	 * @return list<Reply>
	 */
	private static function read( array $rows ): array {
		return array_map( Reply::from_row( ... ), array_values( $rows ) );
	}

	private static function table(): string {
		global $wpdb;
		return $wpdb->prefix . self::NAME;
	}
}
