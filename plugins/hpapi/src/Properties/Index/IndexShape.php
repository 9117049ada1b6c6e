<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Index;

use HearthHammer\Core\Schema\Schema;

/**
 * The shape of a row of the index: its columns, and the fields of its card. A row that was made in another shape is
 * made anew by IndexUpdate; until then it is read as it is.
 */
final class IndexShape {

	/** Eight characters. */
	public static function current(): string {
		/** @var string|null $shape */
		static $shape = null;
		return $shape ??= substr( md5( IndexTable::body() . Card::VERSION . wp_json_encode( self::card() ) ), 0, 8 );
	}

	/** @return array<string, mixed> Every field of a card, with nothing in it. */
	public static function blank_card(): array {
		/** @var array<string, mixed>|null $blank */
		static $blank = null;
		return $blank ??= array_map(
			static fn ( array $field ): mixed => match ( $field['type'] ) {
				'string' => '',
				'integer', 'number' => 0,
				'boolean' => false,
				'array' => array(),
				default => null,
			},
			self::card()
		);
	}

	/** @return array<string, array<string, mixed>> */
	private static function card(): array {
		/** @var array<string, array<string, mixed>> */
		return Schema::from_file( dirname( __DIR__, 3 ) . '/schemas/parts/card.json' )->to_array()['properties'];
	}
}
