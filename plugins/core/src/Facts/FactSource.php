<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Facts;

/**
 * Where facts are read: a property, a lot. Fields have the names of property-fields.json; one that is not known is
 * empty, 0 or false.
 */
interface FactSource {

	public function text( string $name ): string;

	public function int( string $name ): int;

	public function float( string $name ): float;

	public function is( string $name ): bool;
}
