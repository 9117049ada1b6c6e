/** Where things are. Every folder that the scripts write to can be moved by an environment variable. */

import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve( dirname( fileURLToPath( import.meta.url ) ), '..', '..' );

const fromEnvironment = ( name, fallback ) => resolve( root, process.env[ name ] || fallback );

/** Downloads that several checkouts may share. */
export const cacheDir = () => fromEnvironment( 'HH_CACHE_DIR', '.cache' );

/** The site that `npm start` serves: WordPress, its database and uploads, its log and state. */
export const siteDir = () => fromEnvironment( 'HH_SITE_DIR', '.site' );

/** WordPress copies that only the tests use. */
export const testSitesDir = () => fromEnvironment( 'HH_TEST_SITES_DIR', '.test-sites' );

export const reportsDir = () => join( root, 'reports' );

export const inRoot = ( ...parts ) => join( root, ...parts );
