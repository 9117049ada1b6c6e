<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue\Rest;

use HearthHammer\Auctions\Catalogue\LiveResults;
use HearthHammer\Auctions\Index\AuctionTags;
use HearthHammer\Auctions\Index\IndexedSales;
use HearthHammer\Core\Page\CacheTags;
use HearthHammer\Core\Rest\Conditional;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * GET /{business}/lots/live: what changed in a sale since a version of it (AUC-15).
 *
 * The tag is made of the sale and its version alone, so that a page can ask conditionally from the first time on:
 * `W/"live-car-auctions-12-345"`. LiveShortcut answers 304 before WordPress has read its theme.
 */
final class LiveController extends CatalogueController {

	/** Visitors see a result within 20 seconds of the site's knowing it: a proxy may keep an answer this long. */
	public const SECONDS = 3;

	public function __construct(
		string $schemas,
		IndexedSales $sales,
		private readonly LiveResults $results,
	) {
		parent::__construct( $schemas, $sales );
	}

	public static function tag( string $business, int $sale, int $version ): string {
		return "live-{$business}-{$sale}-{$version}";
	}

	protected function routes(): void {
		$this->cacheable_route( self::BASE . '/lots/live', 'lots-live-request', 'lots-live-answer', $this->live( ... ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function live( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$sale = $this->sales->one( (int) $request->get_param( 'auction_id' ) );
		if ( null === $sale || ! $sale->shows_lots || $sale->business()?->slug !== $request->get_param( 'business' ) ) {
			return self::no_sale();
		}
		CacheTags::show( AuctionTags::CATALOGUE . "-{$sale->id}" );
		return Conditional::answer(
			$request,
			self::tag( (string) $sale->business()?->slug, $sale->id, $sale->version ),
			self::SECONDS,
			fn (): WP_REST_Response => new WP_REST_Response( $this->results->since( $sale, (int) $request->get_param( 'since' ) ) )
		);
	}
}
