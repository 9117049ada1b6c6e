<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Map;

use HearthHammer\Core\Place\BoundingBox;
use HearthHammer\Core\Place\MapPlaces;
use HearthHammer\Core\Place\PlaceVersion;
use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Rest\Conditional;
use HearthHammer\Core\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

use const HearthHammer\Core\VERSION;

defined( 'ABSPATH' ) || exit;

/**
 * GET /hpapi/v1/estate-agents/map-places: towns, stations and schools of a part of the map. What maps draw where there
 * are no tiles, and where landmarks come from. Every plugin's maps ask for it, so it is there whichever is active.
 */
final class MapPlacesController extends Controller {

	/** Places stay where they are. */
	private const SECONDS = 3600;

	/** Where it is. */
	public static function url(): string {
		return rest_url( 'hpapi/v1/estate-agents/map-places' );
	}

	protected function rest_namespace(): string {
		return 'hpapi/v1';
	}

	protected function routes(): void {
		$this->cacheable_route( '/estate-agents/map-places', 'map-places-request', 'map-places-answer', $this->find( ... ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function find( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$box  = BoundingBox::parse( (string) $request->get_param( 'bounds' ) );
		$zoom = (int) $request->get_param( 'zoom' );
		if ( null === $box ) {
			return Answer::invalid( 'bounds', __( 'The bounds must be south,west,north,east in decimal degrees.', 'hearth-hammer' ) );
		}
		$etag = md5( implode( '|', array( VERSION, PlaceVersion::current(), $box->encode(), $zoom ) ) );
		return Conditional::answer( $request, $etag, self::SECONDS, static fn (): WP_REST_Response => new WP_REST_Response( array( 'data' => ( new MapPlaces() )->within( $box, $zoom ) ) ) );
	}
}
