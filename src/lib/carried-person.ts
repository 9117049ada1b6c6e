/**
 * Who a visitor has said they are, on the way from one form to the next: kept by this tab alone, and gone once it is
 * read. It never stands in an address, which servers write into their logs and people pass on.
 */
const KEY = 'hh-carried-person';
/** Whoever comes later may be somebody else at the same computer. */
const LASTS_MS = 10 * 60 * 1000;

const FIELDS = [ 'name', 'email', 'phone' ] as const;

export type Person = Partial< Record< ( typeof FIELDS )[ number ], string > >;

/** Keeps what is known of a person for the form that they are on their way to. */
export function carryPerson( person: Person ): void {
	try {
		window.sessionStorage.setItem( KEY, JSON.stringify( { ...person, at: Date.now() } ) );
	} catch {
		// A browser that keeps nothing has its visitor type again.
	}
}

/** What was carried here, once; empty where nothing was, or too long ago. */
export function takePerson(): Person {
	try {
		const text = window.sessionStorage.getItem( KEY );
		window.sessionStorage.removeItem( KEY );
		const kept: unknown = JSON.parse( text ?? 'null' );
		if ( typeof kept !== 'object' || kept === null || ! ( 'at' in kept ) || typeof kept.at !== 'number' || Math.abs( Date.now() - kept.at ) > LASTS_MS ) {
			return {};
		}
		const said = kept as Record< string, unknown >;
		return Object.fromEntries( FIELDS.flatMap( ( field ) => ( typeof said[ field ] === 'string' ? [ [ field, said[ field ] ] ] : [] ) ) );
	} catch {
		return {};
	}
}
