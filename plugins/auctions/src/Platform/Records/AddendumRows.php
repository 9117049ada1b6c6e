<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Records;

/**
 * The addenda that our plain feed names of a lot or of a whole sale.
 */
final class AddendumRows {

	private const MOST = 50;

	/** @return list<array{number: int, text: string}> */
	public static function read( RecordReader $in ): array {
		$addenda = array();
		foreach ( $in->rows( 'addenda', self::MOST ) as $index => $row ) {
			$text = is_string( $row['text'] ?? null ) ? sanitize_textarea_field( $row['text'] ) : '';
			if ( '' === $text ) {
				$in->warn( sprintf( 'addenda[%d]', $index + 1 ), __( 'is empty, so it was skipped', 'hearth-hammer' ) );
				continue;
			}
			$addenda[] = array( 'number' => is_int( $row['number'] ?? null ) ? $row['number'] : $index + 1, 'text' => $text );
		}
		return $addenda;
	}

	/** What the same addendum is called each time it comes: it is published once. */
	public static function submission( string $key, int $number, string $text ): string {
		return substr( hash( 'sha256', "platform {$key} {$number} {$text}" ), 0, 64 );
	}
}
