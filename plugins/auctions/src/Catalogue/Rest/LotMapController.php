<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue\Rest;

use HearthHammer\Auctions\Catalogue\LotMap;
use HearthHammer\Auctions\Index\IndexedSales;
use HearthHammer\Core\Place\PlaceVersion;
use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Rest\Conditional;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * GET /{business}/lots/map: where the lots of a catalogue of property are.
 */
final class LotMapController extends CatalogueController {

	public function __construct(
		string $schemas,
		IndexedSales $sales,
		private readonly LotMap $map,
	) {
		parent::__construct( $schemas, $sales );
	}

	protected function routes(): void {
		$this->cacheable_route( self::BASE . '/lots/map', 'lots-map-request', 'lots-map-answer', $this->find( ... ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function find( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$asked = $this->asked( $request );
		if ( is_wp_error( $asked ) ) {
			return $asked;
		}
		[ $query, $scope ] = $asked;
		if ( ! $query->business->is_property() ) {
			return Answer::error( 'hh_no_lot_map', __( 'These lots have no map.', 'hearth-hammer' ), 404 );
		}
		return Conditional::answer( $request, self::etag( $request, $scope, PlaceVersion::current() ), self::seconds( $scope ), fn (): WP_REST_Response => new WP_REST_Response( $this->map->find( $query, $scope ) ) );
	}
}
