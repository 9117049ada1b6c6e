<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Visitors;

use Closure;
use HearthHammer\Auctions\Platform\PlatformFailed;
use HearthHammer\Auctions\Platform\SyncResult;
use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * POST /auction/sync-token and GET /auction/sync, for the island sync-overlay. 200 is success, or that it still runs.
 */
final class SyncController extends Controller {

	/** @param Closure(): VisitorSync $sync Made when it is needed. */
	public function __construct(
		string $schemas,
		private readonly Closure $sync,
	) {
		parent::__construct( $schemas );
	}

	protected function rest_namespace(): string {
		return 'hpapi/v1';
	}

	protected function routes(): void {
		$this->route( 'POST', '/auction/sync-token', 'sync-token-request', 'sync-token-answer', $this->token( ... ) );
		$this->route( 'GET', '/auction/sync', 'sync-request', 'sync-answer', $this->sync( ... ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function token( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->answer( fn (): WP_REST_Response => Answer::private( array( 'token' => ( $this->sync )()->token( (string) $request['auctioneer_id'], (string) $request['sale_id'], (string) $request['lot_id'] ) ) ), VisitorSync::not_kept() );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function sync( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->answer(
			function () use ( $request ): WP_REST_Response {
				try {
					$result = ( $this->sync )()->with_token( (string) $request['auctioneer_id'], (string) $request['sale_id'], (string) $request['lot_id'], (string) $request['token'] );
				} catch ( PlatformFailed $failed ) {
					throw VisitorSync::failed( $failed->retry_after );
				}
				return Answer::private( self::said( $result ) );
			},
			VisitorSync::not_kept()
		);
	}

	/** @return array<string, mixed> */
	private static function said( SyncResult $result ): array {
		if ( SyncResult::ASKS === $result->state ) {
			throw VisitorSync::asks();
		}
		if ( SyncResult::FAILED === $result->state ) {
			throw VisitorSync::failed( $result->retry_after );
		}
		$runs   = SyncResult::RUNNING === $result->state;
		$counts = $result->run?->counts;
		return array(
			'state'       => $runs ? 'running' : 'done',
			'added'       => (int) $counts?->added,
			'changed'     => (int) $counts?->changed,
			'unchanged'   => (int) $counts?->unchanged,
			'withdrawn'   => (int) $counts?->withdrawn,
			'finished_at' => $runs ? 0 : (int) ( $result->run->finished_at ?? time() ),
		);
	}
}
