<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue\Filters;

use HearthHammer\Core\Money\Numbers;
use HearthHammer\Core\Schema\Schema;

/**
 * One filter of a catalogue: how it is read and what it asks of the index.
 *
 * Its type, default, choices and bounds are those of schemas/parts/lot-filters.json, of which TypeScript has them too.
 */
abstract readonly class Filter {

	/** @param string $kind The kind of business whose lots have it (Business::VEHICLE, …); empty for every one. */
	public function __construct( public string $name, public string $kind = '' ) {}

	/** What someone sent, as the address writes it; whatever is unfit counts as the default. */
	abstract public function read( mixed $raw ): string;

	/**
	 * The conditions on the index, prepared.
	 *
	 * @param string                $value Not the default.
	 * @param array<string, string> $set   All filters that are set, by name.
	 * @return list<string>
	 */
	abstract public function conditions( string $value, array $set ): array;

	/** As the address writes it; a filter at its default stays out of the address. */
	final public function default(): string {
		$default = $this->schema()['default'] ?? '';
		return is_int( $default ) || is_float( $default ) ? Numbers::plain( (float) $default ) : (string) $default;
	}

	/** @return array<string, mixed> */
	final protected function schema(): array {
		return self::contract()[ $this->name ];
	}

	/** @return array<string, array<string, mixed>> Every filter, and the order, by name, as they stand in an address. */
	final public static function contract(): array {
		/** @var array<string, array<string, mixed>> */
		return Schema::from_file( dirname( __DIR__, 3 ) . '/schemas/parts/lot-filters.json' )->to_array()['properties'];
	}
}
