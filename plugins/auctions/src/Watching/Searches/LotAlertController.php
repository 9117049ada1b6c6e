<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching\Searches;

use HearthHammer\Auctions\Watching\AskToWatch;
use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Rest\Controller;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\VisitorError;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * GET and POST /auctions/lot-alerts, for the island lot-alerts: what a search is called, with a token, and saving it.
 */
final class LotAlertController extends Controller {

	public function __construct(
		string $schemas,
		private readonly AskToWatch $asking,
		private readonly LotAlertWords $words,
		private readonly FormToken $form_token,
	) {
		parent::__construct( $schemas );
	}

	protected function rest_namespace(): string {
		return 'hpapi/v1';
	}

	protected function routes(): void {
		$this->route( 'GET', '/auctions/lot-alerts', 'lot-alerts-form-request', 'lot-alerts-form-answer', $this->form( ... ) );
		$this->route( 'POST', '/auctions/lot-alerts', 'lot-alerts-request', 'message-answer', $this->save( ... ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function form( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->answer(
			function () use ( $request ): WP_REST_Response {
				$search = WatchedSearch::from_request( self::fields( $request ) ) ?? throw new VisitorError( 'hh_lot_alerts_business', __( 'Auctions not found.', 'hearth-hammer' ), 404 );
				return Answer::private( array( 'token' => $this->form_token->issue(), 'label' => $this->words->of( $search ) ) );
			},
			AskToWatch::not_kept()
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function save( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->answer( fn (): WP_REST_Response => Answer::private( array( 'message' => $this->asking->ask( self::fields( $request ), time() ) ), 202 ), AskToWatch::not_kept() );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<mixed> As the plain form sends them: filters beside the other fields, whose names no filter has.
	 */
	private static function fields( WP_REST_Request $request ): array {
		$named = array( 'token', 'email', 'frequency', 'business', 'sale', 'website' );
		return array_combine( $named, array_map( $request->get_param( ... ), $named ) ) + (array) $request->get_param( 'search' );
	}
}
