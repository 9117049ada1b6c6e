/** Has git run our hooks; a copy without git, or one whose owner chose other hooks, is left alone. */

import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

export async function installGitHooks() {
	if ( process.env.CI || ! existsSync( inRoot( '.git' ) ) ) {
		return;
	}
	const { status } = await run( 'git', [ 'config', '--local', '--get', 'core.hooksPath' ], { capture: true } );
	if ( status === 1 ) {
		await run( 'git', [ 'config', '--local', 'core.hooksPath', '.githooks' ], { capture: true } );
	}
}
