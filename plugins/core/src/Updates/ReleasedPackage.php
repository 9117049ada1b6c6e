<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Updates;

/**
 * A plugin or the theme in its newest version, as the publisher signed it (scripts/lib/release.mjs).
 */
final readonly class ReleasedPackage {

	/**
	 * @param string $slug         Folder of the plugin or theme.
	 * @param string $type         `plugin` or `theme`.
	 * @param string $url          https.
	 * @param string $sha256       Of the zip, in small hexadecimal letters.
	 * @param int    $bytes        Of the zip.
	 * @param string $requires     WordPress's version.
	 * @param string $requires_php PHP's version.
	 * @param string $tested       WordPress's version.
	 */
	private function __construct(
		public string $slug,
		public string $type,
		public string $name,
		public string $version,
		public string $url,
		public string $sha256,
		public int $bytes,
		public string $requires,
		public string $requires_php,
		public string $tested,
	) {}

	/**
	 * Null where the publisher signed something that is no package.
	 *
	 * @param array<mixed> $row
	 */
	public static function of( string $slug, array $row ): ?self {
		$text  = static fn ( string $name ): string => is_string( $row[ $name ] ?? null ) ? $row[ $name ] : '';
		$bytes = is_int( $row['bytes'] ?? null ) ? $row['bytes'] : 0;
		$fits  = 1 === preg_match( '/^[a-z0-9][a-z0-9-]*$/D', $slug )
			&& in_array( $text( 'type' ), array( 'plugin', 'theme' ), true )
			&& 1 === preg_match( '/^\d+(?:\.\d+)+(?:-[\w.]+)?$/D', $text( 'version' ) )
			&& 1 === preg_match( '/^[0-9a-f]{64}$/D', $text( 'sha256' ) )
			&& str_starts_with( $text( 'url' ), 'https://' )
			&& $bytes > 0;
		return $fits ? new self( $slug, $text( 'type' ), $text( 'name' ), $text( 'version' ), $text( 'url' ), $text( 'sha256' ), $bytes, $text( 'requires' ), $text( 'requires_php' ), $text( 'tested' ) ) : null;
	}

	public function is_newer_than( string $version ): bool {
		return version_compare( $this->version, $version, '>' );
	}

	/** @param string $path Of a downloaded file. */
	public function is_in( string $path ): bool {
		return is_file( $path ) && hash_equals( $this->sha256, (string) hash_file( 'sha256', $path ) );
	}
}
