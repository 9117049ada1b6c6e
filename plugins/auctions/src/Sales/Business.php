<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sales;

use InvalidArgumentException;

/**
 * What a house sells at auction, and the scope in the addresses of routes and landing pages: `car-auctions`.
 *
 * A business is a field of a department. A house with another one adds it by the filter `hh_auctions_businesses`.
 */
final readonly class Business {

	public const PROPERTY = 'property';
	public const VEHICLE  = 'vehicle';
	public const OTHER    = 'other';

	/**
	 * @param string $slug  e.g. `van-auctions`.
	 * @param string $kind  PROPERTY, VEHICLE or OTHER: which facts and filters its lots have.
	 * @param string $label e.g. "Van auctions".
	 * @param string $goods What is sold there in a sentence, e.g. "vans"; empty to use the label.
	 * @throws InvalidArgumentException
	 */
	public function __construct(
		public string $slug,
		public string $kind,
		public string $label,
		private string $goods = '',
	) {
		if ( 1 !== preg_match( '/^[a-z][a-z0-9-]{1,39}$/', $slug ) || ! in_array( $kind, array( self::PROPERTY, self::VEHICLE, self::OTHER ), true ) || '' === $label ) {
			throw new InvalidArgumentException( "No business: {$slug}, {$kind}." ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
	}

	/** @return array<string, self> By slug; property auctions come first. */
	public static function all(): array {
		$ours = array(
			new self( 'property-auctions', self::PROPERTY, __( 'Property auctions', 'hearth-hammer' ), __( 'property', 'hearth-hammer' ) ),
			new self( 'car-auctions', self::VEHICLE, __( 'Car auctions', 'hearth-hammer' ), __( 'cars', 'hearth-hammer' ) ),
			new self( 'van-auctions', self::VEHICLE, __( 'Van auctions', 'hearth-hammer' ), __( 'vans', 'hearth-hammer' ) ),
		);
		/**
		 * Filters the businesses of the house.
		 *
		 * @param list<Business> $businesses
		 */
		$all = apply_filters( 'hh_auctions_businesses', $ours );
		return array_column( array_filter( is_array( $all ) ? $all : array(), static fn ( mixed $one ): bool => $one instanceof self ) ?: $ours, null, 'slug' );
	}

	public static function from_slug( string $slug ): ?self {
		return self::all()[ $slug ] ?? null;
	}

	/** In a sentence: cars, vans, property. */
	public function goods(): string {
		return '' === $this->goods ? $this->label : $this->goods;
	}

	public function is_vehicle(): bool {
		return self::VEHICLE === $this->kind;
	}

	public function is_property(): bool {
		return self::PROPERTY === $this->kind;
	}
}
