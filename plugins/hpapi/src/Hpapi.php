<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi;

use HearthHammer\Hpapi\Costs\MortgageCalculator;
use HearthHammer\Hpapi\Costs\StampDutyCalculator;
use HearthHammer\Hpapi\Enquiries\EnquiriesModule;
use HearthHammer\Hpapi\Leads\LeadProviders;
use HearthHammer\Hpapi\Leads\LeadSettings;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterForm;
use HearthHammer\Hpapi\Parishes\ParishFields;
use HearthHammer\Hpapi\Parishes\Surroundings;
use HearthHammer\Hpapi\People\PropertyPeople;
use HearthHammer\Hpapi\People\Staff;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\Index\Stock;
use HearthHammer\Hpapi\Search\Lists\Places;
use HearthHammer\Hpapi\Search\Lists\RailLinks;
use HearthHammer\Hpapi\Properties\Map\PropertyLocation;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\Search\Area;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Hpapi\Properties\View\PropertyView;
use HearthHammer\Hpapi\Templates\Carousels;
use HearthHammer\Hpapi\Templates\EpcChart;
use HearthHammer\Hpapi\Templates\PeopleParts;
use HearthHammer\Hpapi\Templates\PropertyCards;
use HearthHammer\Hpapi\Templates\PropertyGallery;
use HearthHammer\Hpapi\Templates\PropertyLocationMap;
use HearthHammer\Hpapi\Templates\PropertyMap;
use HearthHammer\Hpapi\SavedSearches\Pages\SavedSearchPage;

/**
 * The plugin's façade: the one class that the theme and blocks ask.
 *
 * Shapes are those of plugins/hpapi/schemas; money is whole pounds, times are Unix seconds, text is plain and
 * not escaped unless said otherwise.
 */
final class Hpapi {

	/**
	 * The list that this page is, or null where it is none.
	 *
	 * @return array<string, mixed>|null As property-list.json.
	 */
	public static function current_list(): ?array {
		return Plugin::properties()->current->to_array();
	}

	/** What is searched for on this page, or null where it is no list. */
	public static function current_search(): ?SearchQuery {
		return Plugin::properties()->current->page()?->result->query;
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
	 * @return array<string, mixed>|null As property.json; null where there is no such property. A withdrawn one is
	 *                                   given with `withdrawn` true.
	 */
	public static function property( int $id ): ?array {
		$record = PropertyRecord::of( $id );
		return null === $record ? null : ( new PropertyView( $record, Plugin::properties()->parishes ) )->to_array();
	}

	/**
	 * The newest on the market.
	 *
	 * @param int $channel 1 sales, 2 lettings.
	 * @return list<array<string, mixed>> As card.json.
	 */
	public static function featured( int $channel = 1, int $count = 6 ): array {
		return Plugin::properties()->search->newest( new SearchQuery( Channel::tryFrom( $channel ) ?? Channel::Sales ), max( 1, min( 24, $count ) ) );
	}

	/**
	 * On the market, of the same channel, and alike in place, price and size; the most alike first.
	 *
	 * @return list<array<string, mixed>> As card.json.
	 */
	public static function similar( int $id, int $count = 4 ): array {
		$record = PropertyRecord::of( $id );
		return null === $record ? array() : Plugin::properties()->similar->to( $record, max( 1, min( 24, $count ) ) );
	}

	/**
	 * Parishes with property on the market, by name.
	 *
	 * @param int $channel 1 sales, 2 lettings, 0 both; decides count and url.
	 * @return list<array{id: int, name: string, slug: string, url: string, page_url: string, count: int}> `url` is the
	 *         list of its property, `page_url` the parish's own page.
	 */
	public static function active_parishes( int $channel = 0 ): array {
		return ( new Places( Plugin::properties()->parishes ) )->active( Channel::tryFrom( $channel ) );
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
	 * The newest of a parish, and none of other places where it has none.
	 *
	 * @param int $parish  Its post.
	 * @param int $channel 1 sales, 2 lettings.
	 * @return array{cards: list<array<string, mixed>>, total: int, url: string} The address of the whole list.
	 */
	public static function in_parish( int $parish, int $channel, int $count = 4 ): array {
		$services = Plugin::properties();
		$of       = $services->parishes->by_id( $parish );
		$query    = new SearchQuery( Channel::tryFrom( $channel ) ?? Channel::Sales, $of->name ?? '' );
		$total    = null === $of ? 0 : Stock::now()->in_parish( $of->id, $query->channel );
		return array(
			'cards' => null === $of || 0 === $total ? array() : $services->search->newest( $query, max( 1, min( 24, $count ) ), Area::of_parish( $of ) ),
			'total' => $total,
			'url'   => null === $of ? '' : $services->areas->url( $of )->absolute( $query ),
		);
	}

	/** How many are on the market: 1 sales, 2 lettings. */
	public static function stock( int $channel ): int {
		$of = Channel::tryFrom( $channel );
		return null === $of ? 0 : Stock::now()->on_market( $of );
	}

	/**
	 * The search form, as HTML: an island with its fallback.
	 *
	 * @param array<string, mixed> $attributes `variant` hero or bar; `channel` 1 or 2 to begin with (a list's own otherwise).
	 */
	public static function search_form( array $attributes = array() ): string {
		return Plugin::properties()->form->html( $attributes );
	}

	/** The button that saves the search of this list, as HTML: an island with its fallback; empty where the page is no list. */
	public static function save_search(): string {
		$found = Plugin::properties()->current->page()?->result;
		return null === $found ? '' : Plugin::saved_searches()->form->html( $found->query, $found->area );
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
	 * The pictures of a property's page, as HTML: an island with its fallback; empty where it has none.
	 *
	 * @param array<string, mixed> $property As property.json.
	 */
	public static function gallery( array $property ): string {
		return PropertyGallery::html( $property );
	}

	/**
	 * The form to ask about a property or to book a viewing, as HTML: an island with its fallback; empty where
	 * visitors may not ask.
	 */
	public static function enquiry_form( int $property ): string {
		return EnquiriesModule::form()?->island( $property ) ?? '';
	}

	/**
	 * What the page of an enquiry shows, or null where this is none.
	 *
	 * @return array<string, mixed>|null `page` form or visitor, `title`, `lede`, `error`, `address`, `back_url`; of a
	 *         form `print` and `faults`; of a visitor's page `when`, `calendar_url`, `cancel_label`, `cancel_url`.
	 */
	public static function current_enquiry(): ?array {
		$view = EnquiriesModule::pages()?->current();
		return is_array( $view ) ? $view : null;
	}

	/** Prints what the page of an enquiry says below its title. */
	public static function print_enquiry_body(): void {
		$hh_page = self::current_enquiry();
		if ( null !== $hh_page ) {
			require dirname( __DIR__ ) . '/templates/enquiry-body.php';
		}
	}

	/**
	 * The search of this page on a map, or the one that a block is set to, as HTML: an island with its fallback.
	 *
	 * @param array<string, mixed> $attributes Of a block: `channel` 1 or 2, `parish` a name or slug; none for the page's own list.
	 */
	public static function property_map( array $attributes = array() ): string {
		return PropertyMap::html( $attributes );
	}

	/** The button that shows a property's map, as HTML: an island; empty where it is not known where the property is. */
	public static function property_location_map( int $id, string $loader_url ): string {
		return PropertyLocationMap::html( $id, $loader_url );
	}

	/** @return array<string, mixed>|null As property-location.json; null where it is not known, or the property is not shown. */
	public static function property_location( int $id ): ?array {
		return PropertyLocation::of( $id );
	}

	/**
	 * The block property-list, as HTML; empty where nothing matches.
	 *
	 * @param array<string, mixed> $attributes `channel` 1 or 2, `parish` a name or slug, `limit`.
	 */
	public static function list_block( array $attributes ): string {
		return PropertyCards::list( $attributes );
	}

	/**
	 * The block featured-properties, as HTML; empty where there is none.
	 *
	 * @param array<string, mixed> $attributes `channel` 1 or 2, `limit`.
	 */
	public static function featured_block( array $attributes ): string {
		return PropertyCards::featured( $attributes );
	}

	/**
	 * The page /saved/, or null where this page is another.
	 *
	 * @return array{url: string, api: string, is_shared: bool, shared_ids: string, properties: list<string>}|null `api`
	 *         is the route that brings cards by number; `properties` is the HTML of a shared selection.
	 */
	public static function saved_page(): ?array {
		/** @var array{url: string, api: string, is_shared: bool, shared_ids: string, properties: list<string>}|null $view */
		$view = Plugin::properties()->saved_page->current();
		return $view;
	}

	/**
	 * The chart of a property's energy rating, as HTML; empty where it is not known.
	 *
	 * @param array<string, mixed> $property As property.json.
	 */
	public static function epc_chart( array $property ): string {
		return EpcChart::html( is_array( $property['epc'] ) ? $property['epc'] : array() );
	}

	/**
	 * The tax on buying, as HTML: an island with its form.
	 *
	 * @param array<string, mixed> $attributes `price` in pounds and `nation` (england, scotland, wales) to begin with.
	 */
	public static function stamp_duty_calculator( array $attributes ): string {
		return StampDutyCalculator::html( $attributes );
	}

	/**
	 * What a mortgage costs, as HTML: an island with its form.
	 *
	 * @param array<string, mixed> $attributes `price` in pounds, `deposit` and `rate` in per cent, `years`.
	 */
	public static function mortgage_calculator( array $attributes ): string {
		return MortgageCalculator::html( $attributes );
	}

	/**
	 * Who speaks for a property and until when it is an early bird's.
	 *
	 * @return array{valuer: array<string, mixed>|null, early_bird: array{text: string, until: int, until_label: string}|null} As property-people.json.
	 */
	public static function property_people( int $id ): array {
		$record = PropertyRecord::of( $id );
		return null === $record ? array( 'valuer' => null, 'early_bird' => null ) : ( new PropertyPeople( new Staff() ) )->to_array( $record );
	}

	/**
	 * The block valuer-quote, as HTML; empty where nobody is meant, or they say nothing.
	 *
	 * @param array<string, mixed> $attributes `staff` a post id, 0 for who speaks for the page's property; `quote` words instead of theirs.
	 */
	public static function valuer_block( array $attributes = array() ): string {
		return PeopleParts::valuer( $attributes );
	}

	/**
	 * The block awards, as HTML; empty where nothing was won.
	 *
	 * @param array<string, mixed> $attributes `limit`.
	 */
	public static function awards_block( array $attributes = array() ): string {
		return PeopleParts::awards( $attributes );
	}

	/**
	 * Cards in a row that scrolls sideways, as HTML; empty where there is none.
	 *
	 * @param list<array<string, mixed>> $cards As card.json.
	 * @param string                     $url   Of the whole list; empty for none.
	 */
	public static function card_carousel( string $label, array $cards, string $url = '' ): string {
		return Carousels::cards( $label, $cards, $url );
	}

	/** What there is to know of a parish, likewise. `$more` is HTML beside the heading. */
	public static function feature_carousel( string $label, int $parish, string $more = '' ): string {
		return Carousels::features( $label, $parish, $more );
	}

	/** The newest posts about a parish (of all for 0), likewise. */
	public static function post_carousel( string $label, int $parish, int $count = 6 ): string {
		return Carousels::posts( $label, $parish, $count );
	}

	/** @param array<string, mixed> $attributes Of the block property-carousel: `title`, `channel`, `parish`, `limit`, `plays`. */
	public static function property_carousel_block( array $attributes ): string {
		return Carousels::property_block( $attributes );
	}

	/** @param array<string, mixed> $attributes Of the block parish-features: `title`, `parish`. */
	public static function parish_features_block( array $attributes ): string {
		return Carousels::features_block( $attributes );
	}

	/** @param array<string, mixed> $attributes Of the block blog-carousel: `title`, `parish`, `limit`. */
	public static function blog_carousel_block( array $attributes ): string {
		return Carousels::blog_block( $attributes );
	}

	/**
	 * The parishes round about one, the nearest first.
	 *
	 * @return list<array{name: string, url: string, miles: float, count: int}> `count` is what is on the market there.
	 */
	public static function neighbours( int $parish, int $count = 6 ): array {
		return ( new Surroundings( Plugin::properties() ) )->neighbours( $parish, $count );
	}

	/** @return list<array{label: string, url: string}> Searches to go on with from a parish. */
	public static function parish_searches( int $parish ): array {
		return ( new Surroundings( Plugin::properties() ) )->searches( $parish );
	}

	/** @return list<array{title: string, text: string}> What the page of a parish tells in its margin. */
	public static function parish_features( int $post ): array {
		return ParishFields::features_of( $post );
	}

	/**
	 * The newsletter's sign-up form, as HTML: an island with its fallback.
	 *
	 * @param array<string, mixed> $attributes `source`: which page it is, at most 20 small letters, e.g. `home`.
	 */
	public static function newsletter( array $attributes = array() ): string {
		return ( new NewsletterForm( new LeadProviders( new LeadSettings() ) ) )->html( $attributes );
	}
}
