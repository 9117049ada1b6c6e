<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Rest;

use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Rest\Controller;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Hpapi\Enquiries\ChangeEnquiryStatus;
use HearthHammer\Hpapi\Enquiries\Enquiry;
use HearthHammer\Hpapi\Enquiries\EnquiryErrors;
use HearthHammer\Hpapi\Enquiries\EnquiryLinks;
use HearthHammer\Hpapi\Enquiries\NextSteps;
use HearthHammer\Hpapi\Enquiries\SendEnquiry;
use HearthHammer\Hpapi\Enquiries\Slots\SlotDays;
use HearthHammer\Hpapi\Enquiries\Slots\Viewings;
use HearthHammer\Hpapi\Enquiries\Valuation\ValuationPlaces;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Enquiries, requests for a valuation and the times for viewings, for the islands property-enquiry and
 * property-valuation. Open to every visitor; the use cases hold tokens and limits.
 */
final class EnquiryController extends Controller {

	public function __construct(
		string $schemas,
		private readonly SendEnquiry $sending,
		private readonly ChangeEnquiryStatus $moving,
		private readonly FormToken $form_token,
		private readonly EnquiryLinks $links,
		private readonly Viewings $viewings,
		private readonly ValuationPlaces $places,
	) {
		parent::__construct( $schemas );
	}

	protected function rest_namespace(): string {
		return 'hpapi/v1';
	}

	protected function routes(): void {
		$this->route( 'GET', '/estate-agents/properties/(?P<id>\d{1,15})/viewing-slots', 'viewing-slots-request', 'viewing-slots-answer', $this->slots( ... ) );
		$this->route( 'GET', '/enquiries/token', 'enquiry-token-request', 'enquiry-token-answer', $this->token( ... ) );
		$this->route( 'POST', '/enquiries', 'enquiry-request', 'enquiry-answer', $this->send( ... ) );
		$this->route( 'POST', '/enquiries/(?P<id>[0-9a-f]{32})/cancel', 'enquiry-cancel-request', 'enquiry-answer', $this->cancel( ... ) );
		$this->route( 'GET', '/enquiries/valuation/place', 'valuation-place-request', 'valuation-place-answer', $this->place( ... ) );
		$this->route( 'POST', '/enquiries/valuation', 'property-valuation-request', 'enquiry-answer', $this->send_valuation( ... ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function slots( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$property = $this->viewings->property( (int) $request->get_param( 'id' ) );
		return null === $property ? EnquiryErrors::no_property()->to_error() : Answer::private( array( 'data' => array( 'days' => $this->viewings->days( $property ) ) ) );
	}

	private function token(): WP_REST_Response {
		return Answer::private(
			array(
				'data' => array(
					'token'      => $this->form_token->issue(),
					'expires_in' => $this->form_token->seconds,
				),
			)
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function send( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->answer( fn (): WP_REST_Response => $this->shown( $this->sending->send( $request->get_params() ), 201 ), EnquiryErrors::not_kept() );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function cancel( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->answer( fn (): WP_REST_Response => $this->shown( $this->moving->cancel_by_visitor( (string) $request->get_param( 'id' ), (string) $request->get_param( 'token' ) ), 200 ), EnquiryErrors::not_kept() );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function place( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->answer( fn (): WP_REST_Response => Answer::private( array( 'data' => $this->places->of( (string) $request->get_param( 'postcode' ) ) ) ), EnquiryErrors::not_kept() );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function send_valuation( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->answer( fn (): WP_REST_Response => $this->shown( $this->sending->send_valuation( $request->get_params() ), 201 ), EnquiryErrors::not_kept() );
	}

	/** An enquiry as its sender may see it: enquiry-answer.json. */
	private function shown( Enquiry $enquiry, int $status ): WP_REST_Response {
		[ $title, $sentence ] = $enquiry->words()->page( false );
		return Answer::private(
			array(
				'data' => array(
					'id'           => $enquiry->public_id,
					'kind'         => $enquiry->kind->value,
					'state'        => $enquiry->state->value,
					'title'        => $title,
					'sentence'     => $sentence,
					'when'         => $enquiry->has_time() ? SlotDays::label( $enquiry->starts_at ) : '',
					'calendar_url' => $enquiry->has_time() && $enquiry->state->is_open() ? $this->links->sender_calendar( $enquiry ) : '',
					'page_url'     => $this->links->sender( $enquiry ),
					'next'         => NextSteps::of( $enquiry ),
				),
			),
			$status
		);
	}
}
