<?php

declare( strict_types=1 );

namespace HearthHammer\Core;

use Closure;

/**
 * Services that modules share. Each is made when it is first asked for, so a request loads only those that it uses.
 * A class that extends this lists its properties with `@property-read`.
 */
abstract class LazyServices {

	/** @var array<string, object> */
	private array $made = array();

	/** @param array<string, Closure(static): object> $makers By name of the property. */
	final protected function __construct( private readonly array $makers ) {}

	final public function __get( string $name ): object {
		return $this->made[ $name ] ??= ( $this->makers[ $name ] )( $this );
	}

	final public function __isset( string $name ): bool {
		return isset( $this->makers[ $name ] );
	}
}
