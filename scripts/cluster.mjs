/**
 * npm run cluster -- up | down | test: the site on several booted machines, as "Several machines" in docs/deploy.md says.
 *
 * up                 sets them up and leaves them running until Ctrl-C or `down`
 * test               sets them up, breaks them while visitors come, counts, and removes them
 * --faults <n>       of `test`: how many faults (8), again from the first where there are more than tests/cluster/faults.mjs has
 * --from <n>         which is the first
 */

import './lib/node-version.mjs';

import( './lib/commands/cluster.mjs' );
