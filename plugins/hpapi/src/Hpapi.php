<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi;

use HearthHammer\Hpapi\Enquiries\EnquiryLinks;
use HearthHammer\Hpapi\Enquiries\Valuation\SellPages;
use HearthHammer\Hpapi\Parishes\ParishPostType;
use HearthHammer\Hpapi\People\Staff;
use HearthHammer\Hpapi\People\StaffPostType;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\Properties\PropertyTypes;
use HearthHammer\Hpapi\PropertyPage\NearbyStations;
use HearthHammer\Hpapi\PropertyPage\PropertyView;
use HearthHammer\Hpapi\SavedSearches\Pages\SavedSearchPage;
use HearthHammer\Hpapi\SavedSearches\Visitor\SavedSearchLinks;
use HearthHammer\Hpapi\Search\Lists\ParishLinks;
use HearthHammer\Hpapi\Search\Lists\RailLinks;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Hpapi\Search\SearchUrl;
use HearthHammer\Hpapi\Search\SiteSearch;
use HearthHammer\Hpapi\Search\Surroundings;

/**
 * The plugin's façade: the one class that the theme asks for data. Parts of pages are blocks (PageBlocks).
 *
 * Shapes are those of plugins/hpapi/schemas; money is whole pounds, times are Unix seconds, text is plain and
 * not escaped unless said otherwise.
 */
final class Hpapi {

	/** Post types. */
	public const PROPERTY = PropertyPostType::NAME;
	public const PARISH   = ParishPostType::NAME;
	public const PERSON   = StaffPostType::NAME;

	/** Channels, as in `trans_type`. */
	public const SALES    = 1;
	public const LETTINGS = 2;

	/**
	 * Where things are.
	 *
	 * @return array{for_sale: string, to_rent: string, new_homes: string, saved: string, saved_api: string} Whole
	 *         addresses; `saved_api` is the route that brings cards by number.
	 */
	public static function addresses(): array {
		return array(
			'for_sale'  => SearchUrl::of_channel( Channel::Sales ),
			'to_rent'   => SearchUrl::of_channel( Channel::Lettings ),
			'new_homes' => SearchUrl::of_new_homes(),
			'saved'     => home_url( '/saved/' ),
			'saved_api' => rest_url( 'hpapi/v1/estate-agents/saved-properties' ),
		);
	}

	/** Where owners ask what their property is worth. */
	public static function valuation_url(): string {
		return SellPages::url();
	}

	/**
	 * The list that this page is, or null where it is none.
	 *
	 * @return array<string, mixed>|null As property-list.json.
	 */
	public static function current_list(): ?array {
		return Plugin::properties()->current->to_array();
	}

	/**
	 * A search of the theme's own, e.g. `array( 'trans_type' => 1, 'location' => 'Cranbrook' )`.
	 *
	 * @param array<string, scalar> $parameters As in an address.
	 * @return array{cards: list<array<string, mixed>>, total: int, url: string} Cards as card.json; the address of the whole list.
	 */
	public static function results( array $parameters ): array {
		$services = Plugin::properties();
		$result   = $services->search->find( SearchQuery::from_request( $parameters ) );
		return array(
			'cards' => $result->cards,
			'total' => $result->total,
			'url'   => $services->areas->url()->absolute( $result->query ),
		);
	}

	/**
	 * What a search of the whole site finds of the property on the market, for sale and to rent.
	 *
	 * @param string $typed Unslashed; a place, a street, a reference or words.
	 * @return list<array{channel: int, total: int, url: string, cards: list<array<string, mixed>>}> Those that find something;
	 *         cards as card.json, `$count` at most (12); the address of the whole list.
	 */
	public static function found( string $typed, int $count = 6 ): array {
		$services = Plugin::properties();
		return ( new SiteSearch( $services->search, $services->areas ) )->of( $typed, $count );
	}

	/**
	 * @return array<string, mixed>|null As property.json; null where there is no such property. A withdrawn one is
	 *                                   given with `withdrawn` true.
	 */
	public static function property( int $id ): ?array {
		$record = PropertyRecord::of( $id );
		return null === $record ? null : PropertyView::of_page( $record, Plugin::properties()->parishes );
	}

	/** Where a visitor asks to hear of property like one that is gone: of its kind and size, in its parish or around its postcode. */
	public static function alert_url( int $id ): string {
		$record = PropertyRecord::of( $id );
		$parish = null === $record ? null : Plugin::properties()->parishes->by_id( $record->int( 'parish' ) );
		$query  = null === $record ? new SearchQuery() : SearchQuery::from_request(
			array(
				'trans_type'    => (string) $record->channel()->value,
				'location'      => $parish->name ?? $record->postcode()->outward ?? '',
				'property_type' => PropertyTypes::group( $record->text( 'property_type' ) ),
				'min_beds'      => (string) $record->int( 'bedrooms' ),
			)
		);
		return SavedSearchLinks::form( Plugin::saved_searches()->areas->store( $query ) );
	}

	/**
	 * Who speaks for a property and until when it is an early bird's.
	 *
	 * @return array{valuer: array<string, mixed>|null, early_bird: array{text: string, until: int, until_label: string}|null} As property-people.json.
	 */
	public static function property_people( int $id ): array {
		$record = PropertyRecord::of( $id );
		return null === $record ? array( 'valuer' => null, 'early_bird' => null ) : ( new Staff() )->of_property( $record );
	}

	/**
	 * The page of a person that this is: who they are, and the properties for which they speak.
	 *
	 * @return array{person: array<string, mixed>, first_name: string, total: int, page: int, pages: int, links: list<array{label: string, url: string, kind: string}>, cards: list<array<string, mixed>>, trail: array<string, string>, write_url: string}|null
	 *         As PersonPage::view(), and where a visitor writes to them; null where this page is another.
	 */
	public static function current_person(): ?array {
		$view = Plugin::properties()->person_page->view();
		return null === $view ? null : $view + array( 'write_url' => EnquiryLinks::person( $view['person']['id'] ) );
	}

	/** @return array<string, mixed>|null The member of staff who wrote a post, as `valuer` of property-people.json; null where nobody is named. */
	public static function post_author( int $post ): ?array {
		return Plugin::properties()->post_author->of( $post )?->to_array();
	}

	/**
	 * The newest on the market.
	 *
	 * @param int $channel SALES or LETTINGS.
	 * @return list<array<string, mixed>> As card.json.
	 */
	public static function featured( int $channel = self::SALES, int $count = 6 ): array {
		return Plugin::properties()->newest->everywhere( Channel::tryFrom( $channel ) ?? Channel::Sales, $count );
	}

	/**
	 * Parishes with property on the market, by name.
	 *
	 * @param int $channel SALES, LETTINGS, or 0 for both; decides count and url.
	 * @return list<array{id: int, name: string, slug: string, url: string, page_url: string, count: int}> `url` is the
	 *         list of its property, `page_url` the parish's own page.
	 */
	public static function active_parishes( int $channel = 0 ): array {
		return ( new ParishLinks( Plugin::properties()->parishes ) )->active( Channel::tryFrom( $channel ) );
	}

	/**
	 * The lists of stations in or beside parishes with property for sale, and of the high-speed line where it is near.
	 *
	 * @return list<array{label: string, url: string}> Empty where the gazetteer knows no station nearby.
	 */
	public static function rail_links(): array {
		return ( new RailLinks( Plugin::properties()->parishes ) )->links();
	}

	/**
	 * How much a parish has on the market.
	 *
	 * @param int $parish  Its post.
	 * @param int $channel SALES or LETTINGS.
	 * @return array{total: int, url: string} The address of the whole list.
	 */
	public static function parish_stock( int $parish, int $channel ): array {
		$services = Plugin::properties();
		$of       = $services->parishes->by_id( $parish );
		$channel  = Channel::tryFrom( $channel ) ?? Channel::Sales;
		return array(
			'total' => null === $of ? 0 : $services->newest->count_in_parish( $of, $channel ),
			'url'   => null === $of ? '' : $services->newest->url_of_parish( $of, $channel ),
		);
	}

	/**
	 * The parishes round about one, the nearest first.
	 *
	 * @return list<array{name: string, url: string, miles: float, count: int}> `count` is what is on the market there.
	 */
	public static function neighbours( int $parish, int $count = 6 ): array {
		return self::surroundings()->neighbours( $parish, $count );
	}

	/** @return list<array{name: string, slug: string, miles: float, distance: string, high_speed: bool, url: string}> The stations nearest to a parish; empty where the gazetteer knows none. */
	public static function parish_stations( int $parish ): array {
		$services = Plugin::properties();
		$of       = $services->parishes->by_id( $parish );
		return null === $of ? array() : ( new NearbyStations( $services->gazetteer ) )->around( $of->coordinates, Channel::Sales );
	}

	/**
	 * What is asked and was agreed for homes in and around a parish.
	 *
	 * @return array<string, mixed>|null As AreaMarket::around(); null where too few homes are known.
	 */
	public static function parish_market( int $parish ): ?array {
		$services = Plugin::properties();
		$of       = $services->parishes->by_id( $parish );
		return null === $of ? null : $services->market->around( $of->coordinates );
	}

	/** @return list<array{label: string, url: string}> Searches to go on with from a parish. */
	public static function parish_searches( int $parish ): array {
		return self::surroundings()->searches( $parish );
	}

	/**
	 * The page /saved/, or null where this page is another.
	 *
	 * @return array{url: string, api: string, is_shared: bool, shared_ids: string, properties: list<string>}|null `api`
	 *         is the route that brings cards by number; `properties` is the HTML of a shared selection.
	 */
	public static function saved_page(): ?array {
		return Plugin::properties()->saved_page->current();
	}

	/** @return array{title: string, body: string}|null The page under /saved-searches/ that this is; the body is HTML. */
	public static function saved_search_page(): ?array {
		$page = Plugin::saved_searches()->virtual_page->current();
		return ! $page instanceof SavedSearchPage ? null : array(
			'title' => $page->title,
			'body'  => $page->body(),
		);
	}

	/**
	 * What the page of an enquiry shows, or null where this is none.
	 *
	 * @return array<string, mixed>|null `page` form or visitor, `title`, `lede`, `error`, `address`, `back_url`; of a
	 *         form `print` and `faults`; of a visitor's page `when`, `calendar_url`, `cancel_label`, `cancel_url`.
	 */
	public static function current_enquiry(): ?array {
		$view = Plugin::enquiries()->page->current();
		return is_array( $view ) ? $view : null;
	}

	/** Prints what the page of an enquiry says below its title. */
	public static function print_enquiry_body(): void {
		$hh_page = self::current_enquiry();
		if ( null !== $hh_page ) {
			require dirname( __DIR__ ) . '/templates/enquiry-body.php';
		}
	}

	private static function surroundings(): Surroundings {
		return new Surroundings( Plugin::properties()->parishes, Plugin::properties()->areas );
	}
}
