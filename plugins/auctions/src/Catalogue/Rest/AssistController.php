<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue\Rest;

use HearthHammer\Auctions\Catalogue\Facets;
use HearthHammer\Auctions\Catalogue\LotSuggestions;
use HearthHammer\Auctions\Index\IndexedSales;
use HearthHammer\Core\Rest\Conditional;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * GET /{business}/lots/search-assist: how many lots each filter value would leave, and what is meant (API-05).
 */
final class AssistController extends CatalogueController {

	public function __construct(
		string $schemas,
		IndexedSales $sales,
		private readonly Facets $facets,
	) {
		parent::__construct( $schemas, $sales );
	}

	protected function routes(): void {
		$this->cacheable_route( self::BASE . '/lots/search-assist', 'lots-assist-request', 'lots-assist-answer', $this->assist( ... ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function assist( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$asked = $this->asked( $request );
		if ( is_wp_error( $asked ) ) {
			return $asked;
		}
		[ $query, $scope ] = $asked;
		return Conditional::answer(
			$request,
			self::etag( $request, $scope ),
			self::seconds( $scope ),
			function () use ( $query, $scope ): WP_REST_Response {
				$facets = $this->facets->in( $query, $scope );
				return new WP_REST_Response(
					array(
						'total'       => $facets['total'],
						'matching'    => $facets['matching'],
						'facets'      => array() === $facets['facets'] ? new \stdClass() : $facets['facets'],
						'suggestions' => LotSuggestions::of( $query, $scope, $facets['facets'] ),
					)
				);
			}
		);
	}
}
