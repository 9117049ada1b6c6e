/**
 * Copies a web stream to a Node.js stream and waits until all of it is written. A reader that went away
 * (`npm run wp -- post list | head`) ends the process quietly, as it ends any Unix program.
 *
 * @param {ReadableStream<Uint8Array>} from
 * @param {import('node:stream').Writable} to
 */
export async function passOn( from, to ) {
	to.on( 'error', ( error ) => {
		process.exit( error.code === 'EPIPE' ? 0 : 1 );
	} );
	for await ( const chunk of from ) {
		if ( ! to.write( chunk ) ) {
			await new Promise( ( drained ) => to.once( 'drain', drained ) );
		}
	}
}
