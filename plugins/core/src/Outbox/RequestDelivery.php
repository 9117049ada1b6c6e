<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Outbox;

use HearthHammer\Core\Config\Runtime;
use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Locks\Slots;

/**
 * Delivers what a web request has written, at its end, as far as that takes nobody else's place: a mail server that is
 * slow holds two of the web server's processes and no more, each for little more than ten seconds. What finds no place
 * is due already, and the worker takes it within a minute.
 */
final readonly class RequestDelivery {

	/** Requests on the whole site that deliver at once. */
	private const SLOTS = 2;
	/** After these a request begins no further delivery; a mail of its own may take as long (Mailer). */
	private const SECONDS = 10;
	/** For a process that died. Longer than a request that began its last delivery at the end. */
	private const HOLD_SECONDS = 60;

	private Slots $slots;

	public function __construct( private Outbox $outbox, Locks $locks ) {
		$this->slots = new Slots( $locks, 'request-delivery', self::SLOTS, self::HOLD_SECONDS );
	}

	/**
	 * @param list<int> $ids   Rows of the outbox.
	 * @param bool      $early Also before their time has come.
	 * @return array<int, bool> By row, whether it was delivered; those that are left to the worker are not in it.
	 */
	public function deliver( array $ids, bool $early = false ): array {
		$is_web = Runtime::is_web_request();
		$free   = $is_web ? $this->slots->take() : static fn () => null;
		if ( null === $free ) {
			return array();
		}
		$until = microtime( true ) + self::SECONDS;
		$done  = array();
		try {
			foreach ( $ids as $id ) {
				if ( $is_web && microtime( true ) > $until ) {
					break;
				}
				$done[ $id ] = $this->outbox->deliver_one( $id, $early );
			}
		} finally {
			$free();
		}
		return array_filter( $done, is_bool( ... ) );
	}
}
