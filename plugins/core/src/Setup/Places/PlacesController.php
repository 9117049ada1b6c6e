<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Setup\Places;

use HearthHammer\Core\Csv\BadFile;
use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Rest\Controller;
use HearthHammer\Core\Rest\StaffPermission;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * The import of places on "Getting started", for those who manage the site's settings.
 */
final class PlacesController extends Controller {

	public const CAPABILITY = 'manage_options';

	public function __construct( string $schemas, private readonly PlaceUpload $upload, private readonly PlaceWork $work ) {
		parent::__construct( $schemas );
	}

	public static function url(): string {
		return rest_url( 'hearth-hammer/v1/place-import' );
	}

	protected function rest_namespace(): string {
		return 'hearth-hammer/v1';
	}

	protected function routes(): void {
		$staff = StaffPermission::of( self::CAPABILITY );
		$this->route( 'GET', '/place-import', 'place-import-request', 'place-import-answer', fn (): WP_REST_Response => self::told( PlaceState::load() ), $staff );
		$this->route( 'POST', '/place-import', 'place-import-begin-request', 'place-import-answer', fn ( WP_REST_Request $request ) => self::tried( fn (): PlaceState => $this->upload->begin( sanitize_file_name( basename( (string) $request->get_param( 'name' ) ) ), (int) $request->get_param( 'bytes' ), (int) $request->get_param( 'stamp' ) ) ), $staff );
		$this->route( 'POST', '/place-import/part', 'place-import-part-request', 'place-import-answer', fn ( WP_REST_Request $request ) => self::tried( fn (): PlaceState => $this->upload->append( (string) $request->get_param( 'id' ), (int) $request->get_param( 'offset' ), (string) $request->get_param( 'sum' ), (string) $request->get_body() ) ), $staff );
		$this->route( 'POST', '/place-import/area', 'place-import-area-request', 'place-import-answer', fn ( WP_REST_Request $request ) => self::tried( fn (): PlaceState => $this->upload->fetch( (string) $request->get_param( 'outcodes' ) ) ), $staff );
		$this->route( 'POST', '/place-import/work', 'place-import-request', 'place-import-answer', fn (): WP_REST_Response => self::told( $this->work->work( PlaceWork::STEP ) ), $staff );
		$this->route( 'POST', '/place-import/stop', 'place-import-request', 'place-import-answer', fn () => self::tried( fn (): PlaceState => $this->upload->stop() ), $staff );
	}

	/** @param callable(): PlaceState $work */
	private static function tried( callable $work ): WP_REST_Response|WP_Error {
		try {
			return self::told( $work() );
		} catch ( BadFile $fault ) {
			return Answer::error( 'hh_bad_places', $fault->getMessage(), 400 );
		} catch ( BusyImport $busy ) {
			return Answer::error( 'hh_places_busy', $busy->getMessage(), 409, array( 'retry_after' => 3 ) );
		}
	}

	private static function told( PlaceState $state ): WP_REST_Response {
		return Answer::private(
			array(
				'id'       => $state->id,
				'stage'    => $state->stage,
				'percent'  => $state->percent(),
				'received' => $state->received,
				'part'     => PlaceUpload::part(),
				'sentence' => $state->sentence(),
			)
		);
	}
}
