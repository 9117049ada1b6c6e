<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Settings;

use HearthHammer\Core\Config\Config;

/**
 * The credentials of outside services: a constant or environment variable first, what staff typed second.
 *
 * What was typed is stored sealed. New salts make it unreadable: it must be typed again. Nothing here is ever printed.
 */
final readonly class SecretStore {

	/** Shorter ones would scrub ordinary words. */
	private const SCRUB_FROM = 4;

	/**
	 * @param string                $option    Holds one array: name to sealed credential. Not autoloaded.
	 * @param array<string, string> $constants Every credential there is: its name to the constant that wins.
	 */
	public function __construct(
		public string $option,
		public Sealer $sealer,
		private array $constants,
	) {}

	/** The credential, or an empty text where there is none. Never print, log or throw it. */
	public function get( string $name ): string {
		$fixed = $this->fixed( $name );
		return '' !== $fixed ? $fixed : (string) $this->sealer->open( $name, $this->sealed( $name ) );
	}

	public function is_set( string $name ): bool {
		return '' !== $this->get( $name );
	}

	/** Whether a constant or environment variable decides it. */
	public function is_fixed( string $name ): bool {
		return '' !== $this->fixed( $name );
	}

	/** Stored, but sealed with salts that the site no longer has. */
	public function is_unreadable( string $name ): bool {
		return '' !== $this->sealed( $name ) && null === $this->sealer->open( $name, $this->sealed( $name ) );
	}

	public function constant( string $name ): string {
		return $this->constants[ $name ];
	}

	/** @return list<string> */
	public function names(): array {
		return array_keys( $this->constants );
	}

	/** @return array<string, string> Name to sealed credential. */
	public function stored(): array {
		$stored = get_option( $this->option, array() );
		return is_array( $stored ) ? array_filter( array_intersect_key( $stored, $this->constants ), is_string( ... ) ) : array();
	}

	/** Takes every credential of the store out of a text: the last line of defence before a text is shown or logged. */
	public function scrub( string $text ): string {
		foreach ( $this->names() as $name ) {
			$secret = $this->get( $name );
			if ( strlen( $secret ) >= self::SCRUB_FROM ) {
				$text = str_replace( array_unique( array( $secret, rawurlencode( $secret ), urlencode( $secret ), esc_html( $secret ), base64_encode( $secret ) ) ), '***', $text );
			}
		}
		return $text;
	}

	private function fixed( string $name ): string {
		return trim( Config::string( $this->constants[ $name ] ?? '' ) );
	}

	private function sealed( string $name ): string {
		return $this->stored()[ $name ] ?? '';
	}
}
