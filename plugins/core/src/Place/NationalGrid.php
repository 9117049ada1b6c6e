<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

/**
 * Ordnance Survey's National Grid: metres east and north on the ellipsoid of 1830. The formulas, and their names, are
 * those of its guide to coordinate systems; with the one shift for all of Great Britain they are right to about five
 * metres.
 */
final class NationalGrid {

	/** Airy 1830, and WGS 84: half the axes in metres. */
	private const AIRY  = array( 6377563.396, 6356256.909 );
	private const WGS84 = array( 6378137.0, 6356752.3141 );

	private const SCALE     = 0.9996012717;
	private const LATITUDE  = 49.0;
	private const LONGITUDE = -2.0;
	private const EAST      = 400000.0;
	private const NORTH     = -100000.0;

	/** From OSGB36 to WGS 84: metres, seconds of arc, parts in a million. */
	private const SHIFT = array( 446.448, -125.157, 542.060 );
	private const TURN  = array( 0.1502, 0.2470, 0.8421 );
	private const GROW  = -20.4894;

	/** Null for what does not lie on the grid's square of 700 by 1300 km; 0, 0 stands for 'not known'. */
	public static function to_wgs84( float $easting, float $northing ): ?Coordinates {
		if ( $easting < 1 || $easting > 700000 || $northing < 1 || $northing > 1300000 ) {
			return null;
		}
		[ $latitude, $longitude ] = self::shift( ...self::unproject( $easting, $northing ) );
		return new Coordinates( rad2deg( $latitude ), rad2deg( $longitude ) );
	}

	/** @return array{float, float} Latitude and longitude on Airy's ellipsoid, radians. */
	private static function unproject( float $easting, float $northing ): array {
		[ $a, $b ] = self::AIRY;
		$e2        = 1 - ( $b / $a ) ** 2;
		$phi       = deg2rad( self::LATITUDE );
		do {
			$rest = $northing - self::NORTH - self::meridian( $phi );
			$phi += $rest / ( $a * self::SCALE );
		} while ( abs( $rest ) > 0.00001 );
		$sin  = sin( $phi );
		$tan2 = tan( $phi ) ** 2;
		$tan4 = $tan2 ** 2;
		$nu   = $a * self::SCALE / sqrt( 1 - $e2 * $sin ** 2 );
		$rho  = $a * self::SCALE * ( 1 - $e2 ) / ( 1 - $e2 * $sin ** 2 ) ** 1.5;
		$eta2 = $nu / $rho - 1;
		$sec  = 1 / cos( $phi );
		$vii  = tan( $phi ) / ( 2 * $rho * $nu );
		$viii = tan( $phi ) / ( 24 * $rho * $nu ** 3 ) * ( 5 + 3 * $tan2 + $eta2 - 9 * $tan2 * $eta2 );
		$ix   = tan( $phi ) / ( 720 * $rho * $nu ** 5 ) * ( 61 + 90 * $tan2 + 45 * $tan4 );
		$x    = $sec / $nu;
		$xi   = $sec / ( 6 * $nu ** 3 ) * ( $nu / $rho + 2 * $tan2 );
		$xii  = $sec / ( 120 * $nu ** 5 ) * ( 5 + 28 * $tan2 + 24 * $tan4 );
		$xiia = $sec / ( 5040 * $nu ** 7 ) * ( 61 + 662 * $tan2 + 1320 * $tan4 + 720 * $tan2 * $tan4 );
		$east = $easting - self::EAST;
		return array(
			$phi - $vii * $east ** 2 + $viii * $east ** 4 - $ix * $east ** 6,
			deg2rad( self::LONGITUDE ) + $x * $east - $xi * $east ** 3 + $xii * $east ** 5 - $xiia * $east ** 7,
		);
	}

	/** The developed arc of the meridian from the true origin, metres. */
	private static function meridian( float $phi ): float {
		[ $a, $b ] = self::AIRY;
		$n         = ( $a - $b ) / ( $a + $b );
		$less      = $phi - deg2rad( self::LATITUDE );
		$more      = $phi + deg2rad( self::LATITUDE );
		return $b * self::SCALE * (
			( 1 + $n + 5 / 4 * $n ** 2 + 5 / 4 * $n ** 3 ) * $less
			- ( 3 * $n + 3 * $n ** 2 + 21 / 8 * $n ** 3 ) * sin( $less ) * cos( $more )
			+ ( 15 / 8 * $n ** 2 + 15 / 8 * $n ** 3 ) * sin( 2 * $less ) * cos( 2 * $more )
			- 35 / 24 * $n ** 3 * sin( 3 * $less ) * cos( 3 * $more )
		);
	}

	/** @return array{float, float} Helmert's transformation, at sea level, radians. */
	private static function shift( float $phi, float $lambda ): array {
		[ $a, $b ] = self::AIRY;
		$e2        = 1 - ( $b / $a ) ** 2;
		$nu        = $a / sqrt( 1 - $e2 * sin( $phi ) ** 2 );
		$x         = $nu * cos( $phi ) * cos( $lambda );
		$y         = $nu * cos( $phi ) * sin( $lambda );
		$z         = ( 1 - $e2 ) * $nu * sin( $phi );

		[ $tx, $ty, $tz ] = self::SHIFT;
		[ $rx, $ry, $rz ] = array_map( static fn ( float $seconds ): float => deg2rad( $seconds / 3600 ), self::TURN );
		$scale            = 1 + self::GROW * 1e-6;
		$x2               = $tx + $scale * $x - $rz * $y + $ry * $z;
		$y2               = $ty + $rz * $x + $scale * $y - $rx * $z;
		$z2               = $tz - $ry * $x + $rx * $y + $scale * $z;

		[ $a, $b ] = self::WGS84;
		$e2        = 1 - ( $b / $a ) ** 2;
		$p         = hypot( $x2, $y2 );
		$latitude  = atan2( $z2, $p * ( 1 - $e2 ) );
		for ( $turn = 0; $turn < 6; $turn++ ) {
			$latitude = atan2( $z2 + $e2 * $a / sqrt( 1 - $e2 * sin( $latitude ) ** 2 ) * sin( $latitude ), $p );
		}
		return array( $latitude, atan2( $y2, $x2 ) );
	}
}
