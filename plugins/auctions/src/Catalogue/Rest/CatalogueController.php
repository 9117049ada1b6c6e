<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue\Rest;

use HearthHammer\Auctions\Catalogue\LotQuery;
use HearthHammer\Auctions\Catalogue\LotScope;
use HearthHammer\Auctions\Index\IndexedSale;
use HearthHammer\Auctions\Index\IndexedSales;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Rest\Controller;
use WP_Error;
use WP_REST_Request;

use const HearthHammer\Auctions\VERSION;

defined( 'ABSPATH' ) || exit;

/**
 * What the routes of a catalogue have in common: their base is a business, with the ids of sale, department and type.
 */
abstract class CatalogueController extends Controller {

	/** Seconds that an answer may be used. While a sale runs visitors see its results sooner. */
	private const SECONDS = 60;
	private const RUNNING = 5;

	/** Before a route: the business's slug. */
	protected const BASE = '/(?P<business>[a-z][a-z0-9-]{1,39})';

	public function __construct(
		string $schemas,
		protected readonly IndexedSales $sales,
	) {
		parent::__construct( $schemas );
	}

	final protected function rest_namespace(): string {
		return 'hpapi/v1';
	}

	/**
	 * What is asked for and among which sales; an error where there is no such business, or no sale of it that may be
	 * seen.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Its parameters have passed the schema.
	 * @return array{LotQuery, LotScope}|WP_Error
	 */
	final protected function asked( WP_REST_Request $request, bool $is_future = false ): array|WP_Error {
		$business = Business::from_slug( (string) $request->get_param( 'business' ) );
		if ( null === $business ) {
			return Answer::error( 'hh_no_such_business', __( 'Auctions not found.', 'hearth-hammer' ), 404 );
		}
		$department = (int) $request->get_param( 'department_id' );
		$sale_type  = (int) $request->get_param( 'sale_type_id' );
		$id         = (int) $request->get_param( 'auction_id' );
		$sale       = 0 === $id ? null : $this->sales->one( $id );
		if ( 0 !== $id && ( null === $sale || ! self::is_of( $sale, $business, $department, $sale_type ) ) ) {
			return self::no_sale();
		}
		$query = LotQuery::from_request( $request->get_params(), $sale ?? $business, $department, $sale_type );
		$query = $is_future ? $query->future()->on_page( $query->page ) : $query;
		$scope = LotScope::of( $query, $this->sales, $sale );
		$scope->show_tags();
		return array( $query, $scope );
	}

	private static function is_of( IndexedSale $sale, Business $business, int $department, int $sale_type ): bool {
		return $sale->business()?->slug === $business->slug
			&& ( $sale->is_published || current_user_can( 'edit_post', $sale->id ) )
			&& in_array( $department, array( 0, $sale->department ), true )
			&& in_array( $sale_type, array( 0, $sale->sale_type ), true );
	}

	final protected static function no_sale(): WP_Error {
		return Answer::error( 'hh_no_such_sale', __( 'Auction not found.', 'hearth-hammer' ), 404 );
	}

	final protected static function seconds( LotScope $scope ): int {
		return $scope->is_running() ? self::RUNNING : self::SECONDS;
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @param string                                $more    What else the answer is made of.
	 */
	final protected static function etag( WP_REST_Request $request, LotScope $scope, string $more = '' ): string {
		return md5( implode( '|', array( VERSION, $scope->version(), $more, home_url(), $request->get_route(), (string) wp_json_encode( $request->get_params() ) ) ) );
	}
}
