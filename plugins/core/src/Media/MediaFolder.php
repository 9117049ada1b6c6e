<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

/**
 * The files that came with a feed: those beside it and no others. An empty name of a folder holds none. Where a source
 * keeps its pictures in folders, a name may have them in front: `CAR_1001/front.webp`, `2026/05/front.jpg`.
 */
final class MediaFolder {

	/** @var array<string, string>|null Lower-case name to the real one. */
	private ?array $names = null;

	public function __construct(
		private readonly string $folder,
		private readonly bool $has_folders = false,
	) {}

	/** Absolute path, or null where there is no such file. Systems write .JPG and .jpg as it pleases them. */
	public function path( string $name ): ?string {
		if ( $this->has_folders && 1 === preg_match( '#^([A-Za-z0-9][A-Za-z0-9_-]*)/(.+)$#D', $name, $match ) ) {
			return '' === $this->folder ? null : ( new self( $this->folder . '/' . $match[1], true ) )->path( $match[2] );
		}
		if ( '' === $name || '' === $this->folder || basename( $name ) !== $name || str_contains( $name, '\\' ) || '.' === $name[0] ) {
			return null;
		}
		$path = $this->folder . '/' . $name;
		if ( ! is_file( $path ) ) {
			$real = $this->names()[ strtolower( $name ) ] ?? null;
			if ( null === $real ) {
				return null;
			}
			$path = $this->folder . '/' . $real;
		}
		// A link could lead out of the folder.
		$real_path = realpath( $path );
		return false !== $real_path && dirname( $real_path ) === realpath( $this->folder ) ? $real_path : null;
	}

	/** @return array<string, string> */
	private function names(): array {
		if ( null === $this->names ) {
			$this->names = array();
			foreach ( is_dir( $this->folder ) ? (array) scandir( $this->folder ) : array() as $name ) {
				$this->names[ strtolower( (string) $name ) ] = (string) $name;
			}
		}
		return $this->names;
	}
}
