<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack\Rest;

use HearthHammer\Auctions\LegalPack\LegalErrors;
use HearthHammer\Auctions\LegalPack\RequestPack;
use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Rest\Controller;
use HearthHammer\Core\Visitor\FormToken;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * GET /auctions/legal-packs/token and POST /auctions/legal-packs, for the island lot-legal-pack.
 */
final class LegalController extends Controller {

	public function __construct(
		string $schemas,
		private readonly RequestPack $requests,
		private readonly FormToken $form_token,
	) {
		parent::__construct( $schemas );
	}

	protected function rest_namespace(): string {
		return 'hpapi/v1';
	}

	protected function routes(): void {
		$this->route( 'GET', '/auctions/legal-packs/token', 'form-token-request', 'form-token-answer', fn (): WP_REST_Response => Answer::private( array( 'token' => $this->form_token->issue() ) ) );
		$this->route( 'POST', '/auctions/legal-packs', 'legal-pack-request', 'legal-pack-answer', $this->ask( ... ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function ask( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->answer(
			function () use ( $request ): WP_REST_Response {
				$answer = $this->requests->request( array( ...$request->get_params(), 'accept' => true === $request->get_param( 'accept' ) ? '1' : '' ), time() );
				return Answer::private( array_filter( array( 'message' => $answer->said, 'url' => $answer->url ) ), 202 );
			},
			LegalErrors::not_kept()
		);
	}
}
