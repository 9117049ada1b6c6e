/**
 * Runs in a page, as a text that is evaluated there: `npm run page-speed` and tests/e2e/page-weight.spec.ts ask by it
 * which rules find nothing on the page, and why.
 *
 * A rule waits where the page has what it is about and only a state or a window is missing: what is in `[ ]`, behind a
 * colon, or a class `is-…` or `has-…` is not asked for, and media count whether they hold or not. Where it finds nothing
 * even then, it is coming if a script of the page may draw what is missing (suggestions, a dialog, a fault; HTML that it
 * fetches is announced by `data-hh-styles`), and absent if not. Sheets for paper are left out. Keyframes and faces find
 * nothing by themselves, and count as there.
 *
 * It returns `{ bytes, missing: [ { text, size, selector, isComing }, … ] }`; sizes are those of the rules as the browser
 * writes them.
 */
/* global location, CSSStyleRule, CSSKeyframesRule */
( async () => {
	const stands = ( selector ) => {
		let plain = selector.replace( /\[[^\]]*\]/g, '' );
		for ( let before = ''; before !== plain; ) {
			before = plain;
			plain = plain.replace( /::?[a-z-]+\([^()]*\)/g, '' );
		}
		plain = plain.replace( /::?[a-z-]+/g, '' ).replace( /\.(?:is(?!-style)|has)-[\w-]+/g, '' );
		// What nothing is left of stands for any element.
		return plain.replace( /\s*([>+~,])\s*/g, '$1' ).replace( /(^|[\s>+~,])(?=$|[\s>+~,])/g, '$1*' );
	};
	const finds = ( selector ) => {
		try {
			return document.querySelector( selector ) !== null;
		} catch {
			return true;
		}
	};

	// Those of islands lie asleep in templates.
	const pages = [ document, ...[ ...document.querySelectorAll( 'template[data-hh-script]' ) ].map( ( { content } ) => content ) ];
	const addresses = new Set( pages.flatMap( ( page ) => [ ...page.querySelectorAll( 'script[src]' ) ].map( ( { src } ) => src ) ) );
	const sources = await Promise.all( [ ...addresses ].filter( ( src ) => src.startsWith( location.origin ) && src.includes( '/build/' ) ).map( async ( src ) => ( await fetch( src ) ).text() ) );
	const drawn = new Set( sources.join( '\n' ).match( /[\w-]+/g ) );
	const announced = new Set( [ ...document.querySelectorAll( '[data-hh-styles]' ) ].flatMap( ( { dataset } ) => dataset.hhStyles.split( ' ' ) ) );
	const isDrawn = ( name ) => drawn.has( name ) || drawn.has( `${ name.split( '--' )[ 0 ] }--` ) || announced.has( name.split( /--|__/ )[ 0 ] );
	const isComing = ( selector ) => {
		const missing = selector.split( /[\s>+~]|(?=\.)/ ).filter( ( one ) => one !== '' && ! finds( one ) );
		return missing.length > 0 && missing.every( ( one ) => isDrawn( one.replace( '.', '' ) ) );
	};

	const found = { bytes: 0, missing: [] };
	const look = ( rules, inside ) => {
		for ( const rule of rules ) {
			const size = rule.cssText.length;
			if ( rule instanceof CSSStyleRule ) {
				const selectors = stands( rule.selectorText ).split( ',' );
				found.bytes += size;
				if ( ! selectors.some( finds ) ) {
					found.missing.push( { text: inside + rule.cssText, size, selector: rule.selectorText, isComing: selectors.some( isComing ) } );
				}
			} else if ( rule.cssRules && ! ( rule instanceof CSSKeyframesRule ) ) {
				look( rule.cssRules, `${ inside }${ rule.conditionText }|` );
			} else {
				found.bytes += size;
			}
		}
	};
	for ( const sheet of document.styleSheets ) {
		if ( sheet.media.mediaText !== 'print' ) {
			look( sheet.cssRules, '' );
		}
	}
	return found;
} )();
