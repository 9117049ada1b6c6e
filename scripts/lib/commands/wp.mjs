import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, runMain } from '../failure.mjs';
import { isNativeSite, nativeWp } from '../native-site.mjs';
import { siteDir } from '../paths.mjs';
import { wp } from '../php.mjs';
import { ProgressFile } from '../progress-file.mjs';

await runMain( async () => {
	const site = siteDir();
	if ( isNativeSite( site ) ) {
		return ( await nativeWp( site, process.argv.slice( 2 ) ) ).status ?? 1;
	}
	if ( ! existsSync( join( site, 'wp-cli.phar' ) ) || ! new ProgressFile( site ).has( 'settings' ) ) {
		throw new Failure( 'No site found. Run npm start first.' );
	}
	const { status } = await wp( process.argv.slice( 2 ), { site } );
	return status ?? 1;
} );
