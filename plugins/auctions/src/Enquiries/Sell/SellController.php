<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Sell;

use HearthHammer\Auctions\Enquiries\EnquiryErrors;
use HearthHammer\Auctions\Enquiries\SendEnquiry;
use HearthHammer\Auctions\Enquiries\Thanks;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Rest\Controller;
use HearthHammer\Core\Visitor\VisitorError;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * POST /auctions/enquiries/sell, for the island sell-at-auction. Open to every visitor; the use case holds token and limits.
 */
final class SellController extends Controller {

	public function __construct(
		string $schemas,
		private readonly SendEnquiry $sending,
		private readonly Thanks $thanks,
	) {
		parent::__construct( $schemas );
	}

	protected function rest_namespace(): string {
		return 'hpapi/v1';
	}

	protected function routes(): void {
		$this->route( 'POST', '/auctions/enquiries/sell', 'sell-request', 'sell-answer', $this->send( ... ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function send( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->answer(
			function () use ( $request ): WP_REST_Response {
				$business = Business::from_slug( (string) $request->get_param( 'business' ) );
				if ( null === $business ) {
					throw new VisitorError( 'hh_enquiry_no_business', __( 'We don’t sell that here. Call us to talk about it.', 'hearth-hammer' ), 404 );
				}
				/** @var array<string, mixed> $fields A question has no name of the form's own fields. */
				$fields  = $request->get_params() + (array) $request->get_param( 'answers' );
				$enquiry = $this->sending->send( $fields, static fn () => SellInput::draft( $business, $fields ) );
				return Answer::private( $this->thanks->of( $enquiry->kind, $business ), 201 );
			},
			EnquiryErrors::not_kept()
		);
	}
}
