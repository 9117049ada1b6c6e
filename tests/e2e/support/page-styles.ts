import type { Page } from '@playwright/test';

/**
 * A page has only those rules of parts.css and print.css that it has a use for (theme/inc/PageStyles.php). Looks for one that
 * would find something on the page as it stands now, and is not there.
 *
 * @return Selectors; none where all is well, or where the page has no such sheets.
 */
export async function missingRules( page: Page ): Promise< string[] > {
	return page.evaluate( async () => {
		// Media that do not hold now count as well: the page may be turned, made wider or printed.
		const rulesOf = ( list: CSSRuleList, inside = '' ): Array< [ string, CSSStyleRule ] > =>
			[ ...list ].flatMap( ( rule ) => {
				if ( rule instanceof CSSStyleRule ) {
					return [ [ inside + rule.cssText, rule ] as [ string, CSSStyleRule ] ];
				}
				return rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule ? rulesOf( rule.cssRules, `${ inside }${ rule.conditionText }|` ) : [];
			} );
		// A pseudo-element or a state finds nothing by itself: what it stands on is asked for.
		const stands = ( selector: string ) =>
			selector
				.replace( /::?(?:before|after|marker|placeholder|backdrop|-webkit-[\w-]+|hover|focus-visible|focus-within|focus|active|disabled|checked)(?![\w-])/g, '' )
				.replace( /\s*([>+~,])\s*/g, '$1' )
				.replace( /(^|[\s>+~,(])(?=$|[\s>+~,)])/g, '$1*' )
				.replace( /:not\(\*\)/g, '' );
		const finds = ( selector: string ) => {
			try {
				return document.querySelector( stands( selector ) ) !== null;
			} catch {
				return document.querySelector( selector ) !== null;
			}
		};
		// The whole sheets lie beside the one that each page links.
		const base = document.querySelector< HTMLLinkElement >( 'link#hearth-hammer-css' )?.href ?? '';
		const missing = [];
		for ( const style of document.querySelectorAll< HTMLStyleElement >( 'style[id^="hearth-hammer"][data-hh-sheet]' ) ) {
			const whole = new CSSStyleSheet();
			whole.replaceSync( await ( await fetch( base.replace( 'theme.css', `${ style.dataset.hhSheet }.css` ) ) ).text() );
			const there = new Set( rulesOf( style.sheet!.cssRules ).map( ( [ text ] ) => text ) );
			missing.push( ...rulesOf( whole.cssRules ).filter( ( [ text, rule ] ) => ! there.has( text ) && finds( rule.selectorText ) ) );
		}
		return missing.map( ( [ , rule ] ) => `has no rule ${ rule.selectorText }` );
	} );
}
