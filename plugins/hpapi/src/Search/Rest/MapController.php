<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Rest;

use HearthHammer\Core\Place\BoundingBox;
use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Rest\Controller;
use HearthHammer\Hpapi\Search\AreaFinder;
use HearthHammer\Hpapi\Search\Conditions;
use HearthHammer\Hpapi\Search\MapGrid;
use HearthHammer\Hpapi\Search\MapSearch;
use HearthHammer\Hpapi\Search\WidenedSearch;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * GET /estate-agents/map-properties: every match that has coordinates (API-01, API-02). Up to MapSearch::SINGLE come one
 * by one in `data`. Of more, those that are close together at `zoom` are counted in `clusters`, in the part of the ground
 * that `bbox` names; closer than MapGrid::CLOSEST they come one by one in pages. X-HH-Total is `total`.
 */
final class MapController extends Controller {

	private const ROUTE = '/estate-agents/map-properties';

	public function __construct(
		string $schemas,
		private readonly MapSearch $search,
		private readonly AreaFinder $areas,
	) {
		parent::__construct( $schemas );
	}

	protected function rest_namespace(): string {
		return 'hpapi/v1';
	}

	protected function routes(): void {
		add_filter( 'rest_json_encode_options', $this->compact( ... ), 10, 2 );
		$this->cacheable_route( self::ROUTE, 'map-properties-request', 'map-properties-answer', $this->find( ... ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function find( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$fault = RestSearch::fault( $request );
		if ( null !== $fault ) {
			return $fault;
		}
		if ( ( '' === (string) $request->get_param( 'bbox' ) ) === ( null !== self::box( $request ) ) || ( null !== self::box( $request ) && null === $request->get_param( 'zoom' ) ) ) {
			return Answer::invalid( 'bbox', __( 'The box must be south,west,north,east in decimal degrees, with a zoom level.', 'hearth-hammer' ) );
		}
		$landmarks = $this->landmarks( (string) $request->get_param( 'landmarks_array' ) );
		if ( is_wp_error( $landmarks ) ) {
			return $landmarks;
		}
		$total  = null;
		$answer = RestSearch::answer(
			$request,
			function () use ( $request, $landmarks, &$total ): array {
				$asked = RestSearch::query( $request );
				$area  = $this->areas->of( $asked );
				$query = WidenedSearch::where_needed( $asked, $area );
				$found = $this->search->find( Conditions::of( $query, $area ), $landmarks, self::grid( $request ), $query->polygon, (int) $request->get_param( 'page' ) );
				$total = $found['total'];
				return $found;
			}
		);
		if ( null !== $total ) {
			$answer->header( 'X-HH-Total', (string) $total );
		}
		return $answer;
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private static function grid( WP_REST_Request $request ): MapGrid {
		return new MapGrid( (int) ( $request->get_param( 'zoom' ) ?? MapGrid::WIDE ), self::box( $request ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private static function box( WP_REST_Request $request ): ?BoundingBox {
		return BoundingBox::parse( (string) $request->get_param( 'bbox' ) );
	}

	/**
	 * Thousands of addresses and pound signs: as they are, the answer is a fifth shorter.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function compact( int $options, WP_REST_Request $request ): int {
		return self::ROUTE === substr( $request->get_route(), -strlen( self::ROUTE ) ) ? $options | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE : $options;
	}

	/** @return list<array{latitude: float, longitude: float, radius: float}>|WP_Error */
	private function landmarks( string $json ): array|WP_Error {
		if ( '' === trim( $json ) ) {
			return array();
		}
		$landmarks = json_decode( $json, true, 8 );
		if ( ! is_array( $landmarks ) || null !== $this->schema( 'landmarks' )->fault_in( $landmarks, 'landmarks_array' ) ) {
			return Answer::error( 'rest_invalid_param', __( 'The landmarks must be JSON: a list of places, each with name, latitude and longitude.', 'hearth-hammer' ), 400, array( 'params' => array( 'landmarks_array' => 'invalid' ) ) );
		}
		return array_values(
			array_map(
				static fn ( array $landmark ): array => array(
					'latitude'  => (float) $landmark['latitude'],
					'longitude' => (float) $landmark['longitude'],
					'radius'    => (float) ( $landmark['radius'] ?? 1.0 ),
				),
				$landmarks
			)
		);
	}
}
