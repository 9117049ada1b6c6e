<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Staff;

use Closure;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Platform\PlatformFailed;
use HearthHammer\Auctions\Platform\PlatformServices;
use HearthHammer\Auctions\Platform\SyncOptions;
use HearthHammer\Auctions\Platform\SyncResult;
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
 * The panel of a lot: GET reads it, POST syncs the lot before (STAFF-01). For staff with the platform's capability.
 */
final class LotPanelController extends Controller {

	/** Syncs that one member of staff may start in a minute; the platform is asked for each. */
	private const MOST = 20;

	/** @param Closure(): PlatformServices $platform */
	public function __construct( string $schemas, private readonly Closure $platform, private readonly Limits $limits ) {
		parent::__construct( $schemas );
	}

	public static function url( int $lot ): string {
		return rest_url( "hpapi/v1/auction/lot/{$lot}/platform" );
	}

	protected function rest_namespace(): string {
		return 'hpapi/v1';
	}

	protected function routes(): void {
		$path = '/auction/lot/(?P<lotId>\d+)/platform';
		$may  = StaffPermission::of( Capabilities::PLATFORM );
		$this->route( 'GET', $path, 'lot-panel-request', 'lot-panel-answer', fn ( WP_REST_Request $request ): WP_REST_Response|WP_Error => $this->of( $request, false ), $may );
		$this->route( 'POST', $path, 'lot-panel-request', 'lot-panel-answer', fn ( WP_REST_Request $request ): WP_REST_Response|WP_Error => $this->of( $request, true ), $may );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function of( WP_REST_Request $request, bool $syncs ): WP_REST_Response|WP_Error {
		$lot = LotRecord::of( (int) ( $request->get_url_params()['lotId'] ?? 0 ) );
		if ( null === $lot ) {
			return Answer::error( 'hh_no_lot', __( 'Lot not found.', 'hearth-hammer' ), 404 );
		}
		$said  = '';
		$state = '';
		if ( $syncs ) {
			$limit = $this->limits->hit( 'lot-panel-sync', (string) get_current_user_id(), self::MOST, MINUTE_IN_SECONDS );
			if ( ! $limit->allowed ) {
				return Answer::error( 'hh_too_many', __( 'Too many requests. Wait a minute and try again.', 'hearth-hammer' ), 429, array( 'retry_after' => $limit->retry_after ) );
			}
			[ $state, $said ] = $this->sync( $lot );
			$lot              = LotRecord::of( $lot->id() ) ?? $lot;
		}
		return Answer::private( array( 'html' => LotPanel::html( $lot, $said ), 'state' => $state ) );
	}

	/** @return array{string, string} State of SyncResult, and in words. */
	private function sync( LotRecord $lot ): array {
		try {
			$result = LotPanel::is_of_platform( $lot ) && null !== $lot->sale ? ( $this->platform )()->sync->sale( $lot->sale, SyncOptions::visitor( $lot->text( 'platform_lot_id' ) ) ) : SyncResult::nothing();
			return array( $result->state, self::words( $result ) );
		} catch ( PlatformFailed $failed ) {
			/* translators: %s: why, e.g. the platform answered 401 */
			return array( SyncResult::FAILED, sprintf( __( 'The sync failed, and nothing was changed: %s.', 'hearth-hammer' ), $failed->getMessage() ) );
		}
	}

	private static function words( SyncResult $result ): string {
		return match ( $result->state ) {
			SyncResult::DONE    => __( 'Synced.', 'hearth-hammer' ),
			SyncResult::RUNNING => __( 'This sale is already being synced. Check again in a moment.', 'hearth-hammer' ),
			SyncResult::EMPTY   => __( 'The platform does not list this lot.', 'hearth-hammer' ),
			SyncResult::ASKS    => __( 'This sync would withdraw so many lots that someone must confirm it first.', 'hearth-hammer' ),
			default             => __( 'The sync failed; nothing was changed. The errors below say why.', 'hearth-hammer' ),
		};
	}
}
