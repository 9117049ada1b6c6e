<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync\Files;

/**
 * The formats that a plugin reads.
 */
final readonly class Formats {

	/**
	 * @param non-empty-list<Format> $all The first one is tried on files with another extension.
	 * @param list<Format>           $own Of files that only this site writes. They cannot be uploaded or sent.
	 */
	public function __construct( public array $all, private array $own = array() ) {}

	/** By the extension; what it holds is found out by reading it. */
	public function for_file( string $path ): Format {
		$extension = strtolower( pathinfo( $path, PATHINFO_EXTENSION ) );
		foreach ( array( ...$this->all, ...$this->own ) as $format ) {
			if ( $format->extension() === $extension ) {
				return $format;
			}
		}
		return $this->all[0];
	}

	/** As a run stored it. */
	public function named( string $name ): Format {
		foreach ( array( ...$this->all, ...$this->own ) as $format ) {
			if ( $format->name() === $name ) {
				return $format;
			}
		}
		return $this->all[0];
	}

	/** @return list<string> With `zip`, which may hold any of them. */
	public function extensions(): array {
		return array( ...array_map( static fn ( Format $format ): string => $format->extension(), $this->all ), 'zip' );
	}

	/** Whether a file of this name is worth a look. */
	public function take( string $name ): bool {
		return in_array( strtolower( pathinfo( $name, PATHINFO_EXTENSION ) ), $this->extensions(), true );
	}
}
