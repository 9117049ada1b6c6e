import type { Page } from '@playwright/test';

/**
 * Hears what the page's Content-Security-Policy reports (it blocks nothing yet): each is a thing that the policy does not
 * know, or that the page should not ask for.
 *
 * @param page
 * @param report Called with a sentence for each.
 */
export async function watchPolicy( page: Page, report: ( violation: string ) => void ): Promise< void > {
	await page.exposeFunction( 'hhPolicyViolation', report );
	await page.addInitScript( () => {
		document.addEventListener( 'securitypolicyviolation', ( event ) => {
			// What runs in a frame of another site is that site's business.
			( window as unknown as { hhPolicyViolation?: ( text: string ) => void } ).hhPolicyViolation?.( `breaks the policy ${ event.effectiveDirective } by ${ event.blockedURI } (${ event.sourceFile }:${ event.lineNumber })` );
		} );
	} );
}
