const postcss = require( 'postcss' );

/**
 * @typedef {Object} PageRule
 * @property {string}     inside The at-rules round it, as `@media (…){`; empty for none.
 * @property {string}     css    One rule, or several that need the same.
 * @property {string[][]} needs  It is of use where a page shows every name of one of these lists; an empty one always is.
 */

/**
 * A name is a block, its element or a state of one that is a class: `hh-card`, `hh-card__price`, `hh-card__price--low`;
 * the classes that editors' blocks and menus have; and an HTML element that few pages have: `<table`. States such as
 * `is-open` are none. theme/inc/PageNames.php knows the same.
 */
const NAME = '(?:(?:hh|wp-block|is-style|gallery)-[a-z0-9]+(?:-[a-z0-9]+)*(?:__[a-z0-9]+(?:-[a-z0-9]+)*)?(?:--[a-z0-9-]*)?|wp-(?:caption|element)[a-z-]*|align(?:full|wide|left|right|center|none)|gallery|sub-menu|menu-item-has-children)';
const ELEMENT = '(?:blockquote|caption|code|dd|dialog|dl|dt|fieldset|figcaption|figure|h4|h5|h6|hr|iframe|legend|mark|pre|select|sup|table|tbody|td|textarea|th|thead|tr|video)';
const IN_TEXT = new RegExp( `(?<![\\w-])${ NAME }`, 'g' );
const IN_SELECTOR = new RegExp( `\\.(${ NAME })`, 'g' );
const ELEMENT_IN_TEXT = new RegExp( `(?<=["'\`<])${ ELEMENT }(?![\\w-])`, 'g' );
const ELEMENT_IN_SELECTOR = new RegExp( `(?<![\\w.#:-])${ ELEMENT }(?![\\w-])`, 'g' );

/** What an element with this class is found by: `hh-card--big` is also a `hh-card`; `hh-card--` was put together, and may be any. */
const meant = ( name ) => {
	const at = name.indexOf( '--' );
	return at === -1 ? [ name ] : [ name.slice( 0, at ), name.endsWith( '-' ) ? name.slice( 0, at + 2 ) : name ];
};

/**
 * @param {string} text A script.
 * @return {string[]} The names in it, each once, in order. One that ends with `--` stands for all that begin so.
 */
const namesIn = ( text ) => [ ...new Set( [ ...( text.match( IN_TEXT ) ?? [] ).flatMap( meant ), ...( text.match( ELEMENT_IN_TEXT ) ?? [] ).map( ( element ) => `<${ element }` ) ] ) ].sort();

/**
 * @param {string} selector One, not a list.
 * @return {string[]} Names without which it finds nothing.
 */
function needsOf( selector ) {
	let plain = selector;
	// What stands in :not() and its kind may be there or not: from the inside out, for they may hold one another.
	for ( let before = ''; before !== plain; ) {
		before = plain;
		plain = plain.replace( /\([^()]*\)/g, '' );
	}
	plain = plain.replace( /\[[^\]]*\]/g, '' );
	const elements = ( plain.match( ELEMENT_IN_SELECTOR ) ?? [] ).map( ( element ) => `<${ element }` );
	return [ ...new Set( [ ...[ ...plain.matchAll( IN_SELECTOR ) ].map( ( [ , name ] ) => name ), ...elements ] ) ].sort();
}

/** The at-rules round a node, outermost first. */
function insideOf( node ) {
	let inside = '';
	for ( let parent = node.parent; parent && parent.type !== 'root'; parent = parent.parent ) {
		inside = `@${ parent.name } ${ parent.params }{${ inside }`;
	}
	return inside;
}

const animationsOf = ( rule ) => rule.nodes.filter( ( { prop } ) => /^animation(-name)?$/.test( prop ?? '' ) ).flatMap( ( { value } ) => value.split( /[\s,]+/ ) );

/**
 * @param {string} css A sheet.
 * @return {PageRule[]} Its rules in their order.
 */
function pageRules( css ) {
	const found = [];
	const animated = {};
	const visit = ( container ) => {
		for ( const node of container.nodes ) {
			if ( node.type === 'rule' ) {
				const needs = node.selectors.map( needsOf );
				animationsOf( node ).forEach( ( name ) => ( animated[ name ] = [ ...( animated[ name ] ?? [] ), ...needs ] ) );
				found.push( { node, inside: insideOf( node ), needs } );
			} else if ( node.type === 'atrule' && [ 'media', 'supports' ].includes( node.name ) ) {
				visit( node );
			} else if ( node.type === 'atrule' ) {
				found.push( { node, inside: insideOf( node ), needs: null } );
			}
		}
	};
	visit( postcss.parse( css ) );
	const rules = [];
	for ( const { node, inside, needs } of found ) {
		// Keyframes are of use where a rule is that plays them; another at-rule always.
		const of = tidy( needs ?? ( node.name === 'keyframes' ? animated[ node.params ] : null ) ?? [ [] ] );
		const last = rules.at( -1 );
		if ( last && last.inside === inside && JSON.stringify( last.needs ) === JSON.stringify( of ) ) {
			last.css += node.toString();
		} else {
			rules.push( { inside, css: node.toString(), needs: of } );
		}
	}
	return rules;
}

/** Each list once, in order; one that needs nothing makes the others idle. */
function tidy( needs ) {
	return needs.some( ( names ) => names.length === 0 ) ? [ [] ] : [ ...new Map( needs.map( ( names ) => [ names.join(), names ] ) ).values() ].sort();
}

module.exports = { pageRules, namesIn };
