<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider;

/**
 * Why a provider gave no answer.
 */
enum FailureReason: string {

	/** Cannot be reached, or says it is down. */
	case Unavailable = 'unavailable';
	/** No answer in time; it may have been charged. */
	case TimedOut = 'timed_out';
	/** An answer that cannot be understood. */
	case BadAnswer = 'bad_answer';
	/** Does not accept our account or our request: somebody of ours has to look. */
	case Refused = 'refused';
	/** Does not accept the mileage that the visitor typed. */
	case WrongMileage = 'wrong_mileage';
	/** Does not accept the form of our request: neither the visitor nor the account is at fault. */
	case BadRequest = 'bad_request';
	/** The account's look-ups are used up. */
	case QuotaUsedUp = 'quota_used_up';
}
