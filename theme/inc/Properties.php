<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

use HearthHammer\Hpapi\Hpapi;

/**
 * All that the theme asks of the estate agency plugin; empty where it is off.
 *
 * Shapes are those of plugins/hpapi/schemas: a card is card.json, a property is property.json.
 */
final class Properties {

	public const SALES    = 1;
	public const LETTINGS = 2;

	/**
	 * The newest on the market.
	 *
	 * @return list<array<string, mixed>> Cards.
	 */
	public static function latest( int $channel, int $count ): array {
		return Plugins::hpapi() ? Hpapi::featured( $channel, $count ) : array();
	}

	/** @return list<array{id: int, name: string, slug: string, url: string, page_url: string, count: int}> Parishes with property on the market. */
	public static function areas(): array {
		return Plugins::hpapi() ? Hpapi::active_parishes() : array();
	}

	/** @return array<string, mixed>|null The list that this page is, or null where it is none. */
	public static function current_list(): ?array {
		return Plugins::hpapi() ? Hpapi::current_list() : null;
	}

	/** @return array<string, mixed>|null */
	public static function property( int $id ): ?array {
		return Plugins::hpapi() ? Hpapi::property( $id ) : null;
	}

	/**
	 * Others like it on the market.
	 *
	 * @return list<array<string, mixed>> Cards.
	 */
	public static function similar( int $id, int $count ): array {
		return Plugins::hpapi() ? Hpapi::similar( $id, $count ) : array();
	}

	/** @return array{cards: list<array<string, mixed>>, total: int, url: string} The newest of a parish, how many it has, and the list of them. */
	public static function in_parish( int $parish, int $channel, int $count ): array {
		return Plugins::hpapi() ? Hpapi::in_parish( $parish, $channel, $count ) : array(
			'cards' => array(),
			'total' => 0,
			'url'   => '',
		);
	}

	/** @return list<array{title: string, text: string}> */
	public static function parish_features( int $post ): array {
		return Plugins::hpapi() ? Hpapi::parish_features( $post ) : array();
	}

	/**
	 * Prints the pictures of a property.
	 *
	 * @param array<string, mixed> $property As property() gives it.
	 */
	public static function print_gallery( array $property ): void {
		// phpcs:ignore WordPress.Security.EscapeOutput -- an island, escaped by its template.
		echo Plugins::hpapi() ? Hpapi::gallery( $property ) : '';
	}

	/** Prints the list of this page as a map. */
	public static function print_property_map(): void {
		// phpcs:ignore WordPress.Security.EscapeOutput -- an island, escaped by its template.
		echo Plugins::hpapi() ? Hpapi::property_map() : '';
	}

	/** Prints the button that shows a property's map, where it is known where it is. */
	public static function print_location_map( int $id ): void {
		// phpcs:ignore WordPress.Security.EscapeOutput -- an island, escaped by its template.
		echo Plugins::hpapi() ? Hpapi::property_location_map( $id, Routes::property_map( $id ) ) : '';
	}

	/** @return array<string, mixed>|null As property-location.json. */
	public static function location( int $id ): ?array {
		return Plugins::hpapi() ? Hpapi::property_location( $id ) : null;
	}

	/** Prints the search form; its variant is hero or bar. */
	public static function print_search_form( string $variant ): void {
		if ( Plugins::hpapi() ) {
			// phpcs:ignore WordPress.Security.EscapeOutput -- an island, escaped by its template.
			echo Hpapi::search_form( array( 'variant' => $variant ) );
		}
	}
}
