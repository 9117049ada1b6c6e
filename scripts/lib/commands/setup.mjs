import { runMain } from '../failure.mjs';
import { installGitHooks } from '../git-hooks.mjs';
import { installComposerPackages, installNpmPackages } from '../packages.mjs';
import { Stages } from '../stages.mjs';

await runMain( async () => {
	const stages = new Stages( 2 );
	await stages.run( 'Installing npm packages', installNpmPackages );
	await stages.run( 'Installing PHP tools with Composer', installComposerPackages );
	await installGitHooks();
} );
