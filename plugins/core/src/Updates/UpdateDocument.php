<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Updates;

use Exception;

/**
 * The publisher's signed list of releases: update.json of `npm run release`.
 *
 * One signature covers all of it: names, versions, checksums and notes. An old package can therefore not be passed off
 * as a new one, nor one plugin as another.
 */
final readonly class UpdateDocument {

	/** Before the text that is signed, as in scripts/lib/release.mjs. */
	private const CONTEXT = "hearth-hammer-update-1\n";

	/**
	 * @param string                         $released  Such as 2026-12-01; may be empty.
	 * @param string                         $notes     HTML of the changelog.
	 * @param string                         $notes_url https.
	 * @param array<string, ReleasedPackage> $packages  By slug.
	 */
	private function __construct(
		public string $released,
		public string $notes,
		public string $notes_url,
		private array $packages,
	) {}

	/**
	 * @param string       $json What the address for updates sent.
	 * @param list<string> $keys Public keys in base64; one of them must have signed it.
	 * @param string       $host For the sentence.
	 * @throws BadUpdate
	 */
	public static function open( string $json, array $keys, string $host ): self {
		$envelope  = json_decode( $json, true, 4 );
		$signed    = is_array( $envelope ) ? $envelope['signed'] ?? null : null;
		$signature = is_array( $envelope ) ? $envelope['signature'] ?? null : null;
		if ( ! is_string( $signed ) || ! is_string( $signature ) ) {
			throw BadUpdate::unreadable( $host );
		}
		if ( ! self::is_signed( $signed, $signature, $keys ) ) {
			throw BadUpdate::forged( $host );
		}
		$data = json_decode( $signed, true, 8 );
		if ( ! is_array( $data ) || ! is_array( $data['packages'] ?? null ) ) {
			throw BadUpdate::unreadable( $host );
		}
		$packages = array();
		foreach ( $data['packages'] as $slug => $row ) {
			$packages[ (string) $slug ] = is_array( $row ) ? ReleasedPackage::of( (string) $slug, $row ) : null;
		}
		$text = static fn ( string $name ): string => is_string( $data[ $name ] ?? null ) ? $data[ $name ] : '';
		return new self( $text( 'released' ), wp_kses_post( $text( 'notes' ) ), $text( 'notes_url' ), array_filter( $packages ) );
	}

	/** @param 'plugin'|'theme' $type */
	public function package( string $type, string $slug ): ?ReleasedPackage {
		$package = $this->packages[ $slug ] ?? null;
		return $package?->type === $type ? $package : null;
	}

	public function package_at( string $url ): ?ReleasedPackage {
		foreach ( $this->packages as $package ) {
			if ( $package->url === $url ) {
				return $package;
			}
		}
		return null;
	}

	/** @param list<string> $keys */
	private static function is_signed( string $text, string $signature, array $keys ): bool {
		$raw = base64_decode( $signature, true );
		foreach ( $keys as $key ) {
			$public = base64_decode( $key, true );
			try {
				// WordPress brings these functions where PHP lacks them.
				if ( is_string( $raw ) && '' !== $raw && is_string( $public ) && '' !== $public && sodium_crypto_sign_verify_detached( $raw, self::CONTEXT . $text, $public ) ) {
					return true;
				}
			} catch ( Exception ) {
				continue; // No key, or a signature of another length: PHP and WordPress throw different exceptions.
			}
		}
		return false;
	}
}
