<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Privacy;

use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Outbox\Delivery;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Outbox\OutboxRows;
use HearthHammer\Core\Visitor\EmailAddress;

defined( 'ABSPATH' ) || exit;

/**
 * Deliveries that are about a person: mails to them, and alerts to staff that would name them. What still waits is not
 * sent once it is erased.
 */
final readonly class OutboxData implements PersonalDataSource {

	public function __construct(
		private Outbox $outbox,
		private OutboxRows $rows,
	) {}

	public function id(): string {
		return 'hh-outbox';
	}

	public function label(): string {
		return __( 'Deliveries', 'hearth-hammer' );
	}

	public function notice(): PrivacyNotice {
		return new PrivacyNotice(
			$this->label(),
			__( 'That we sent an email about you and when, under a keyed hash of your address.', 'hearth-hammer' ),
			__( 'To make sure that no email is lost or sent twice: our legitimate interest.', 'hearth-hammer' ),
			PrivacyNotice::days( 90 ),
			array( __( 'Our mail server and yours.', 'hearth-hammer' ) )
		);
	}

	public function export( string $email, int $limit, int $offset ): array {
		$time  = static fn ( int $at ): string => $at > 0 ? ClockTime::on( $at, 'j F Y' ) : '';
		$items = array();
		foreach ( $this->rows->about( EmailAddress::person_key( $email ), $limit, $offset ) as $delivery ) {
			$items[ "hh-outbox-{$delivery->id}" ] = array(
				__( 'Delivery', 'hearth-hammer' )  => $this->outbox->label( $delivery->kind ),
				__( 'Created', 'hearth-hammer' )   => $time( $delivery->created_at ),
				__( 'Delivered', 'hearth-hammer' ) => $time( $delivery->done_at ),
			);
		}
		return $items;
	}

	public function erase( string $email, int $limit ): Erased {
		$found   = $this->rows->about( EmailAddress::person_key( $email ), $limit, 0 );
		$removed = count( array_filter( $found, fn ( Delivery $delivery ): bool => $this->rows->forget( $delivery->id ) ) );
		$in_hand = count( $found ) - $removed;
		// A worker has it in hand: a mail is on its way, and its row is gone when somebody asks again.
		$messages = $in_hand > 0 ? array( __( 'An email was being sent. Erase again in a few minutes.', 'hearth-hammer' ) ) : array();
		return new Erased( $removed, $in_hand > 0, $messages, $in_hand > 0 || count( $found ) < $limit );
	}
}
