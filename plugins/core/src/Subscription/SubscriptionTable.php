<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Subscription;

use HearthHammer\Core\Database\WriteFailed;

/**
 * The steps of a subscription in the table of its list: confirmed, paused, resumed, ended, asked for again, forgotten.
 *
 * Each step is one statement that names the states it starts from: of two requests at once, one wins, and a button that
 * is pressed twice changes nothing the second time. The table has the columns `id`, `state`, `requested_at`,
 * `confirmed_at` and one for the end; times are Unix seconds, 0 for never.
 */
final readonly class SubscriptionTable {

	/**
	 * @param string                $table    Without the site's prefix.
	 * @param string                $ended_at The column that says when it ended.
	 * @param array<string, string> $stored   States that the list stores under another name, e.g. `array( 'active' => 'subscribed' )`.
	 */
	public function __construct(
		private string $table,
		private string $ended_at = 'ended_at',
		private array $stored = array(),
	) {}

	/** How the list stores a state. */
	public function stored( SubscriptionState $state ): string {
		return $this->stored[ $state->value ] ?? $state->value;
	}

	/**
	 * A new wish for one that was not confirmed, or has ended. Any other stays as it is.
	 *
	 * @param array<string, int|string> $also Further columns.
	 * @throws WriteFailed
	 */
	public function ask_again( int $id, int $now, array $also = array() ): void {
		$this->move(
			$id,
			SubscriptionState::Pending,
			array(
				'requested_at'  => $now,
				$this->ended_at => 0,
			) + $also
		);
	}

	/**
	 * The owner of the address has pressed the button.
	 *
	 * @param array<string, int|string> $also       Further columns.
	 * @param bool                      $also_ended Also one that has ended: the link must then be from after the end.
	 * @return bool Whether this call changed it. False also where it is active already.
	 * @throws WriteFailed
	 */
	public function confirm( int $id, int $now, array $also = array(), bool $also_ended = false ): bool {
		$not = $also_ended ? array( SubscriptionState::Paused ) : array( SubscriptionState::Paused, SubscriptionState::Ended );
		return $this->move( $id, SubscriptionState::Active, array( 'confirmed_at' => $now ) + $also, $not );
	}

	/**
	 * @param array<string, int|string> $also Further columns.
	 * @return bool Whether this call changed it.
	 * @throws WriteFailed
	 */
	public function pause( int $id, array $also = array() ): bool {
		return $this->move( $id, SubscriptionState::Paused, $also );
	}

	/**
	 * @param array<string, int|string> $also Further columns.
	 * @return bool Whether this call changed it.
	 * @throws WriteFailed
	 */
	public function resume( int $id, array $also = array() ): bool {
		return $this->move( $id, SubscriptionState::Active, $also, array( SubscriptionState::Pending, SubscriptionState::Ended ) );
	}

	/**
	 * @param array<string, int|string> $also Further columns.
	 * @return bool Whether this call changed it. False where it has ended already; when it did stays.
	 * @throws WriteFailed
	 */
	public function end( int $id, int $now, array $also = array() ): bool {
		return $this->move( $id, SubscriptionState::Ended, array( $this->ended_at => $now ) + $also );
	}

	/** Forgets what was never confirmed and what has ended, when their time is over (LOG-05). */
	public function forget( int $unconfirmed_before, int $ended_before ): void {
		global $wpdb;
		$table = $wpdb->prefix . $this->table;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE state = %s AND requested_at < %d', $table, $this->stored( SubscriptionState::Pending ), $unconfirmed_before ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE state = %s AND %i < %d', $table, $this->stored( SubscriptionState::Ended ), $this->ended_at, $ended_before ) );
	}

	/**
	 * @param array<string, int|string> $columns
	 * @param list<SubscriptionState>   $not     Allowed states that this step does not start from.
	 * @throws WriteFailed
	 */
	private function move( int $id, SubscriptionState $to, array $columns, array $not = array() ): bool {
		global $wpdb;
		$from   = array_filter( SubscriptionState::cases(), static fn ( SubscriptionState $one ): bool => $one->may_become( $to ) && ! in_array( $one, $not, true ) );
		$values = array( $wpdb->prefix . $this->table, $this->stored( $to ) );
		$set    = '';
		foreach ( $columns as $column => $value ) {
			$set .= is_int( $value ) ? ', %i = %d' : ', %i = %s';
			array_push( $values, $column, $value );
		}
		array_push( $values, $id, ...array_map( $this->stored( ... ), array_values( $from ) ) );
		$changed = $wpdb->query(
			$wpdb->prepare(
				'UPDATE %i SET state = %s' . $set . ' WHERE id = %d AND state IN (' . implode( ',', array_fill( 0, count( $from ), '%s' ) ) . ')', // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders only.
				$values
			)
		);
		if ( false === $changed ) {
			throw new WriteFailed( $wpdb->last_error ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		return $changed > 0;
	}
}
