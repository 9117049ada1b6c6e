<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Enquiry\EnquiryState;

/**
 * How an enquiry has moved from state to state: JSON in its row.
 *
 * @phpstan-type Move array{at: int, from: string, to: string, by: int}
 */
final class EnquiryHistory {

	/** An enquiry that goes to and fro more often keeps its latest moves. */
	private const MOST = 50;

	/** @return list<Move> The oldest first. */
	public static function read( string $json ): array {
		$moves = json_decode( $json, true );
		$read  = array();
		foreach ( is_array( $moves ) ? $moves : array() as $move ) {
			if ( is_array( $move ) && is_int( $move['at'] ?? null ) && is_string( $move['from'] ?? null ) && is_string( $move['to'] ?? null ) ) {
				$read[] = array(
					'at'   => $move['at'],
					'from' => $move['from'],
					'to'   => $move['to'],
					'by'   => is_int( $move['by'] ?? null ) ? $move['by'] : 0,
				);
			}
		}
		return $read;
	}

	/**
	 * @param int $by A user; 0 for the visitor or nobody.
	 * @return string JSON, with the move at its end.
	 */
	public static function with( Enquiry $enquiry, EnquiryState $to, int $by ): string {
		$moves = array(
			...$enquiry->history,
			array(
				'at'   => time(),
				'from' => $enquiry->state->value,
				'to'   => $to->value,
				'by'   => $by,
			),
		);
		return (string) wp_json_encode( array_slice( $moves, -self::MOST ) );
	}
}
