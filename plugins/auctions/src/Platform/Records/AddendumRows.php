<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Records;

use HearthHammer\Auctions\Addenda\AddendumRepository;

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

	/**
	 * Publishes them: each once, however often it comes.
	 *
	 * @param int          $lot     0 for the whole sale.
	 * @param string       $key     How the platform names the lot or the sale.
	 * @param array<mixed> $addenda What read() gave.
	 */
	public static function publish( AddendumRepository $in, int $sale, int $lot, string $key, array $addenda ): void {
		foreach ( $addenda as $one ) {
			if ( is_array( $one ) ) {
				$in->add( $sale, $lot, (string) $one['text'], hash( 'sha256', sprintf( 'platform %s %d %s', $key, (int) $one['number'], (string) $one['text'] ) ) );
			}
		}
	}
}
