<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\ImageCache;

use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Core\Limits\Limits;
use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Rest\Controller;
use HearthHammer\Core\Rest\StaffPermission;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * POST /auction/department/{departmentId}/lot/{lotId}/purge (API-06): for staff with the capability, by a nonce.
 */
final class PurgeController extends Controller {

	/** Of one member of staff in a minute: a catalogue page's worth by hand, no loop. */
	private const MOST = 60;

	public function __construct( string $schemas, private readonly PurgeLot $purge, private readonly Limits $limits ) {
		parent::__construct( $schemas );
	}

	public static function url( int $department, int $lot ): string {
		return rest_url( "hpapi/v1/auction/department/{$department}/lot/{$lot}/purge" );
	}

	protected function rest_namespace(): string {
		return 'hpapi/v1';
	}

	protected function routes(): void {
		$this->route( 'POST', '/auction/department/(?P<departmentId>\d+)/lot/(?P<lotId>\d+)/purge', 'purge-request', 'purge-answer', $this->answer_purge( ... ), StaffPermission::of( Capabilities::IMAGE_CACHE ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function answer_purge( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		// What the path says: a query must not name another lot.
		$path = $request->get_url_params();
		$lot  = LotRecord::of( (int) ( $path['lotId'] ?? 0 ) );
		if ( null === $lot || $lot->sale?->department()?->id !== (int) ( $path['departmentId'] ?? 0 ) ) {
			return Answer::error( 'hh_no_lot', __( 'Lot not found in this department.', 'hearth-hammer' ), 404 );
		}
		$limit = $this->limits->hit( 'image-cache', (string) get_current_user_id(), self::MOST, MINUTE_IN_SECONDS );
		if ( ! $limit->allowed ) {
			return Answer::error( 'hh_too_many', __( 'Too many requests. Wait a minute and try again.', 'hearth-hammer' ), 429, array( 'retry_after' => $limit->retry_after ) );
		}
		return Answer::private( array( 'response' => array_map( static fn ( ClearedPicture $one ): array => $one->to_array(), $this->purge->purge( $lot ) ) ) );
	}
}
