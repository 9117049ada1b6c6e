<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Rest;

use HearthHammer\Caphpi\Input\Mileage;
use HearthHammer\Caphpi\Input\Plate;
use HearthHammer\Caphpi\Provider\RequestResults;
use HearthHammer\Caphpi\UseCases\LookUpVehicle;
use HearthHammer\Caphpi\UseCases\RequestPhoneCall;
use HearthHammer\Caphpi\UseCases\ResumeValuation;
use HearthHammer\Caphpi\UseCases\SaveError;
use HearthHammer\Caphpi\UseCases\SendValuation;
use HearthHammer\Caphpi\UseCases\WriteRow;
use HearthHammer\Caphpi\Valuation\OwnerInput;
use HearthHammer\Caphpi\Valuation\StoredValuation;
use HearthHammer\Caphpi\Valuation\ValuationErrors;
use HearthHammer\Caphpi\Valuation\ValuationTokens;
use HearthHammer\Core\Limits\MailRoom;
use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Rest\Controller;
use HearthHammer\Core\Visitor\InvalidInput;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `caphpi/v1/valuation` and what follows it. Open to every visitor; the use cases hold the limits.
 */
final class ValuationController extends Controller {

	public function __construct(
		string $schemas,
		private readonly LookUpVehicle $looking_up,
		private readonly ValuationTokens $tokens,
		private readonly SendValuation $sending,
		private readonly SaveError $save_errors,
		private readonly RequestPhoneCall $phone_requests,
		private readonly WriteRow $rows,
		private readonly ResumeValuation $resuming,
	) {
		parent::__construct( $schemas );
	}

	protected function rest_namespace(): string {
		return 'caphpi/v1';
	}

	protected function routes(): void {
		$this->route( 'GET', '/valuation', 'valuation-request', 'valuation-answer', $this->look_up( ... ) );
		$this->route( 'POST', '/valuation/resume', 'valuation-resume-request', 'valuation-answer', $this->resume( ... ) );
		$this->route( 'POST', '/valuation/send', 'valuation-send-request', 'valuation-send-answer', $this->send( ... ) );
		$this->route( 'POST', '/valuation/save-error', 'save-error-request', 'save-error-answer', $this->save_error( ... ) );
		$this->route( 'POST', '/valuation/phone-request', 'phone-request-request', 'phone-request-answer', $this->phone_request( ... ) );
		$this->route( 'POST', '/valuation/log', 'valuation-log-request', 'valuation-log-answer', $this->log( ... ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function look_up( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->try_to(
			function () use ( $request ): WP_REST_Response {
				// A look-up costs money and is a GET: a picture on any page could ask for one in its visitors' names.
				if ( 'cross-site' === $request->get_header( 'Sec-Fetch-Site' ) ) {
					throw ValuationErrors::foreign_site();
				}
				$valuation = $this->looking_up->look_up(
					Plate::from_input( (string) $this->text( $request, 'vrm' ) ),
					Mileage::from_thousands( (int) $request->get_param( 'mileage' ) )
				);
				return $this->found( $valuation, null === $valuation->lookup->cap_id() ? null : $this->tokens->issue( $valuation ) );
			}
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function resume( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->try_to(
			function () use ( $request ): WP_REST_Response {
				$token = (string) $this->text( $request, 'valuation_token' );
				return $this->found( $this->resuming->resume( $token ), $token );
			}
		);
	}

	private function found( StoredValuation $valuation, ?string $token ): WP_REST_Response {
		return Answer::private(
			array(
				'data' => array(
					'RequestResults'  => RequestResults::write( $valuation->lookup ),
					'valuation_token' => $token,
				),
			)
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function send( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->try_to(
			function () use ( $request ): WP_REST_Response {
				$token = (string) $this->text( $request, 'valuation_token' );
				$sent  = true === $request->get_param( 'corrects_email' )
					? $this->sending->correct( $token, $this->owner( $request ) )
					: $this->sending->send( $token, $this->owner( $request ) );
				return $this->queued( array( 'outcome' => $sent->outcome->value, 'recipient' => $sent->recipient->masked(), 'notice' => $sent->is_late ? MailRoom::late() : '', 'is_new_mail' => $sent->is_new_mail ) );
			}
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function save_error( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->try_to(
			function () use ( $request ): WP_REST_Response {
				$outcome = $this->save_errors->keep( (string) $this->text( $request, 'valuation_token' ), $this->owner( $request ) );
				return $this->queued( array( 'outcome' => $outcome->value ) );
			}
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function phone_request( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->try_to(
			function () use ( $request ): WP_REST_Response {
				$this->phone_requests->request( (string) $this->text( $request, 'valuation_token' ), (string) $this->text( $request, 'phone' ) );
				return $this->queued();
			}
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function log( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->try_to(
			function () use ( $request ): WP_REST_Response {
				$is_written = $this->rows->write( (string) $this->text( $request, 'valuation_token' ) );
				return $is_written ? Answer::private( array( 'status' => 'written' ) ) : $this->queued();
			}
		);
	}

	/** @param callable(): WP_REST_Response $work */
	private function try_to( callable $work ): WP_REST_Response|WP_Error {
		return $this->answer(
			static function () use ( $work ): WP_REST_Response {
				try {
					return $work();
				} catch ( InvalidInput $invalid ) {
					throw ValuationErrors::input( $invalid );
				}
			},
			ValuationErrors::not_kept()
		);
	}

	/** @param array<string, string|bool> $more */
	private function queued( array $more = array() ): WP_REST_Response {
		return Answer::private( array( 'status' => 'queued' ) + $more, 202 );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function owner( WP_REST_Request $request ): OwnerInput {
		return new OwnerInput(
			$this->text( $request, 'email' ),
			$this->text( $request, 'name' ),
			$this->text( $request, 'postcode' ),
			$this->text( $request, 'Condition' )
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function text( WP_REST_Request $request, string $name ): ?string {
		$value = $request->get_param( $name );
		return is_string( $value ) ? $value : null;
	}
}
