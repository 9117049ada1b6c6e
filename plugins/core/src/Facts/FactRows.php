<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Facts;

/**
 * Facts as rows of a list; what is not known has none.
 *
 * @phpstan-type Fact array{key: string, label: string, value: string}
 */
final class FactRows {

	/**
	 * @param array<string, array{string, string}> $facts Key to label and value.
	 * @return list<Fact>
	 */
	public static function of( array $facts ): array {
		$rows = array();
		foreach ( $facts as $key => [ $label, $value ] ) {
			if ( '' !== $value ) {
				$rows[] = array(
					'key'   => $key,
					'label' => $label,
					'value' => $value,
				);
			}
		}
		return $rows;
	}
}
