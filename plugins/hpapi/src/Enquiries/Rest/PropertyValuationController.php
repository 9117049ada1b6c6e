<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Rest;

use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Rest\Controller;
use HearthHammer\Hpapi\Enquiries\EnquiryErrors;
use HearthHammer\Hpapi\Enquiries\EnquiryLinks;
use HearthHammer\Hpapi\Enquiries\SendEnquiry;
use HearthHammer\Hpapi\Enquiries\Valuation\ValuationPlaces;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * 'What is my property worth?', for the island property-valuation. Open to every visitor; the use cases hold token and
 * limits. The token is GET /enquiries/token's.
 */
final class PropertyValuationController extends Controller {

	public function __construct(
		string $schemas,
		private readonly SendEnquiry $sending,
		private readonly EnquiryLinks $links,
		private readonly ValuationPlaces $places,
	) {
		parent::__construct( $schemas );
	}

	protected function rest_namespace(): string {
		return 'hpapi/v1';
	}

	protected function routes(): void {
		$this->route( 'GET', '/enquiries/valuation/place', 'valuation-place-request', 'valuation-place-answer', $this->place( ... ) );
		$this->route( 'POST', '/enquiries/valuation', 'property-valuation-request', 'enquiry-answer', $this->send( ... ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function place( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->answer( fn (): WP_REST_Response => Answer::private( array( 'data' => $this->places->of( (string) $request->get_param( 'postcode' ) ) ) ), EnquiryErrors::not_kept() );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function send( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->answer( fn (): WP_REST_Response => EnquiryAnswer::of( $this->sending->send_valuation( $request->get_params() ), $this->links, 201 ), EnquiryErrors::not_kept() );
	}
}
