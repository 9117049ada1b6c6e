import type { Action } from '../state';
import type { fieldErrors } from '../labels';

export type FieldName = keyof typeof fieldErrors;

/** How a use case ended. */
export interface Done {
	action: Action;
	/** The field whose value only the server found wrong. */
	refused?: FieldName;
}
