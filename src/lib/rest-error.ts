import { isObject } from './is-object';

/** How the server says no: WordPress's form of a `WP_Error`. `status` is 0 where no answer came at all. */
export interface RestError {
	code: string;
	/** A sentence for people. */
	message: string;
	data: { status: number };
}

/**
 * Whether something rejected is an error of the REST API. Rejections are plain objects, never an `Error`.
 *
 * @param thing Whatever was caught.
 */
export function isRestError( thing: unknown ): thing is RestError {
	if ( typeof thing !== 'object' || thing === null || ! ( 'code' in thing ) || ! ( 'message' in thing ) ) {
		return false;
	}
	const data = 'data' in thing ? thing.data : null;
	return (
		typeof thing.code === 'string' &&
		typeof thing.message === 'string' &&
		isObject( data ) &&
		typeof data.status === 'number'
	);
}

/** Whether a call was given up by whoever made it, which is no failure. */
export function isAborted( thing: unknown ): boolean {
	return isObject( thing ) && thing.name === 'AbortError';
}

/** What the server says about single fields: name to sentence. */
export function fieldFaults( thing: unknown ): Record< string, string > {
	const params = isRestError( thing ) ? ( thing.data as { params?: unknown } ).params : null;
	return isObject( params ) ? ( params as Record< string, string > ) : {};
}
