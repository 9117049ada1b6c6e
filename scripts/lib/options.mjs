import { Failure } from './failure.mjs';

/**
 * Reads `--name value` and `--flag` from the command line.
 *
 * @param {Object<string, boolean|string[]|null>} known true for a flag, a list for allowed values, null for any.
 * @return {Object<string, string|boolean|undefined>} Those that were given.
 */
export function readOptions( known ) {
	const options = {};
	const args = process.argv.slice( 2 );
	while ( args.length > 0 ) {
		const [ name, inline ] = args.shift().replace( /^--/, '' ).split( /=(.*)/s );
		if ( ! ( name in known ) ) {
			throw new Failure( `Unknown option --${ name }. Options: ${ Object.keys( known ).map( ( option ) => `--${ option }` ).join( ', ' ) }.`, 2 );
		}
		const value = known[ name ] === true ? true : inline ?? args.shift();
		if ( value === undefined || ( Array.isArray( known[ name ] ) && ! known[ name ].includes( value ) ) ) {
			throw new Failure( `--${ name } needs ${ known[ name ]?.join( ' or ' ) ?? 'a value' }.`, 2 );
		}
		options[ name ] = value;
	}
	return options;
}
