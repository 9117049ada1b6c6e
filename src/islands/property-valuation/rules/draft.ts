import type { Values } from './validate';

const KEY = 'hh-property-valuation';

/** What was typed and is not sent yet, in this tab alone. */
export interface Draft {
	values: Partial< Values >;
	step: number;
}

export function keepDraft( { website: _trap, ...values }: Values, step: number ): void {
	try {
		window.sessionStorage.setItem( KEY, JSON.stringify( { values, step } ) );
	} catch {
		// A browser that keeps nothing loses nothing but comfort.
	}
}

export function forgetDraft(): void {
	try {
		window.sessionStorage.removeItem( KEY );
	} catch {
		// As above.
	}
}

/**
 * @param empty Names and kinds of the values: what fits neither is left out, whoever wrote it.
 */
export function readDraft( empty: Values ): Draft | null {
	try {
		const draft: unknown = JSON.parse( window.sessionStorage.getItem( KEY ) ?? 'null' );
		if ( typeof draft !== 'object' || draft === null || ! ( 'values' in draft ) || typeof draft.values !== 'object' || draft.values === null ) {
			return null;
		}
		const kept = draft.values as Record< string, unknown >;
		const values = Object.fromEntries( Object.entries( empty ).flatMap( ( [ name, none ] ) => ( isLike( none, kept[ name ] ) ? [ [ name, kept[ name ] ] ] : [] ) ) );
		const step = 'step' in draft && typeof draft.step === 'number' ? draft.step : 1;
		return { values, step: step === 2 || step === 3 ? step : 1 };
	} catch {
		return null;
	}
}

function isLike( none: unknown, value: unknown ): boolean {
	return Array.isArray( none ) ? Array.isArray( value ) && value.every( ( one ) => typeof one === 'string' ) : typeof value === 'string';
}
