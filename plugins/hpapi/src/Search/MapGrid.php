<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

use HearthHammer\Core\Place\BoundingBox;

/**
 * The net of cells in which a map counts: each about as wide and high as a mark that a finger can hit, at its zoom.
 *
 * It lies fixed on the ground, so a map that is moved meets the same cells. SQL, PHP and the island property-map
 * (rules/net.ts; tests/vectors/map-grid.json) find the same cell.
 */
final readonly class MapGrid {

	/** Pixels of the map, as Leaflet has it: the world is 256 wide at zoom 0. */
	private const CELL  = 72;
	private const WORLD = 256;

	/** The closest zoom at which anything is put together; whoever looks closer wants single properties. */
	public const CLOSEST = 18;

	/** Of a map of the whole country, where a request says no zoom. */
	public const WIDE = 5;

	/** More cells would be no map any more, and a long answer: they are made larger. */
	private const MOST_CELLS = 1000;

	/** Maps stretch what lies north: a cell is so much lower in degrees than it is wide, halfway up the country. */
	private const FLATTER = 0.6;

	/** More than there are around the world at the closest zoom. */
	private const COLUMNS = 2 ** 20;

	/** Degrees. */
	public float $width;
	public float $height;

	/** @param BoundingBox|null $box What is looked at; null for everything. */
	public function __construct( public int $zoom, public ?BoundingBox $box ) {
		$width = 360 * self::CELL / self::WORLD / 2 ** min( self::CLOSEST, $zoom );
		while ( null !== $box && ceil( ( $box->east - $box->west ) / $width ) * ceil( ( $box->north - $box->south ) / ( $width * self::FLATTER ) ) > self::MOST_CELLS ) {
			$width *= 2;
		}
		// As the statement has them.
		$this->width  = round( $width, 10 );
		$this->height = round( $width * self::FLATTER, 10 );
	}

	/** Whether single properties are asked for. */
	public function is_single(): bool {
		return $this->zoom > self::CLOSEST;
	}

	/**
	 * An SQL expression that names the cell of a row: one number, because a database groups by one faster than by two. With
	 * `e0` it divides as PHP and browsers do, and faster than by a decimal.
	 */
	public function sql(): string {
		global $wpdb;
		return (string) $wpdb->prepare( 'FLOOR(latitude / %.10Fe0) * %d + FLOOR(longitude / %.10Fe0)', $this->height, self::COLUMNS, $this->width );
	}

	/** The same cell as one text. */
	public function cell( float $latitude, float $longitude ): string {
		return floor( $latitude / $this->height ) . ' ' . floor( $longitude / $this->width );
	}

	/** The box with the whole of the cells at its edges; null for everything. */
	public function whole_cells(): ?BoundingBox {
		return null === $this->box ? null : new BoundingBox(
			floor( $this->box->south / $this->height ) * $this->height,
			floor( $this->box->west / $this->width ) * $this->width,
			( floor( $this->box->north / $this->height ) + 1 ) * $this->height,
			( floor( $this->box->east / $this->width ) + 1 ) * $this->width
		);
	}
}
