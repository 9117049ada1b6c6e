<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\MoveIn;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Company\Office;
use HearthHammer\Core\Company\OfficeRows;

/**
 * Brings the offices of another plugin to Settings → Company. An office that is there already is used as it is.
 */
final readonly class Offices {

	/** The branch of an old office, the same before take_over() and after it. */
	public static function branch( OldOffice $old ): string {
		foreach ( self::ours() as $office ) {
			if ( $old->is( $office ) && '' !== $office->branch ) {
				return $office->branch;
			}
		}
		return $old->branch();
	}

	/**
	 * @param list<OldOffice> $offices The main one first.
	 * @return int How many were added.
	 */
	public static function take_over( array $offices ): int {
		$ours    = self::ours();
		$added   = 0;
		$changed = false;
		foreach ( array_filter( $offices, static fn ( OldOffice $one ): bool => ! $one->is_blank() ) as $old ) {
			$known = array_keys( array_filter( $ours, $old->is( ... ) ) )[0] ?? null;
			if ( null === $known ) {
				$ours[] = $old->to_office();
				++$added;
				$changed = true;
			} elseif ( '' === $ours[ $known ]->branch ) {
				$office         = $ours[ $known ];
				$ours[ $known ] = new Office( $office->name, $office->street, $office->town, $office->postcode, $office->contact, $office->point, $old->branch(), $office->districts, $office->closed, $office->is_example, $office->id );
				$changed        = true;
			}
		}
		if ( $changed ) {
			$rows = array();
			foreach ( array_map( OfficeRows::row( ... ), $ours ) as $row ) {
				$row['id'] = OfficeRows::id( $row, array_column( $rows, 'id' ) );
				$rows[]    = $row;
			}
			update_option( Company::OFFICES, $rows );
		}
		return $added;
	}

	/** @return list<Office> */
	private static function ours(): array {
		return OfficeRows::read( get_option( Company::OFFICES, array() ) );
	}
}
