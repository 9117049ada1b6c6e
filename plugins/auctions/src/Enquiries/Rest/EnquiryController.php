<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Rest;

use HearthHammer\Auctions\Enquiries\EnquiryErrors;
use HearthHammer\Auctions\Enquiries\LotInput;
use HearthHammer\Auctions\Enquiries\Sell\SellForm;
use HearthHammer\Auctions\Enquiries\SendEnquiry;
use HearthHammer\Auctions\LegalPack\Staff\UploadedFile;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Rest\Controller;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\VisitorError;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Enquiries about lots, and what visitors want to sell, for the islands lot-enquiry and sell-at-auction. Open to every
 * visitor; the use case holds token and limits.
 */
final class EnquiryController extends Controller {

	public function __construct(
		string $schemas,
		private readonly SendEnquiry $sending,
		private readonly FormToken $form_token,
	) {
		parent::__construct( $schemas );
	}

	protected function rest_namespace(): string {
		return 'hpapi/v1';
	}

	protected function routes(): void {
		$this->route( 'GET', '/auctions/enquiries/token', 'form-token-request', 'form-token-answer', fn (): WP_REST_Response => Answer::private( array( 'token' => $this->form_token->issue() ) ) );
		$this->route( 'POST', '/auctions/enquiries', 'lot-enquiry-request', 'lot-enquiry-answer', $this->send( ... ) );
		$this->route( 'POST', '/auctions/enquiries/sell', 'sell-request', 'sell-answer', $this->sell( ... ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function send( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->answer(
			function () use ( $request ): WP_REST_Response {
				$lot = LotRecord::of( (int) $request->get_param( 'lot' ) );
				if ( null === $lot || ! $lot->is_published() ) {
					throw EnquiryErrors::no_lot();
				}
				$fields  = array( ...$request->get_params(), 'agree' => true === $request->get_param( 'agree' ) ? '1' : '' );
				$enquiry = $this->sending->send( $fields, static fn () => LotInput::draft( $lot, $fields, UploadedFile::all( $request->get_file_params() )['proof'][0] ?? null ) );
				return Answer::private( array( 'kind' => $enquiry->kind->value ) + $this->sending->thanks( $enquiry->kind, $lot->business() ), 201 );
			},
			EnquiryErrors::not_kept()
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function sell( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->answer(
			function () use ( $request ): WP_REST_Response {
				$business = Business::from_slug( (string) $request->get_param( 'business' ) );
				if ( null === $business ) {
					throw new VisitorError( 'hh_enquiry_no_business', __( 'We don’t sell that here. Call us to talk about it.', 'hearth-hammer' ), 404 );
				}
				/** @var array<string, mixed> $fields A question has no name of the form's own fields. */
				$fields  = $request->get_params() + (array) $request->get_param( 'answers' );
				$enquiry = $this->sending->send( $fields, static fn () => ( new SellForm( $business ) )->draft( $fields ) );
				return Answer::private( $this->sending->thanks( $enquiry->kind, $business ), 201 );
			},
			EnquiryErrors::not_kept()
		);
	}
}
