<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Settings;

use HearthHammer\Core\Config\Config;

/**
 * The values of settings: a constant or environment variable first, what staff stored second, the default last.
 */
final readonly class SettingsStore {

	/**
	 * @param string                         $option   The option that holds what staff stored: one array.
	 * @param string                         $prefix   A setting's constant is this and its name in capitals, e.g.
	 *                                                 `CAPHPI_`; empty: no constant decides here.
	 * @param array<string, string|int|bool> $defaults Every setting there is.
	 */
	public function __construct(
		public string $option,
		private string $prefix,
		public array $defaults,
	) {}

	/** A setting as text, whatever decides it. */
	public function text( string $name ): string {
		$fixed = $this->fixed( $name );
		if ( '' !== $fixed ) {
			return trim( $fixed );
		}
		$option = get_option( $this->option, array() );
		$value  = is_array( $option ) ? $option[ $name ] ?? $this->defaults[ $name ] : $this->defaults[ $name ];
		return trim( (string) ( is_scalar( $value ) ? $value : $this->defaults[ $name ] ) );
	}

	/** A whole number within limits, whatever was stored or set outside. */
	public function number( string $name, int $least = 0, int $most = PHP_INT_MAX ): int {
		$text = $this->text( $name );
		return max( $least, min( $most, (int) ( is_numeric( $text ) ? $text : $this->defaults[ $name ] ) ) );
	}

	public function flag( string $name ): bool {
		return in_array( strtolower( $this->text( $name ) ), array( '1', 'true', 'yes', 'on' ), true );
	}

	/** Whether a constant or environment variable decides this one, so that a screen cannot. */
	public function is_fixed( string $name ): bool {
		return '' !== $this->fixed( $name );
	}

	/** The constant's name; empty where none decides. */
	public function constant( string $name ): string {
		return '' === $this->prefix ? '' : $this->prefix . strtoupper( $name );
	}

	/** @return array<string, mixed> What staff stored, without what this store does not know. */
	public function stored(): array {
		$option = get_option( $this->option, array() );
		return is_array( $option ) ? array_intersect_key( $option, $this->defaults ) : array();
	}

	private function fixed( string $name ): string {
		return '' === $this->prefix ? '' : Config::string( $this->constant( $name ) );
	}
}
