<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

/**
 * A service that knows postcodes: asked where our own gazetteer does not.
 */
interface PostcodeService {

	/**
	 * @param list<Postcode> $postcodes
	 * @param float          $seconds   To wait for each answer.
	 * @return array<string, Coordinates|null> By postcode (`TN17 3AB`); null for one that does not exist.
	 * @throws ServiceFailed When it gives no usable answer.
	 */
	public function postcodes( array $postcodes, float $seconds ): array;

	/**
	 * The middle of an outward code (`TN17`); null for one that does not exist.
	 *
	 * @throws ServiceFailed When it gives no usable answer.
	 */
	public function outcode( string $outcode, float $seconds ): ?Coordinates;
}
