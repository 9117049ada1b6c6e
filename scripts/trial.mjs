/**
 * npm run trial: from an empty WordPress and the packages to a firm's own site, in a browser, by WordPress's screens alone.
 *
 * Then an update between two signed releases, and one that was changed after it was signed; then 40 properties
 * of Property Hive move in. --only own|update|move-in does one.
 *
 * Prints how many clicks and entries each step takes. --pictures <folder> keeps pictures of the site at 375 and 1440 px.
 * --keep leaves the site up.
 */

import './lib/node-version.mjs';

import( './lib/commands/trial.mjs' );
