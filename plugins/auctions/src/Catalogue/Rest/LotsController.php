<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue\Rest;

use HearthHammer\Auctions\Catalogue\LotList;
use HearthHammer\Auctions\Catalogue\LotResult;
use HearthHammer\Auctions\Catalogue\LotSearch;
use HearthHammer\Auctions\Catalogue\LotTools;
use HearthHammer\Auctions\Index\IndexedSales;
use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Rest\Conditional;
use HearthHammer\Core\Rest\HtmlResponse;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * GET /{business}/lots and /{business}/future-lots: a page of a catalogue as HTML (API-03, API-04).
 */
final class LotsController extends CatalogueController {

	public function __construct(
		string $schemas,
		IndexedSales $sales,
		private readonly LotSearch $search,
		private readonly LotList $list,
	) {
		parent::__construct( $schemas, $sales );
	}

	protected function routes(): void {
		$this->cacheable_route( self::BASE . '/lots', 'lots-request', 'lots-answer', fn ( WP_REST_Request $request ) => $this->find( $request, false ) );
		$this->cacheable_route( self::BASE . '/future-lots', 'future-lots-request', 'lots-answer', fn ( WP_REST_Request $request ) => $this->find( $request, true ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function find( WP_REST_Request $request, bool $is_future ): WP_REST_Response|WP_Error {
		$asked = $this->asked( $request, $is_future );
		if ( is_wp_error( $asked ) ) {
			return $asked;
		}
		[ $query, $scope ] = $asked;
		$tools = LotTools::allowed( self::is_on( $request, 'canManageA365' ), self::is_on( $request, 'canManageCache' ) );
		// It tells of another sale, whose changes are none of this one's: it is a part of the tag.
		$card  = self::is_on( $request, 'includeCAMarketing' ) ? $this->list->marketing( $query, $scope ) : '';
		$found = null;
		$make  = function () use ( $query, $scope, $tools, $card, &$found ): WP_REST_Response {
			$found = $this->search->find_in( $query, $scope );
			return new HtmlResponse( $this->list->html( $found, $tools, $card ) );
		};
		// Whoever is signed in gets an answer of their own, which nobody keeps.
		$answer = Conditional::answer( $request, self::etag( $request, $scope, $card ), self::seconds( $scope ), $make );
		return $found instanceof LotResult && $found->is_beyond() ? self::no_page() : $answer;
	}

	private static function no_page(): WP_Error {
		return Answer::error( 'hh_no_such_page', __( 'That page does not exist in this catalogue.', 'hearth-hammer' ), 404 );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private static function is_on( WP_REST_Request $request, string $flag ): bool {
		return in_array( $request->get_param( $flag ), array( '1', 'true' ), true );
	}
}
