<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Rest;

use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Rest\Controller;
use HearthHammer\Core\Place\Place;
use HearthHammer\Hpapi\Parishes\Parish;
use HearthHammer\Hpapi\Search\AreaFinder;
use HearthHammer\Hpapi\Search\PropertySearch;
use HearthHammer\Hpapi\Search\SearchResult;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * GET /estate-agents/properties: one page of a list, as its cards.
 */
final class SearchController extends Controller {

	public function __construct(
		string $schemas,
		private readonly PropertySearch $search,
		private readonly AreaFinder $areas,
	) {
		parent::__construct( $schemas );
	}

	protected function rest_namespace(): string {
		return 'hpapi/v1';
	}

	protected function routes(): void {
		$this->cacheable_route( '/estate-agents/properties', 'search-request', 'search-answer', $this->find( ... ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function find( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$fault = RestSearch::fault( $request );
		if ( null !== $fault ) {
			return $fault;
		}
		$result = null;
		$answer = RestSearch::answer(
			$request,
			function () use ( $request, &$result ): array {
				$result = $this->search->find( RestSearch::query( $request ) );
				return $this->to_array( $result );
			}
		);
		return true === $result?->is_beyond() ? Answer::error( 'hpapi_no_such_page', __( 'That page does not exist.', 'hearth-hammer' ), 404 ) : $answer;
	}

	/** @return array<string, mixed> */
	private function to_array( SearchResult $result ): array {
		$meant = null === $result->area ? $this->areas->did_you_mean( $result->query->location ) : null;
		return array(
			'data'         => $result->cards,
			'total'        => $result->total,
			'page'         => $result->query->page,
			'pages'        => $result->pages,
			'per_page'     => $result->query->per_page,
			'url'          => $this->areas->url()->absolute( $result->query ),
			'did_you_mean' => null === $meant ? null : $this->suggestion( $meant, $result ),
		);
	}

	/** @return array{label: string, url: string} */
	private function suggestion( Parish|Place $parish, SearchResult $result ): array {
		return array(
			'label' => $parish->name,
			'url'   => $this->areas->url()->absolute( $result->query->with( array( 'location' => $parish->name ) ) ),
		);
	}
}
