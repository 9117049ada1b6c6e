/** Installs what developing needs: npm packages, Composer's tools and the git hook. Start and test install what they need themselves. */

import './lib/node-version.mjs';

import( './lib/commands/setup.mjs' );
