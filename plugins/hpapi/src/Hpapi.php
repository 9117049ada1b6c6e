<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi;

use HearthHammer\Hpapi\Leads\LeadProviders;
use HearthHammer\Hpapi\Leads\LeadSettings;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterForm;
use HearthHammer\Hpapi\Parishes\ParishFields;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\Index\Stock;
use HearthHammer\Hpapi\Properties\Lists\Places;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\Properties\Search\Area;
use HearthHammer\Hpapi\Properties\Search\SearchQuery;
use HearthHammer\Hpapi\Properties\View\PropertyView;
use HearthHammer\Hpapi\Templates\PropertyCards;
use HearthHammer\Hpapi\Templates\PropertyGallery;

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

	/**
	 * The pictures of a property's page, as HTML: an island with its fallback; empty where it has none.
	 *
	 * @param array<string, mixed> $property As property.json.
	 */
	public static function gallery( array $property ): string {
		return PropertyGallery::html( $property );
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
