<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider;

use HearthHammer\Core\Http\HttpClient;
use HearthHammer\Core\Http\HttpFailed;
use HearthHammer\Core\Http\HttpFailure;
use HearthHammer\Core\Http\HttpRequest;
use HearthHammer\Core\Http\HttpResponse;

/**
 * One request to a provider, once: whether it was charged is not always known, so nothing here tries again.
 */
final readonly class ServiceCall {

	public function __construct( private HttpClient $http ) {}

	/**
	 * @return HttpResponse Of any status.
	 * @throws ProviderFailed
	 */
	public function send( HttpRequest $request ): HttpResponse {
		try {
			return $this->http->send( $request );
		} catch ( HttpFailed $failed ) {
			$reason = match ( $failed->failure ) {
				HttpFailure::AddressRefused                                         => FailureReason::Refused,
				HttpFailure::Unreachable, HttpFailure::Lost                         => FailureReason::Unavailable,
				HttpFailure::TimedOut                                               => FailureReason::TimedOut,
				HttpFailure::CutOff, HttpFailure::TooLarge, HttpFailure::Encoded     => FailureReason::BadAnswer,
			};
			throw new ProviderFailed( $reason, $failed->getMessage(), $failed->failure->was_sent() );
		}
	}

	/** What a status says that is not the answer. */
	public static function failure( int $status ): ProviderFailed {
		[ $reason, $may_be_charged ] = match ( true ) {
			402 === $status                    => array( FailureReason::QuotaUsedUp, false ),
			// Too many at once: the next may be answered, and nobody need buy more.
			429 === $status                    => array( FailureReason::Unavailable, false ),
			408 === $status, 504 === $status   => array( FailureReason::TimedOut, true ),
			503 === $status                    => array( FailureReason::Unavailable, false ),
			$status >= 500                     => array( FailureReason::Unavailable, true ),
			$status >= 300                     => array( FailureReason::Refused, false ),
			default                            => array( FailureReason::BadAnswer, true ),
		};
		return new ProviderFailed( $reason, "status {$status}", $may_be_charged );
	}
}
