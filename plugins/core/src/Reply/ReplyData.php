<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Reply;

use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Privacy\Erased;
use HearthHammer\Core\Privacy\PersonalDataSource;
use HearthHammer\Core\Privacy\PrivacyNotice;

defined( 'ABSPATH' ) || exit;

/**
 * What staff answered to a person (LOG-05).
 */
final readonly class ReplyData implements PersonalDataSource {

	public function __construct( private Replies $replies ) {}

	public function id(): string {
		return 'hh-replies';
	}

	public function label(): string {
		return __( 'Our replies', 'hearth-hammer' );
	}

	public function notice(): PrivacyNotice {
		return new PrivacyNotice(
			$this->label(),
			__( 'What we wrote back to you, who wrote it and when.', 'hearth-hammer' ),
			__( 'So that everyone here knows what you were told: at your request, and our legitimate interest.', 'hearth-hammer' ),
			__( 'As long as the message it replies to.', 'hearth-hammer' ),
			array( __( 'Our mail server and yours.', 'hearth-hammer' ) )
		);
	}

	public function export( string $email, int $limit, int $offset ): array {
		$items = array();
		foreach ( $this->replies->of_address( $email, $limit, $offset ) as $reply ) {
			$items[ "hh-reply-{$reply->id}" ] = array(
				__( 'Created', 'hearth-hammer' ) => ClockTime::on( $reply->created_at, 'j F Y' ),
				__( 'From', 'hearth-hammer' )    => $reply->author,
				__( 'Reply', 'hearth-hammer' )  => $reply->body,
				__( 'Sent', 'hearth-hammer' )    => $reply->sent_at > 0 ? ClockTime::on( $reply->sent_at, 'j F Y' ) : '',
			);
		}
		return $items;
	}

	/** The whole row goes. A mail of it that still waits finds nothing to send. */
	public function erase( string $email, int $limit ): Erased {
		$found   = $this->replies->of_address( $email, $limit, 0 );
		$removed = count( array_filter( $found, $this->replies->forget( ... ) ) );
		$kept    = $removed < count( $found );
		return new Erased( $removed, $kept, $kept ? array( __( 'Replies could not be erased.', 'hearth-hammer' ) ) : array(), $kept || count( $found ) < $limit );
	}
}
