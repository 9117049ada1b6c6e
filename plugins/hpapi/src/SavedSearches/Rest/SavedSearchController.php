<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Rest;

use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Rest\Controller;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Hpapi\SavedSearches\Visitor\SavedSearchErrors;
use HearthHammer\Hpapi\SavedSearches\Visitor\SaveSearch;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * GET /saved-searches/token and POST /saved-searches, for the island save-search.
 */
final class SavedSearchController extends Controller {

	public function __construct(
		string $schemas,
		private readonly SaveSearch $saving,
		private readonly FormToken $token,
	) {
		parent::__construct( $schemas );
	}

	protected function rest_namespace(): string {
		return 'hpapi/v1';
	}

	protected function routes(): void {
		$this->route( 'GET', '/saved-searches/token', 'saved-search-token-request', 'saved-search-token-answer', $this->token( ... ) );
		$this->route( 'POST', '/saved-searches', 'saved-search-request', 'saved-search-answer', $this->save( ... ) );
	}

	private function token(): WP_REST_Response {
		return Answer::private( array( 'token' => $this->token->issue() ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function save( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->answer(
			function () use ( $request ): WP_REST_Response {
				$said = $this->saving->save(
					(string) $request->get_param( 'token' ),
					(string) $request->get_param( 'email' ),
					(string) $request->get_param( 'frequency' ),
					(bool) $request->get_param( 'price_drops' ),
					(array) $request->get_param( 'search' ),
					(string) $request->get_param( 'website' ),
					time()
				);
				return Answer::private(
					array(
						'status'  => 'queued',
						'message' => $said,
					),
					202
				);
			},
			SavedSearchErrors::not_kept()
		);
	}
}
