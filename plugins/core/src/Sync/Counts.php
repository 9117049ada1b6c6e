<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

/**
 * What an import did, or would do.
 */
final class Counts {

	public int $rows             = 0;
	public int $added            = 0;
	public int $changed          = 0;
	public int $unchanged        = 0;
	public int $withdrawn        = 0;

	/** Left out because something is wrong with them. */
	public int $set_aside        = 0;
	public int $pictures_added   = 0;
	public int $pictures_kept    = 0;
	public int $pictures_removed = 0;
	public int $pictures_failed  = 0;

	/** Left for the next run. */
	public int $pictures_later   = 0;

	/** @return array<string, int> */
	public function to_array(): array {
		/** @var array<string, int> */
		return get_object_vars( $this );
	}

	/** @param array<mixed> $kept */
	public static function from_array( array $kept ): self {
		$counts = new self();
		foreach ( array_keys( get_object_vars( $counts ) ) as $name ) {
			$counts->$name = is_int( $kept[ $name ] ?? null ) ? $kept[ $name ] : 0;
		}
		return $counts;
	}
}
