import type { Page } from '@playwright/test';

/**
 * A page has only those rules of parts.css that it has a use for (theme/inc/PageStyles.php). Looks for one that would
 * find something on the page as it stands now, and is not there.
 *
 * @return Selectors; none where all is well, or where the page has no such sheet.
 */
export async function missingRules( page: Page ): Promise< string[] > {
	return page.evaluate( async () => {
		const own = document.querySelector< HTMLStyleElement >( 'style#hearth-hammer-parts-css' )?.sheet;
		const base = document.querySelector< HTMLLinkElement >( 'link#hearth-hammer-css' );
		if ( ! own || ! base ) {
			return [];
		}
		const whole = new CSSStyleSheet();
		whole.replaceSync( await ( await fetch( base.href.replace( 'theme.css', 'parts.css' ) ) ).text() );
		// Media that do not hold now count as well: the page may be turned or made wider.
		const rulesOf = ( list: CSSRuleList, inside = '' ): Array< [ string, CSSStyleRule ] > =>
			[ ...list ].flatMap( ( rule ) => {
				if ( rule instanceof CSSStyleRule ) {
					return [ [ inside + rule.cssText, rule ] as [ string, CSSStyleRule ] ];
				}
				return rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule ? rulesOf( rule.cssRules, `${ inside }${ rule.conditionText }|` ) : [];
			} );
		const there = new Set( rulesOf( own.cssRules ).map( ( [ text ] ) => text ) );
		// A pseudo-element or a state finds nothing by itself: what it stands on is asked for.
		const stands = ( selector: string ) => selector.replace( /::?(?:before|after|marker|placeholder|backdrop|-webkit-[\w-]+|hover|focus-visible|focus-within|focus|active|disabled|checked)(?![\w-])/g, '' ).replace( /(^|[\s>+~])(?=$|[\s>+~,)])/g, '$1*' );
		const finds = ( selector: string ) => {
			try {
				return document.querySelector( stands( selector ) ) !== null;
			} catch {
				return document.querySelector( selector ) !== null;
			}
		};
		return rulesOf( whole.cssRules )
			.filter( ( [ text, rule ] ) => ! there.has( text ) && finds( rule.selectorText ) )
			.map( ( [ , rule ] ) => `has no rule ${ rule.selectorText }` );
	} );
}
