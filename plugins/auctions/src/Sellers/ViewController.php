<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sellers;

use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Rest\Controller;
use HearthHammer\Core\Security\NetworkAddress;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * POST /auctions/lots/{lotId}/view, for the enhancement lot-view: pages come from a cache, so that the browser tells us.
 */
final class ViewController extends Controller {

	public function __construct(
		string $schemas,
		private readonly LotViews $views,
		private readonly NetworkAddress $network,
	) {
		parent::__construct( $schemas );
	}

	/** Empty for people who are signed in: what staff look at is not a buyer's view. */
	public static function url( int $lot ): string {
		return is_user_logged_in() ? '' : rest_url( "hpapi/v1/auctions/lots/{$lot}/view" );
	}

	protected function rest_namespace(): string {
		return 'hpapi/v1';
	}

	protected function routes(): void {
		$this->route( 'POST', '/auctions/lots/(?P<lotId>\d{1,15})/view', 'lot-view-request', 'lot-view-answer', $this->count( ... ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function count( WP_REST_Request $request ): WP_REST_Response {
		// What the path says: a query must not name another lot.
		$this->views->count( (int) ( $request->get_url_params()['lotId'] ?? 0 ), $this->network->subject() );
		return Answer::private( array( 'taken' => true ) );
	}
}
