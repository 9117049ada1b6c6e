<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Outbox;

use HearthHammer\Core\Limits\MailRoom;
use HearthHammer\Core\Visitor\EmailAddress;
use InvalidArgumentException;
use Throwable;

/**
 * What must still be delivered. Written in the same transaction as what it is about, delivered by a worker.
 *
 * A process may die at any point: what it had claimed is due again after CLAIM_SECONDS. A handler whose far
 * side cannot tell two deliveries apart must therefore look before it sends again.
 */
final class Outbox {

	/**
	 * Longer than any handler may take: a mail 60 seconds (Mailer), a row of the spreadsheet eight calls of 15 seconds
	 * each. What a dead worker held is due again after it.
	 */
	public const CLAIM_SECONDS = 300;
	private const KEEP_SECONDS  = 90 * DAY_IN_SECONDS;
	/** Waits between attempts, in seconds; after the last one the row is given up and shown to staff. */
	private const WAITS = array( 60, 300, 1800, 7200, 21600, 86400 );

	/** @var array<string, callable(array<string, mixed>, int, Attempt): void> */
	private array $handlers = array();

	/** @var array<string, (callable(): string)|null> */
	private array $labels = array();

	private ?Attempt $delivering = null;

	/**
	 * @param string                                             $kind    e.g. `caphpi.valuation-mail`.
	 * @param callable(array<string, mixed>, int, Attempt): void $handler Gets the payload, the row's id and which try it is; throws DeliveryFailed.
	 * @param (callable(): string)|null                          $label   What staff call it.
	 */
	public function handle( string $kind, callable $handler, ?callable $label = null ): void {
		$this->handlers[ $kind ] = $handler;
		$this->labels[ $kind ]   = $label;
	}

	/** A kind of a plugin that is off now has none but its name. */
	public function label( string $kind ): string {
		self::gather();
		return isset( $this->labels[ $kind ] ) ? ( $this->labels[ $kind ] )() : $kind;
	}

	/**
	 * Keeps a delivery. A dedupe key that is there already keeps the first one and changes nothing.
	 *
	 * @param array<string, mixed> $payload JSON; ids rather than personal data wherever possible.
	 * @param string               $subject What it is about, for the staff's screen: `caphpi-valuation:12`. Nothing personal.
	 * @param string               $person  Email address of the visitor that it is about, whoever it goes to: exporter and
	 *                                      eraser find it by that. Only a keyed hash is stored.
	 * @param int                  $delay   Seconds until a worker may take it; above 0 it is not delivered after this request.
	 * @param MailRoom|null        $room    Of a mail to an address that anybody may have typed: without room it waits.
	 * @return int The row's id.
	 */
	public function add( string $kind, array $payload, ?string $dedupe_key = null, string $subject = '', int $delay = 0, string $person = '', ?MailRoom $room = null ): int {
		global $wpdb;
		self::gather();
		if ( ! isset( $this->handlers[ $kind ] ) ) {
			throw new InvalidArgumentException( sprintf( 'Nothing delivers "%s".', $kind ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		$key     = $dedupe_key ?? bin2hex( random_bytes( 16 ) );
		$is_late = true === $room?->is_late();
		$wpdb->query(
			$wpdb->prepare(
				'INSERT IGNORE INTO %i (kind, dedupe_key, subject, person, payload, next_at, last_error, created_at, mailbox, admitted_at, network) VALUES (%s, %s, %s, %s, %s, %d, %s, %d, %s, %d, %s)',
				$this->table(),
				$kind,
				$key,
				$subject,
				EmailAddress::person_key( $person ),
				(string) wp_json_encode( $payload ),
				time() + max( $delay, $room->wait ?? 0 ),
				'',
				time(),
				$room->mailbox ?? '',
				null === $room || $is_late ? 0 : time(),
				$room->network ?? ''
			)
		);
		$id = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT id FROM %i WHERE dedupe_key = %s', $this->table(), $key ) );
		if ( 0 === $delay && ! $is_late ) {
			/**
			 * Something waits to be delivered.
			 *
			 * @param int $id
			 */
			do_action( 'hearth_hammer_outbox_added', $id );
		}
		return $id;
	}

	/**
	 * Delivers what is due, oldest first.
	 *
	 * @param string $prefix Only kinds that begin so, e.g. `caphpi.`.
	 * @return array{delivered: int, failed: int}
	 */
	public function deliver( int $limit = 20, string $prefix = '' ): array {
		global $wpdb;
		$now = time();
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT id FROM %i WHERE done_at = 0 AND failed_at = 0 AND next_at <= %d AND (mailbox = '' OR admitted_at > 0) AND kind LIKE %s ORDER BY next_at, id LIMIT %d",
				$this->table(),
				$now,
				$wpdb->esc_like( $prefix ) . '%',
				$limit
			)
		);
		$done = array(
			'delivered' => 0,
			'failed'    => 0,
		);
		foreach ( $ids as $id ) {
			$result = $this->deliver_one( (int) $id );
			if ( null !== $result ) {
				++$done[ $result ? 'delivered' : 'failed' ];
			}
		}
		return $done;
	}

	/**
	 * True: delivered. False: tried in vain. Null: nothing to do, or another worker has it.
	 *
	 * @param bool $early Also before its time has come, or without room for it: a person says so. Never while another
	 *                    worker has it.
	 */
	public function deliver_one( int $id, bool $early = false ): ?bool {
		global $wpdb;
		$claim = bin2hex( random_bytes( 16 ) );
		$now   = time();
		// The count of a conditional UPDATE decides who has it; it works alike on every engine.
		$claimed = $wpdb->query(
			$wpdb->prepare(
				"UPDATE %i SET claimed_by = %s, claimed_at = %d, next_at = %d, attempts = attempts + 1, admitted_at = CASE WHEN mailbox <> '' AND admitted_at = 0 THEN %d ELSE admitted_at END WHERE id = %d AND done_at = 0 AND failed_at = 0 AND ((next_at <= %d AND (mailbox = '' OR admitted_at > 0)) OR (1 = %d AND claimed_by = %s))",
				$this->table(),
				$claim,
				$now,
				$now + self::CLAIM_SECONDS,
				$now,
				$id,
				$now,
				$early ? 1 : 0,
				''
			)
		);
		if ( 1 !== $claimed ) {
			return null;
		}
		$row     = $wpdb->get_row( $wpdb->prepare( 'SELECT kind, payload, attempts, renewed_at, person FROM %i WHERE id = %d', $this->table(), $id ) );
		self::gather();
		$handler = $this->handlers[ $row->kind ] ?? null;
		try {
			if ( (int) $row->attempts > count( self::WAITS ) + 1 ) {
				throw new DeliveryFailed( 'Every attempt was interrupted.', true );
			}
			if ( null === $handler ) {
				throw new DeliveryFailed( 'No active plugin delivers this type.' );
			}
			$this->delivering = new Attempt( $id, (int) $row->attempts, (int) $row->renewed_at, (string) $row->person );
			$handler( (array) json_decode( $row->payload, true ), $id, $this->delivering );
		} catch ( DeliveryPostponed $later ) {
			$this->postpone( $id, $claim, $later->seconds );
			return null;
		} catch ( Throwable $error ) {
			$this->failed( $id, $claim, (int) $row->attempts, $error );
			return false;
		} finally {
			$this->delivering = null;
		}
		$wpdb->update(
			$this->table(),
			array(
				'done_at'    => time(),
				'claimed_by' => '',
				'last_error' => '',
			),
			array(
				'id'         => $id,
				'claimed_by' => $claim,
			)
		);
		return true;
	}

	/**
	 * Delivers several rows as one, oldest first, whether they are due or not.
	 *
	 * @param list<string>                                                                    $kinds
	 * @param callable(list<array{id: int, kind: string, payload: array<string, mixed>}>): void $handler Throws where it could not deliver them.
	 * @return int How many there were.
	 */
	public function deliver_together( array $kinds, int $limit, callable $handler ): int {
		global $wpdb;
		$claim = bin2hex( random_bytes( 16 ) );
		$now   = time();
		$marks = implode( ', ', array_fill( 0, count( $kinds ), '%s' ) );
		// phpcs:disable WordPress.DB.PreparedSQL -- Placeholders.
		$ids = array_map( intval( ... ), $wpdb->get_col( $wpdb->prepare( "SELECT id FROM %i WHERE kind IN ({$marks}) AND done_at = 0 AND failed_at = 0 AND claimed_by = '' ORDER BY id LIMIT %d", array( $this->table(), ...$kinds, $limit ) ) ) );
		foreach ( $ids as $id ) {
			$wpdb->query( $wpdb->prepare( "UPDATE %i SET claimed_by = %s, claimed_at = %d, next_at = %d, attempts = attempts + 1 WHERE id = %d AND done_at = 0 AND failed_at = 0 AND claimed_by = ''", $this->table(), $claim, $now, $now + self::CLAIM_SECONDS, $id ) );
		}
		$in   = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		$rows = array() === $ids ? array() : (array) $wpdb->get_results( $wpdb->prepare( "SELECT id, kind, payload, attempts FROM %i WHERE id IN ({$in}) AND claimed_by = %s ORDER BY id", array( $this->table(), ...$ids, $claim ) ), ARRAY_A );
		// phpcs:enable WordPress.DB.PreparedSQL
		try {
			$handler(
				array_map(
					static fn ( array $row ): array => array(
						'id'      => (int) $row['id'],
						'kind'    => (string) $row['kind'],
						'payload' => (array) json_decode( (string) $row['payload'], true ),
					),
					array_values( $rows )
				)
			);
		} catch ( Throwable $error ) {
			foreach ( $rows as $row ) {
				$this->failed( (int) $row['id'], $claim, (int) $row['attempts'], $error );
			}
			throw $error;
		}
		foreach ( $rows as $row ) {
			$wpdb->update( $this->table(), array( 'done_at' => time(), 'claimed_by' => '', 'last_error' => '' ), array( 'id' => (int) $row['id'], 'claimed_by' => $claim ) );
		}
		return count( $rows );
	}

	/** What a handler is delivering at this moment, for what it calls. */
	public function delivering(): ?Attempt {
		return $this->delivering;
	}

	/**
	 * What still waits, was given up, or needed more than one try; newest first.
	 *
	 * @return list<array{id: string, kind: string, attempts: string, created_at: string, next_at: string, done_at: string, failed_at: string, last_error: string}>
	 */
	public function troubled( int $limit = 50 ): array {
		global $wpdb;
		/** @var list<array{id: string, kind: string, attempts: string, created_at: string, next_at: string, done_at: string, failed_at: string, last_error: string}> $rows */
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT id, kind, attempts, created_at, next_at, done_at, failed_at, last_error FROM %i WHERE done_at = 0 OR attempts > 1 ORDER BY id DESC LIMIT %d', $this->table(), $limit ), ARRAY_A );
		return $rows;
	}

	/** Forgets what was delivered long ago, and its dedupe key. What was given up stays: somebody should look. */
	public function purge(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE done_at > 0 AND done_at < %d', $this->table(), time() - self::KEEP_SECONDS ) );
	}

	private static function gather(): void {
		if ( ! did_action( 'hearth_hammer_outbox_kinds' ) ) {
			/** Fires before the outbox first asks who delivers a kind. Modules that deliver are registered now. */
			do_action( 'hearth_hammer_outbox_kinds' );
		}
	}

	private function postpone( int $id, string $claim, int $seconds ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET next_at = %d, claimed_by = '', attempts = attempts - 1 WHERE id = %d AND claimed_by = %s", $this->table(), time() + $seconds, $id, $claim ) );
	}

	private function failed( int $id, string $claim, int $attempts, Throwable $error ): void {
		global $wpdb;
		$wait    = self::WAITS[ $attempts - 1 ] ?? null;
		$failure = $error instanceof DeliveryFailed ? $error : null;
		$give_up = null === $wait || true === $failure?->permanent;
		$wpdb->update(
			$this->table(),
			array(
				'next_at'    => time() + max( (int) $wait, (int) $failure?->retry_after ),
				'failed_at'  => $give_up ? time() : 0,
				// Free for whoever may try it early; until now the claim kept them off.
				'claimed_by' => '',
				'last_error' => mb_substr( $error->getMessage(), 0, 500 ),
			),
			array(
				'id'         => $id,
				'claimed_by' => $claim,
			)
		);
		if ( $give_up ) {
			/**
			 * A delivery was given up: a person should look at it.
			 *
			 * @param int    $id
			 * @param string $reason
			 */
			do_action( 'hearth_hammer_outbox_given_up', $id, $error->getMessage() );
		}
	}

	private function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'hh_outbox';
	}
}
