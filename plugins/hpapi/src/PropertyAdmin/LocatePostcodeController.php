<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\PropertyAdmin;

use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Place\Postcode;
use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Rest\Controller;
use HearthHammer\Core\Rest\StaffPermission;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Where a postcode is, for the edit screen's map. For whoever may write properties.
 */
final class LocatePostcodeController extends Controller {

	public function __construct( string $schemas, private readonly Gazetteer $gazetteer, private readonly ParishRepository $parishes ) {
		parent::__construct( $schemas );
	}

	public static function url(): string {
		return rest_url( 'hpapi/v1/estate-agents/locate-postcode' );
	}

	protected function rest_namespace(): string {
		return 'hpapi/v1';
	}

	protected function routes(): void {
		$this->route( 'GET', '/estate-agents/locate-postcode', 'locate-postcode-request', 'locate-postcode-answer', $this->locate( ... ), StaffPermission::of( PropertyPostType::capabilities()->edit() ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function locate( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$typed    = trim( mb_scrub( (string) $request->get_param( 'postcode' ) ) );
		$postcode = Postcode::parse( $typed );
		if ( null === $postcode ) {
			/* translators: %s: what was typed */
			return Answer::error( 'hpapi_no_postcode', sprintf( __( '“%s” is not a UK postcode. Enter it like TN17 3AB.', 'hearth-hammer' ), $typed ), 400 );
		}
		$location = $this->gazetteer->locate( $postcode );
		if ( null === $location ) {
			/* translators: %s: postcode */
			return Answer::error( 'hpapi_postcode_unknown', sprintf( __( 'We can’t find %s. Set the point on the map, or enter the latitude and longitude.', 'hearth-hammer' ), (string) $postcode ), 404 );
		}
		return Answer::private(
			array(
				'postcode'    => (string) $postcode,
				'latitude'    => $location->coordinates->latitude,
				'longitude'   => $location->coordinates->longitude,
				'approximate' => $location->approximate,
				'name'        => $location->name,
				'parish'      => $this->parishes->for_postcode( $postcode, $location->coordinates )->name ?? '',
			)
		);
	}
}
