/** Whoever waits longer has lost the connection. */
const PATIENCE = 20_000;

/** Gives a call up after a while, as if no answer came. */
export function timeoutSignal( milliseconds = PATIENCE ): AbortSignal {
	const controller = new AbortController();
	setTimeout( () => controller.abort( new DOMException( 'No answer came.', 'TimeoutError' ) ), milliseconds );
	return controller.signal;
}
