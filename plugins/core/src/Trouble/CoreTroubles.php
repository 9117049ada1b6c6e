<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Trouble;

use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Health\LastBackup;
use HearthHammer\Core\Outbox\DeliveryState;
use HearthHammer\Core\Outbox\OutboxHealth;
use HearthHammer\Core\Outbox\OutboxRows;
use HearthHammer\Core\Outbox\OutboxScreen;

/**
 * The troubles of what all plugins share: the outbox and the backups.
 */
final readonly class CoreTroubles {

	/** So many that failed and wait for another try are no accident. */
	private const MANY = 10;

	/** Backups are made every day. */
	private const BACKUP_SECONDS = 2 * DAY_IN_SECONDS;

	public function __construct( private OutboxRows $rows ) {}

	/** @return list<Trouble> */
	public function now(): array {
		return array( ...$this->late_outbox(), ...self::late_backup( time() ) );
	}

	/** @return list<Trouble> An outbox that grows: nothing takes what is due, or what takes it is turned away. */
	public function late_outbox(): array {
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

	/** @return list<Trouble> Backups that were made every day and have stopped. */
	public static function late_backup( int $now ): array {
		$last = LastBackup::at();
		if ( 0 === $last || $now - $last <= self::BACKUP_SECONDS ) {
			return array();
		}
		/* translators: %s: day and time */
		$sentence = sprintf( __( 'The last backup is from %s. Ask the person who looks after the server to run the backup and see why it stopped.', 'hearth-hammer' ), ClockTime::on( $last, 'j F Y' ) );
		return array( new Trouble( 'backup', __( 'The website is no longer backed up', 'hearth-hammer' ), $sentence, admin_url( 'site-health.php' ), __( 'Open Site Health', 'hearth-hammer' ) ) );
	}
}
