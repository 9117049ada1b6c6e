<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use HearthHammer\Caphpi\Valuation\Owner;
use HearthHammer\Caphpi\Valuation\ValuationRecord;
use HearthHammer\Core\Visitor\ContactLinks;

/**
 * How staff reach an owner.
 */
final class OwnerLines {

	/** @return list<string> HTML, only what is known. */
	public static function html( Owner $owner ): array {
		$lines = array(
			$owner->name->is_known() ? esc_html( $owner->name->value ) : '',
			null === $owner->email ? '' : ContactLinks::email( $owner->email->value ),
			null === $owner->phone ? '' : ContactLinks::phone( $owner->phone->value ),
			ValuationRecord::UNKNOWN === $owner->postcode->value ? '' : esc_html( $owner->postcode->value ),
		);
		return array_values( array_filter( $lines, static fn ( string $line ): bool => '' !== $line ) );
	}
}
