<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Rest;

use HearthHammer\Core\Rest\Controller;
use HearthHammer\Core\Place\BoundingBox;
use HearthHammer\Core\Place\PlaceVersion;
use HearthHammer\Core\Place\MapPlaces;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

use const HearthHammer\Hpapi\VERSION;

/**
 * GET /estate-agents/map-places: towns, stations and schools of a part of the map. What it draws where there are no
 * tiles, and whence landmarks come.
 */
final class MapPlacesController extends Controller {

	/** Places stay where they are. */
	private const SECONDS = 3600;

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
			return RestSearch::bad_bounds();
		}
		$etag = md5( implode( '|', array( VERSION, PlaceVersion::current(), $box->encode(), $zoom ) ) );
		return RestSearch::unless_held( $request, static fn (): array => array( 'data' => ( new MapPlaces() )->within( $box, $zoom ) ), self::SECONDS, $etag );
	}
}
