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

	/** @return list<array{label: string, url: string}> Lists near fast trains. */
	public static function rail_links(): array {
		return Plugins::hpapi() ? Hpapi::rail_links() : array();
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

	/** @return array{url: string, api: string, is_shared: bool, shared_ids: string, properties: list<string>}|null The page /saved/, or null where this page is another. */
	public static function saved_page(): ?array {
		return Plugins::hpapi() ? Hpapi::saved_page() : null;
	}

	/** @return list<array{title: string, text: string}> */
	public static function parish_features( int $post ): array {
		return Plugins::hpapi() ? Hpapi::parish_features( $post ) : array();
	}

	/** @return array{valuer: array<string, mixed>|null, early_bird: array{text: string, until: int, until_label: string}|null} As property-people.json. */
	public static function people( int $id ): array {
		return Plugins::hpapi() ? Hpapi::property_people( $id ) : array(
			'valuer'     => null,
			'early_bird' => null,
		);
	}

	/** @return list<array{name: string, url: string, miles: float, count: int}> The parishes round about one. */
	public static function neighbours( int $parish ): array {
		return Plugins::hpapi() ? Hpapi::neighbours( $parish ) : array();
	}

	/** @return list<array{label: string, url: string}> Searches to go on with from a parish. */
	public static function parish_searches( int $parish ): array {
		return Plugins::hpapi() ? Hpapi::parish_searches( $parish ) : array();
	}

	/**
	 * Cards in a row that scrolls sideways, as HTML.
	 *
	 * @param list<array<string, mixed>> $cards
	 */
	public static function card_carousel( string $label, array $cards, string $url = '' ): string {
		return Plugins::hpapi() ? Hpapi::card_carousel( $label, $cards, $url ) : '';
	}

	/** What there is to know of a parish, likewise; `$more` is HTML beside the heading. */
	public static function feature_carousel( string $label, int $parish, string $more = '' ): string {
		return Plugins::hpapi() ? Hpapi::feature_carousel( $label, $parish, $more ) : '';
	}

	/** Posts about a parish, likewise. */
	public static function post_carousel( string $label, int $parish ): string {
		return Plugins::hpapi() ? Hpapi::post_carousel( $label, $parish ) : '';
	}

	/** What the valuer of the page's property says, as HTML. */
	public static function valuer_quote(): string {
		return Plugins::hpapi() ? Hpapi::valuer_block() : '';
	}

	/** What the firm has won, as HTML. */
	public static function awards(): string {
		return Plugins::hpapi() ? Hpapi::awards_block() : '';
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

	/**
	 * Prints the chart of a property's energy rating, if it is known.
	 *
	 * @param array<string, mixed> $property As property() gives it.
	 */
	public static function print_epc_chart( array $property ): void {
		// phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its template.
		echo Plugins::hpapi() ? Hpapi::epc_chart( $property ) : '';
	}

	/**
	 * Prints what buying costs: the tax and a mortgage on a price.
	 *
	 * @param string $nation england, scotland or wales.
	 */
	public static function print_stamp_duty_calculator( int $price, string $nation ): void {
		// phpcs:ignore WordPress.Security.EscapeOutput -- an island, escaped by its template.
		echo Plugins::hpapi() ? Hpapi::stamp_duty_calculator( array( 'price' => $price, 'nation' => $nation ) ) : '';
	}

	public static function print_mortgage_calculator( int $price ): void {
		// phpcs:ignore WordPress.Security.EscapeOutput -- an island, escaped by its template.
		echo Plugins::hpapi() ? Hpapi::mortgage_calculator( array( 'price' => $price ) ) : '';
	}

	/** The form to book a viewing or to ask, as HTML; empty where visitors may not. */
	public static function enquiry_form( int $property ): string {
		return Plugins::hpapi() ? Hpapi::enquiry_form( $property ) : '';
	}

	/** @return array<string, mixed> What the page of an enquiry shows. */
	public static function current_enquiry(): array {
		return ( Plugins::hpapi() ? Hpapi::current_enquiry() : null ) ?? array(
			'title'   => '',
			'address' => '',
		);
	}

	/** Prints what the page of an enquiry says below its title. */
	public static function print_enquiry_body(): void {
		if ( Plugins::hpapi() ) {
			Hpapi::print_enquiry_body();
		}
	}

	/** Prints the button that saves the list's search. */
	public static function print_save_search(): void {
		// phpcs:ignore WordPress.Security.EscapeOutput -- an island, escaped by its template.
		echo Plugins::hpapi() ? Hpapi::save_search() : '';
	}

	/** @return array{title: string, body: string} The page of saved searches that this is; the body is HTML. */
	public static function saved_search_page(): array {
		return ( Plugins::hpapi() ? Hpapi::saved_search_page() : null ) ?? array(
			'title' => '',
			'body'  => '',
		);
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
