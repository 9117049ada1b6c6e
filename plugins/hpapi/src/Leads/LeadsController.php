<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads;

use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Rest\Controller;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterLimits;
use HearthHammer\Hpapi\Leads\Newsletter\Refused;
use HearthHammer\Hpapi\Leads\Newsletter\SignUp;
use HearthHammer\Hpapi\Leads\Newsletter\SignUpTokens;
use Throwable;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `hpapi/v1/lead/profile` and `hpapi/v1/newsletter` (API-14). Open to every visitor; nobody keeps the answers.
 */
final class LeadsController extends Controller {

	public function __construct(
		string $schemas,
		private readonly LeadProfile $profile,
		private readonly SignUp $sign_up,
		private readonly SignUpTokens $tokens,
		private readonly NewsletterLimits $limits,
	) {
		parent::__construct( $schemas );
	}

	protected function rest_namespace(): string {
		return 'hpapi/v1';
	}

	protected function routes(): void {
		$this->route( 'GET', '/lead/profile', 'lead-profile-request', 'lead-profile-answer', fn () => $this->answer( $this->state( ... ) ) );
		$this->route( 'GET', '/newsletter/token', 'newsletter-token-request', 'newsletter-token-answer', fn () => $this->answer( $this->token( ... ) ) );
		$this->route( 'POST', '/newsletter', 'newsletter-request', 'newsletter-answer', fn ( WP_REST_Request $request ) => $this->answer( fn () => $this->sign_up( $request ) ) );
	}

	private function state(): WP_REST_Response {
		$this->limits->before_read();
		return Answer::private( array( 'state' => $this->profile->state()->value ) );
	}

	private function token(): WP_REST_Response {
		$this->limits->before_read();
		return Answer::private( array( 'token' => $this->tokens->issue() ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function sign_up( WP_REST_Request $request ): WP_REST_Response {
		$text = static fn ( string $name ): string => is_string( $request->get_param( $name ) ) ? $request->get_param( $name ) : '';
		$this->sign_up->request( $text( 'email' ), $text( 'token' ), $text( 'source' ), $text( 'website' ) );
		return Answer::private( array( 'status' => 'queued', 'message' => SignUp::sentence() ), 202 );
	}

	/** @param callable(): WP_REST_Response $work */
	private function answer( callable $work ): WP_REST_Response|WP_Error {
		try {
			return $work();
		} catch ( Refused $refused ) {
			return $refused->to_error();
		} catch ( Throwable ) {
			// Whatever the database said may hold an address.
			return Refused::not_kept()->to_error();
		}
	}
}
