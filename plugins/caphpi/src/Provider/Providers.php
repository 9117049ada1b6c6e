<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider;

use Closure;

/**
 * The providers that can be chosen in the settings.
 */
final readonly class Providers {

	/** @param array<string, Closure(): ValuationProvider> $makers Name to what makes it. */
	public function __construct( private array $makers ) {}

	/** @throws ProviderFailed For a name that is not on the list. */
	public function get( string $name ): ValuationProvider {
		$make = $this->makers[ $name ] ?? null;
		/**
		 * Lets another plugin bring its own provider.
		 *
		 * @param ValuationProvider|null $provider The one that was chosen, null for an unknown name.
		 * @param string                 $name     Name in the settings.
		 */
		$provider = apply_filters( 'caphpi_provider', null === $make ? null : $make(), $name );
		if ( ! $provider instanceof ValuationProvider ) {
			throw new ProviderFailed( FailureReason::Refused, 'no provider of the chosen name' );
		}
		return $provider;
	}

	/** @return list<string> */
	public function names(): array {
		return array_keys( $this->makers );
	}
}
