<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Http;

/**
 * Why there is no whole answer.
 */
enum HttpFailure: string {

	/** The address is neither https nor this machine; nothing was sent. */
	case AddressRefused = 'the address is neither https nor this machine';
	/** No connection; nothing was sent. */
	case Unreachable = 'no connection';
	/** The request was sent; the answer did not come, or not all of it, in time. */
	case TimedOut = 'no response in time';
	/** The request was sent; the connection ended without an answer. */
	case Lost = 'the connection was lost';
	/** The answer ended before its end. */
	case CutOff = 'the response was cut off';
	/** The answer is larger than anybody needs. */
	case TooLarge = 'the response is too large';
	/** The answer is compressed, which was not asked for: it could unpack to anything. */
	case Encoded = 'the response is encoded';

	/** Whether the other side may have acted on the request. */
	public function was_sent(): bool {
		return self::AddressRefused !== $this && self::Unreachable !== $this;
	}
}
