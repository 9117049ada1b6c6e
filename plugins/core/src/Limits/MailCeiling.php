<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Limits;

use HearthHammer\Core\Config\Config;

/**
 * How many mails the forms of the site may cause to addresses that anybody may have typed (SEC-03; docs/decisions: mails
 * to strangers wait). The outbox itself is the count: `admitted_at` says when a row was let go, 0 that it waits.
 *
 * The ceiling holds for any 24 hours: three times the site's usual day, at least 1,000 and at most 10,000, or what
 * HEARTH_HAMMER_MAIL_CEILING says. The usual day is the median of the last four weeks, so that one flood does not raise
 * it. A mailbox gets 30 in 24 hours, whatever the forms and networks.
 */
final class MailCeiling {

	public const MAILBOX = 30;

	private const LEAST       = 1000;
	private const MOST        = 10 * self::LEAST;
	private const USUAL_TIMES = 3;
	private const USUAL_DAYS  = 28;
	private const USUAL       = 'hh_usual_day_of_mails';

	/** After this a mail that still waits is shown as failed: what it says is old. */
	private const KEEP_SECONDS = 3 * DAY_IN_SECONDS;

	/** How long a row says which network caused it. */
	private const NETWORK_SECONDS = 2 * DAY_IN_SECONDS;

	private const BATCH = 200;

	/** Rows that wait, as a condition of SQL without parameters. */
	public const WAITS = "mailbox <> '' AND admitted_at = 0 AND done_at = 0 AND failed_at = 0";

	/** Mails in any 24 hours. */
	public function limit(): int {
		$fixed = (int) Config::string( 'HEARTH_HAMMER_MAIL_CEILING' );
		return $fixed > 0 ? $fixed : max( self::LEAST, min( self::MOST, self::USUAL_TIMES * $this->usual() ) );
	}

	/** Mails of the last 24 hours. */
	public function sent(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE admitted_at > %d', self::table(), time() - DAY_IN_SECONDS ) );
	}

	/** Whether another mail would have to wait: there is no room, or all of it is for those that wait already. */
	public function is_full(): bool {
		return $this->used() >= 1;
	}

	/** @return float Share of the room that is taken, by what was sent and what is next; from 1 on it is full. */
	public function used(): float {
		global $wpdb;
		$due = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE next_at <= %d AND ' . self::WAITS, self::table(), time() ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- A constant.
		return ( $this->sent() + $due ) / $this->limit();
	}

	/**
	 * @param string $mailbox As MailRoom.
	 * @return int Seconds until the mailbox may have another one.
	 */
	public function wait_of( string $mailbox ): int {
		global $wpdb;
		$times = array_map( intval( ... ), $wpdb->get_col( $wpdb->prepare( 'SELECT admitted_at FROM %i WHERE mailbox = %s AND admitted_at > %d ORDER BY admitted_at DESC LIMIT %d', self::table(), $mailbox, time() - DAY_IN_SECONDS, self::MAILBOX ) ) );
		return count( $times ) < self::MAILBOX ? 0 : max( 1, min( $times ) + DAY_IN_SECONDS - time() );
	}

	/** Lets go what there is room for, longest wait first, and ends what has waited too long. */
	public function release(): void {
		global $wpdb;
		$now = time();
		// phpcs:disable WordPress.DB.PreparedSQL -- Constants and placeholders.
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET failed_at = %d, last_error = %s WHERE created_at < %d AND renewed_at = 0 AND ' . self::WAITS, self::table(), $now, 'Waited three days for room below the limit of emails to visitors.', $now - self::KEEP_SECONDS ) );
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET network = '' WHERE network > '' AND created_at < %d", self::table(), $now - self::NETWORK_SECONDS ) );
		$due  = 'SELECT id, mailbox FROM %i WHERE next_at <= %d AND ' . self::WAITS . ' ORDER BY id LIMIT %d';
		$room = null;
		do {
			$rows = (array) $wpdb->get_results( $wpdb->prepare( $due, self::table(), $now, self::BATCH ), ARRAY_A );
			$room ??= array() === $rows ? 0 : $this->limit() - $this->sent();
			foreach ( $rows as $row ) {
				if ( $room <= 0 ) {
					return;
				}
				$wait = $this->wait_of( (string) $row['mailbox'] );
				if ( $wait > 0 ) {
					// All of the mailbox's at once: they would hold up the others.
					$wpdb->query( $wpdb->prepare( 'UPDATE %i SET next_at = %d WHERE mailbox = %s AND next_at <= %d AND ' . self::WAITS, self::table(), $now + $wait, $row['mailbox'], $now ) );
				} else {
					$room -= (int) $wpdb->query( $wpdb->prepare( 'UPDATE %i SET admitted_at = %d, next_at = %d WHERE id = %d AND ' . self::WAITS, self::table(), $now, $now, (int) $row['id'] ) );
				}
			}
		} while ( array() !== $rows );
		// phpcs:enable WordPress.DB.PreparedSQL
	}

	/**
	 * How things are, for staff.
	 *
	 * @return array{sent: int, limit: int, waiting: int, longest: int, networks: array<string, int>, kinds: array<string, int>}
	 *         `longest`: seconds; networks and kinds of the outbox to mails of the last 24 hours, most first.
	 */
	public function report(): array {
		global $wpdb;
		// phpcs:disable WordPress.DB.PreparedSQL -- Constants.
		$waits = (array) $wpdb->get_row( $wpdb->prepare( 'SELECT COUNT(*), MIN(created_at) FROM %i WHERE ' . self::WAITS, self::table() ), ARRAY_N );
		$count = static fn ( string $column ): array => array_map( intval( ... ), array_column( (array) $wpdb->get_results( $wpdb->prepare( "SELECT {$column} AS name, COUNT(*) AS mails FROM %i WHERE mailbox <> '' AND created_at > %d AND {$column} <> '' GROUP BY {$column} ORDER BY 2 DESC, 1 LIMIT 5", self::table(), time() - DAY_IN_SECONDS ), ARRAY_A ), 'mails', 'name' ) );
		// phpcs:enable WordPress.DB.PreparedSQL
		return array(
			'sent'     => $this->sent(),
			'limit'    => $this->limit(),
			'waiting'  => (int) ( $waits[0] ?? 0 ),
			'longest'  => (int) ( $waits[1] ?? 0 ) > 0 ? time() - (int) $waits[1] : 0,
			'networks' => $count( 'network' ),
			'kinds'    => $count( 'kind' ),
		);
	}

	/** The median of the days before today. */
	private function usual(): int {
		global $wpdb;
		$usual = get_transient( self::USUAL );
		if ( is_numeric( $usual ) ) {
			return (int) $usual;
		}
		$now  = time();
		$days = array_fill( 0, self::USUAL_DAYS, 0 );
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( 'SELECT FLOOR((%d - admitted_at) / %d) AS day, COUNT(*) AS mails FROM %i WHERE admitted_at > %d AND admitted_at <= %d GROUP BY 1', $now - DAY_IN_SECONDS, DAY_IN_SECONDS, self::table(), $now - ( self::USUAL_DAYS + 1 ) * DAY_IN_SECONDS, $now - DAY_IN_SECONDS ), ARRAY_A ) as $row ) {
			$days[ (int) $row['day'] ] = (int) $row['mails'];
		}
		sort( $days );
		$usual = $days[ intdiv( count( $days ), 2 ) ];
		set_transient( self::USUAL, $usual, 6 * HOUR_IN_SECONDS );
		return $usual;
	}

	private static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'hh_outbox';
	}
}
