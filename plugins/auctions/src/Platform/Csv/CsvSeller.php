<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Csv;

use HearthHammer\Core\Money\Amount;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\Phone;

/**
 * The columns of a lot's seller. They are private: what was typed is in no message, and goes beside the lot's fields.
 */
final class CsvSeller {

	public const COLUMNS = array( 'seller_name', 'seller_email', 'seller_phone', 'seller_fees', 'reserve' );

	/**
	 * @param array<string, string> $row
	 * @param CsvCells              $cells Gets what is wrong.
	 * @return array<string, string> By the fields of a seller. What is wrong is left out, so that the stored value stays.
	 */
	public static function read( array $row, CsvCells $cells ): array {
		$seller = array();
		foreach ( array_intersect_key( $row, array_flip( self::COLUMNS ) ) as $column => $cell ) {
			$cell = trim( $cell );
			if ( '' === $cell || self::is_right( $column, $cell ) ) {
				$seller[ str_replace( 'seller_', '', $column ) ] = $cell;
			} else {
				$cells->skip( $column );
			}
		}
		return $seller;
	}

	private static function is_right( string $column, string $cell ): bool {
		return match ( $column ) {
			'seller_email' => null !== EmailAddress::parse( $cell ),
			'seller_phone' => null !== Phone::parse( $cell ),
			'reserve'      => null !== Amount::read_pence( $cell ),
			'seller_name'  => mb_strlen( $cell ) <= 160,
			default        => mb_strlen( $cell ) <= 300,
		};
	}
}
