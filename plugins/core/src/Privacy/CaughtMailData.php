<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Privacy;

use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Mail\CaughtMail;

defined( 'ABSPATH' ) || exit;

/**
 * Caught mail to a person, and caught mail to staff about them. There are at most a few hundred.
 */
final readonly class CaughtMailData implements PersonalDataSource {

	public function __construct( private CaughtMail $caught ) {}

	public function id(): string {
		return 'hh-caught-mail';
	}

	public function label(): string {
		return __( 'Caught mail', 'hearth-hammer' );
	}

	public function notice(): ?PrivacyNotice {
		return null; // A copy of a mail that the site would have sent.
	}

	public function export( string $email, int $limit, int $offset ): array {
		$items = array();
		foreach ( array_slice( $this->caught->about( $email ), $offset, $limit ) as $id ) {
			$mail = $this->caught->find( $id );
			if ( null !== $mail ) {
				$items[ "hh-caught-mail-{$id}" ] = array(
					__( 'Caught', 'hearth-hammer' )     => ClockTime::on( $mail['caught_at'], 'j F Y' ),
					__( 'Subject', 'hearth-hammer' )    => $mail['subject'],
					__( 'Plain text', 'hearth-hammer' ) => $mail['plain'],
				);
			}
		}
		return $items;
	}

	public function erase( string $email, int $limit ): Erased {
		$ids = array_slice( $this->caught->about( $email ), 0, $limit );
		array_map( $this->caught->forget( ... ), $ids );
		return new Erased( count( $ids ), done: count( $ids ) < $limit );
	}
}
