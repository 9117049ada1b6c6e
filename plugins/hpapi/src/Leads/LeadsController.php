<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads;

use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Rest\Controller;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\SubmissionLimits;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterErrors;
use HearthHammer\Hpapi\Leads\Newsletter\SignUp;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `hpapi/v1/lead/profile` and `hpapi/v1/newsletter` (API-14). Open to every visitor; nobody keeps the answers.
 */
final class LeadsController extends Controller {

	public function __construct(
		string $schemas,
		private readonly LeadProfile $profile,
		private readonly SignUp $sign_up,
		private readonly FormToken $form_token,
		private readonly SubmissionLimits $reads,
	) {
		parent::__construct( $schemas );
	}

	protected function rest_namespace(): string {
		return 'hpapi/v1';
	}

	protected function routes(): void {
		$this->route( 'GET', '/lead/profile', 'lead-profile-request', 'lead-profile-answer', fn () => $this->answer( $this->state( ... ), NewsletterErrors::not_kept() ) );
		$this->route( 'GET', '/newsletter/token', 'newsletter-token-request', 'newsletter-token-answer', fn () => $this->answer( $this->token( ... ), NewsletterErrors::not_kept() ) );
		$this->route( 'POST', '/newsletter', 'newsletter-request', 'newsletter-answer', fn ( WP_REST_Request $request ) => $this->answer( fn () => $this->sign_up( $request ), NewsletterErrors::not_kept() ) );
	}

	private function state(): WP_REST_Response {
		$this->reads->count_try();
		return Answer::private( array( 'state' => $this->profile->state()->value ) );
	}

	private function token(): WP_REST_Response {
		$this->reads->count_try();
		return Answer::private( array( 'token' => $this->form_token->issue() ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function sign_up( WP_REST_Request $request ): WP_REST_Response {
		$text = static fn ( string $name ): string => is_string( $request->get_param( $name ) ) ? $request->get_param( $name ) : '';
		$said = $this->sign_up->request( $text( 'email' ), $text( 'token' ), $text( 'source' ), $text( 'website' ) );
		return Answer::private( array( 'status' => 'queued', 'message' => $said ), 202 );
	}
}
