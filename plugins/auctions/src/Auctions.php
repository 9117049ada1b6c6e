<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use HearthHammer\Auctions\Cars\CarMakeSearch;
use HearthHammer\Auctions\Enquiries\Sell\SellForm;
use HearthHammer\Auctions\LotPage\CurrentLot;
use HearthHammer\Auctions\LotPage\LotPage;
use HearthHammer\Auctions\SalePages\NextSales;
use HearthHammer\Auctions\LotPage\LotAddresses;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Catalogue\LotQuery;
use HearthHammer\Auctions\Catalogue\LotResult;
use HearthHammer\Auctions\Catalogue\LotTools;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Templates\TemplatePage;

/**
 * The plugin's façade: the one class that the theme asks for data. Parts of pages are blocks.
 *
 * Money is whole pounds, times are Unix seconds, text is plain and not escaped unless said otherwise.
 */
final class Auctions {

	/** Post types. */
	public const SALE = SalePostType::NAME;
	public const LOT  = LotPostType::NAME;

	/**
	 * Where things are.
	 *
	 * @return array{all: string, results: string, available: string, businesses: array<string, string>} Whole addresses; those of the businesses with their labels.
	 */
	public static function addresses(): array {
		$businesses = array();
		foreach ( Business::all() as $business ) {
			$businesses[ SaleAddresses::business( $business ) ] = $business->label;
		}
		return array(
			'all'        => SaleAddresses::all(),
			'results'    => SaleAddresses::results(),
			'available'  => SaleAddresses::available(),
			'businesses' => $businesses,
		);
	}

	/**
	 * The next sales of vehicles, and where one is entered into a sale.
	 *
	 * @return array{sales: list<array{label: string, url: string, newest_year: int}>, book_url: string}|null Null where nobody sells vehicles here.
	 */
	public static function selling_vehicles( int $count = 6 ): ?array {
		$business = array_values( array_filter( Business::all(), static fn ( Business $one ): bool => $one->is_vehicle() ) )[0] ?? null;
		return null === $business ? null : array(
			'sales'    => NextSales::for_sellers( Plugin::auctions()->sales, $business, $count ),
			'book_url' => SellForm::url( $business ),
		);
	}

	/** @return array<string, mixed>|null The page of the auctions that this is, as SalePages\AuctionPages makes it: `kind` all, business, lots, available, results, print or press. */
	public static function current_page(): ?array {
		$page = Plugin::auctions()->pages->current();
		return is_array( $page ) ? $page : null;
	}

	/** @return array<string, mixed>|null What the page of a sale says above its lots, as SalePages\SaleView makes it. */
	public static function sale( int $id ): ?array {
		$sale = SaleRecord::of( $id );
		return null === $sale ? null : Plugin::auctions()->sale_view->of( $sale );
	}

	/** @return array{title: string, body: string}|null The visitor's own page that this is (a legal pack, a watch list, an enquiry); the body is HTML. */
	public static function visitor_page(): ?array {
		foreach ( array( Plugin::legal_packs()->page, Plugin::legal_packs()->upload_page, Plugin::enquiries()->page, Plugin::enquiries()->sale_page, Plugin::enquiries()->offer_page, Plugin::enquiries()->sell_page, Plugin::sellers()->page, Plugin::watching()->page, Plugin::watching()->watched_page ) as $pages ) {
			$page = $pages->current();
			if ( $page instanceof TemplatePage ) {
				return array(
					'title' => $page->title,
					'body'  => $page->body(),
				);
			}
		}
		return null;
	}

	/**
	 * The page of a make or model, or of the make search, that this is.
	 *
	 * @return array<string, mixed>|null As Cars\MakePages::to_array().
	 */
	public static function make_page(): ?array {
		return Plugin::cars()->pages->to_array();
	}

	/**
	 * What a search of the whole site finds among the coming lots, business by business.
	 *
	 * @param string $typed Unslashed.
	 * @return list<array{business: string, label: string, total: int, html: string, url: string}> Those that find something: the business, how many
	 *         there are, a list of the first `$count` (of property `$of_property`), and where all of them are; empty where that is nowhere.
	 */
	public static function found( string $typed, int $count = 6, int $of_property = 24 ): array {
		$services = Plugin::auctions();
		$found    = array();
		foreach ( Business::all() as $business ) {
			$query = LotQuery::from_request( array( 'search' => $typed ), $business );
			if ( ! isset( $query->filters['search'] ) ) {
				continue;
			}
			$most   = $business->is_property() ? $of_property : $count;
			$result = $services->search->find_in( $query, $services->search->scope( $query ), $most );
			if ( $result->matching > 0 ) {
				$found[] = array(
					'business' => $business->slug,
					'label'    => $business->label,
					'total'    => $result->matching,
					'url'      => $business->is_vehicle() ? add_query_arg( 'make', rawurlencode( $typed ), SaleAddresses::make( $business, CarMakeSearch::PAGE ) ) : '',
					'html'     => $services->list->html( new LotResult( $query->unfiltered(), $result->scope, $result->total, $result->matching, array_slice( $result->lots, 0, $most ) ), LotTools::allowed( false, false ) ),
				);
			}
		}
		return $found;
	}

	/** The lots that a visitor's browser watches, filled by a script: HTML for a page that shows other saved things too. */
	public static function watched_lots(): string {
		return Plugin::watching()->browser->list();
	}

	/** Null where there is no such lot, or it is not shown. */
	public static function lot( int $id ): ?LotPage {
		$lot = LotRecord::of( $id );
		return null === $lot || ( ! LotAddresses::is_shown( $lot ) && ! current_user_can( 'edit_post', $id ) ) ? null : CurrentLot::page_of( $lot );
	}
}
