import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
	interface Window {
		axe: typeof axe;
	}
}

const TAGS = [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice' ];

/** The small file: a browser reads axe for longer than axe looks at a page. */
const AXE = readFileSync( join( __dirname, '..', '..', '..', 'node_modules', 'axe-core', 'axe.min.js' ), 'utf8' );

interface Fault {
	id: string;
	help: string;
	target: string;
}

/**
 * What axe finds against WCAG 2.2 AA, or against its own good practice, on the page as it is.
 *
 * @param page
 * @param within The part that is ours, of a page that is not: WordPress's own screens are WordPress's.
 * @param rules  Names of axe's rules, where not all are asked.
 * @return Names and places, instead of pages of JSON.
 */
export async function axeFaults( page: Page, within = '', rules: string[] = [] ): Promise< string[] > {
	await isSettled( page );
	const faults = await runAxe( page, within, rules.length > 0 ? { type: 'rule', values: rules } : { type: 'tag', values: TAGS } );
	const real = [];
	for ( const fault of faults ) {
		if ( fault.id !== 'target-size' || ( await isSmallInSight( page, fault.target ) ) ) {
			real.push( `${ fault.id }: ${ fault.help } — ${ fault.target }` );
		}
	}
	return real;
}

/** Asks axe, which stays in a document until it is left: reading it again for each look costs more than the look. */
async function runAxe( page: Page, within: string, runOnly: axe.RunOptions[ 'runOnly' ] ): Promise< Fault[] > {
	const [ main, ...others ] = page.frames();
	const read = async ( frame = main ) => {
		if ( ! ( await frame!.evaluate( () => 'axe' in window ) ) ) {
			await frame!.evaluate( AXE );
			await frame!.evaluate( () => window.axe.configure( { allowedOrigins: [ '<unsafe_all_origins>' ] } ) );
		}
	};
	await read();
	// A frame that is going, or shows no page, has nothing to look at.
	await Promise.all( others.map( ( frame ) => Promise.race( [ read( frame ).catch( () => undefined ), new Promise( ( done ) => setTimeout( done, 1000 ) ) ] ) ) );
	return page.evaluate(
		async ( asked ) => {
			const { violations } = await window.axe.run( asked.within === '' ? document : { include: [ [ asked.within ] ] }, { runOnly: asked.runOnly, resultTypes: [ 'violations' ] } as axe.RunOptions );
			return violations.flatMap( ( { id, help, nodes } ) => nodes.map( ( node ) => ( { id, help, target: node.target.join( ' ' ) } ) ) );
		},
		{ within, runOnly }
	);
}

/**
 * What is half-way through a fade is as pale as nothing that stays, and a scroll can begin a fade some frames later: waits until
 * in ten frames nothing scrolled and no transition ran.
 */
async function isSettled( page: Page ): Promise< void > {
	await page.evaluate( async () => {
		let place = -1;
		for ( let calm = 0; calm < 10; calm++ ) {
			await new Promise( ( done ) => requestAnimationFrame( done ) );
			if ( place !== window.scrollY || document.getAnimations().some( ( one ) => one instanceof CSSTransition && one.playState === 'running' ) ) {
				calm = -1;
			}
			place = window.scrollY;
		}
	} );
}

/** A target that is half under a bar of the window is small to axe by chance: it is measured again in the middle of the window. */
async function isSmallInSight( page: Page, target: string ): Promise< boolean > {
	const place = await page.evaluate( ( selector ) => {
		const before = window.scrollY;
		document.querySelector( selector )?.scrollIntoView( { block: 'center', behavior: 'instant' } );
		return before;
	}, target );
	const faults = await runAxe( page, target, { type: 'rule', values: [ 'target-size' ] } );
	await page.evaluate( ( before ) => window.scrollTo( { top: before, behavior: 'instant' } ), place );
	return faults.length > 0;
}

/** Fails where axe finds anything: see axeFaults(). */
export async function expectAccessible( page: Page, within = '' ): Promise< void > {
	expect( await axeFaults( page, within ) ).toEqual( [] );
}
