<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Outbox;

use InvalidArgumentException;
use Throwable;

/**
 * What must still be delivered. Written in the same transaction as what it is about, delivered by a worker.
 *
 * A process may die at any point: what it had claimed is due again after CLAIM_SECONDS. A handler whose far
 * side cannot tell two deliveries apart must therefore look before it sends again.
 */
final class Outbox {

	/** Longer than any handler may take, and short enough that what a dead worker held is not late. */
	private const CLAIM_SECONDS = 120;
	private const KEEP_SECONDS  = 90 * DAY_IN_SECONDS;
	/** Waits between attempts, in seconds; after the last one the row is given up and shown to staff. */
	private const WAITS = array( 60, 300, 1800, 7200, 21600, 86400 );

	/** @var array<string, callable(array<string, mixed>, int): void> */
	private array $handlers = array();

	/**
	 * @param string                                     $kind    e.g. `caphpi.valuation-mail`.
	 * @param callable(array<string, mixed>, int): void  $handler Gets the payload and the row's id; throws DeliveryFailed.
	 */
	public function handle( string $kind, callable $handler ): void {
		$this->handlers[ $kind ] = $handler;
	}

	/**
	 * Keeps a delivery. A dedupe key that is there already keeps the first one and changes nothing.
	 *
	 * @param array<string, mixed> $payload JSON; ids rather than personal data wherever possible.
	 * @return int The row's id.
	 */
	public function add( string $kind, array $payload, ?string $dedupe_key = null ): int {
		global $wpdb;
		if ( ! isset( $this->handlers[ $kind ] ) ) {
			throw new InvalidArgumentException( sprintf( 'Nothing delivers "%s".', $kind ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		$key = $dedupe_key ?? bin2hex( random_bytes( 16 ) );
		$wpdb->query(
			$wpdb->prepare(
				'INSERT IGNORE INTO %i (kind, dedupe_key, payload, next_at, last_error, created_at) VALUES (%s, %s, %s, %d, %s, %d)',
				$this->table(),
				$kind,
				$key,
				(string) wp_json_encode( $payload ),
				time(),
				'',
				time()
			)
		);
		$id = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT id FROM %i WHERE dedupe_key = %s', $this->table(), $key ) );
		/**
		 * Something waits to be delivered.
		 *
		 * @param int $id
		 */
		do_action( 'hearth_hammer_outbox_added', $id );
		return $id;
	}

	/**
	 * Delivers what is due, oldest first.
	 *
	 * @return array{delivered: int, failed: int}
	 */
	public function deliver( int $limit = 20 ): array {
		global $wpdb;
		$now = time();
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				'SELECT id FROM %i WHERE done_at = 0 AND failed_at = 0 AND next_at <= %d ORDER BY next_at, id LIMIT %d',
				$this->table(),
				$now,
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

	/** True: delivered. False: tried in vain. Null: nothing to do, or another worker has it. */
	public function deliver_one( int $id ): ?bool {
		global $wpdb;
		$claim = bin2hex( random_bytes( 16 ) );
		$now   = time();
		// The count of a conditional UPDATE decides who has it; it works alike on every engine.
		$claimed = $wpdb->query(
			$wpdb->prepare(
				'UPDATE %i SET claimed_by = %s, claimed_at = %d, next_at = %d, attempts = attempts + 1 WHERE id = %d AND done_at = 0 AND failed_at = 0 AND next_at <= %d',
				$this->table(),
				$claim,
				$now,
				$now + self::CLAIM_SECONDS,
				$id,
				$now
			)
		);
		if ( 1 !== $claimed ) {
			return null;
		}
		$row     = $wpdb->get_row( $wpdb->prepare( 'SELECT kind, payload, attempts FROM %i WHERE id = %d', $this->table(), $id ) );
		$handler = $this->handlers[ $row->kind ] ?? null;
		try {
			if ( (int) $row->attempts > count( self::WAITS ) + 1 ) {
				throw new DeliveryFailed( 'Every worker that tried this died.', true );
			}
			if ( null === $handler ) {
				throw new DeliveryFailed( 'No plugin that is switched on delivers this kind.' );
			}
			$handler( (array) json_decode( $row->payload, true ), $id );
		} catch ( Throwable $error ) {
			$this->failed( $id, $claim, (int) $row->attempts, $error );
			return false;
		}
		$wpdb->update(
			$this->table(),
			array(
				'done_at'    => time(),
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

	private function failed( int $id, string $claim, int $attempts, Throwable $error ): void {
		global $wpdb;
		$wait    = self::WAITS[ $attempts - 1 ] ?? null;
		$give_up = null === $wait || ( $error instanceof DeliveryFailed && $error->permanent );
		$wpdb->update(
			$this->table(),
			array(
				'next_at'    => time() + (int) $wait,
				'failed_at'  => $give_up ? time() : 0,
				'last_error' => mb_substr( $error->getMessage(), 0, 500 ),
			),
			array(
				'id'         => $id,
				'claimed_by' => $claim,
			)
		);
		if ( $give_up ) {
			/**
			 * A delivery was given up: somebody should look.
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
