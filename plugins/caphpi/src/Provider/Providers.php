<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider;

use Closure;
use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Core\Settings\ConnectionTest;

/**
 * The providers that can be chosen in the settings, and those that are.
 */
final readonly class Providers {

	/** @param array<string, Closure(): ValuationProvider> $makers Name to what makes it. */
	public function __construct(
		private array $makers,
		private ValuationSettings $settings = new ValuationSettings(),
	) {}

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
			throw new ProviderFailed( FailureReason::Refused, 'no provider with the selected name', false );
		}
		return $provider;
	}

	/** @return list<string> */
	public function names(): array {
		return array_keys( $this->makers );
	}

	/** The name of the one that is asked first. */
	public function primary(): string {
		return $this->settings->provider();
	}

	/** The name of the one that is asked when the first one fails; null for none. */
	public function fallback(): ?string {
		$name = $this->settings->value( 'fallback_provider' );
		return '' === $name || $name === $this->primary() ? null : $name;
	}

	/** @return array<string, ConnectionTest> By name: of those that are reached over the network. */
	public function connection_tests(): array {
		return array_filter(
			array_map( static fn ( Closure $make ): ValuationProvider => $make(), $this->makers ),
			static fn ( ValuationProvider $provider ): bool => $provider instanceof ConnectionTest
		);
	}
}
