<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use HearthHammer\Caphpi\Valuation\Owner;
use HearthHammer\Caphpi\Valuation\ValuationRecord;

/**
 * How staff reach an owner.
 */
final class OwnerLines {

	/** @return list<string> HTML, only what is known. */
	public static function html( Owner $owner ): array {
		$lines = array(
			$owner->name->is_known() ? esc_html( $owner->name->value ) : '',
			null === $owner->email ? '' : sprintf( '<a href="mailto:%s">%s</a>', esc_attr( self::mailto( $owner->email->value ) ), esc_html( $owner->email->value ) ),
			null === $owner->phone ? '' : sprintf( '<a href="tel:%s">%s</a>', esc_attr( str_replace( ' ', '', $owner->phone->value ) ), esc_html( $owner->phone->value ) ),
			ValuationRecord::UNKNOWN === $owner->postcode->value ? '' : esc_html( $owner->postcode->value ),
		);
		return array_values( array_filter( $lines, static fn ( string $line ): bool => '' !== $line ) );
	}

	/** "?" and "&" may stand in an address; bare they would add recipients to the mail that staff write. */
	private static function mailto( string $email ): string {
		return str_replace( '%40', '@', rawurlencode( $email ) );
	}
}
