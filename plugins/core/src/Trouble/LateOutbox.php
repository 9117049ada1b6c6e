<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Trouble;

use HearthHammer\Core\Outbox\DeliveryState;
use HearthHammer\Core\Outbox\OutboxHealth;
use HearthHammer\Core\Outbox\OutboxRows;
use HearthHammer\Core\Outbox\OutboxScreen;

/**
 * An outbox that grows: nothing takes what is due, or whoever takes it is turned away.
 */
final readonly class LateOutbox {

	/** So many that failed and wait for another try are no accident. */
	private const MANY = 10;

	public function __construct( private OutboxRows $rows ) {}

	/** @return list<Trouble> */
	public function now(): array {
		$late   = $this->rows->overdue();
		$counts = $this->rows->counts();
		$fail   = $counts[ DeliveryState::Failing->value ];
		if ( $late <= OutboxHealth::LATE_SECONDS && $fail < self::MANY ) {
			return array();
		}
		$number = $fail + $counts[ DeliveryState::Waiting->value ];
		/* translators: %s: a number */
		$count    = sprintf( _n( '%s email or other delivery is waiting.', '%s emails and other deliveries are waiting.', $number, 'hearth-hammer' ), number_format_i18n( $number ) );
		$sentence = $late > OutboxHealth::LATE_SECONDS
			? __( 'WordPress’s scheduled events are not running, or are falling behind. Ask your host to call wp-cron.php every minute.', 'hearth-hammer' )
			: __( 'They were tried and failed, and will be tried again. Open the outbox to see why.', 'hearth-hammer' );
		return array( new Trouble( 'outbox', __( 'Emails from the website are late', 'hearth-hammer' ), "{$count} {$sentence}", OutboxScreen::url(), __( 'Open the outbox', 'hearth-hammer' ), is_mail: true ) );
	}
}
