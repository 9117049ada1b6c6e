interface PageRule {
	inside: string;
	css: string;
	needs: string[][];
}

const { pageRules, namesIn } = jest.requireActual< { pageRules: ( css: string ) => PageRule[]; namesIn: ( text: string ) => string[] } >( '../../scripts/webpack/page-rules.cjs' );

const needsOf = ( css: string ) => pageRules( css ).map( ( { needs } ) => needs );

describe( 'the rules of parts.css, by what a page must show', () => {
	it( 'takes a block or its element without what follows --, and every name of a selector', () => {
		expect( needsOf( '.hh-card__price{color:red}' ) ).toEqual( [ [ [ 'hh-card__price' ] ] ] );
		expect( needsOf( '.hh-list .hh-card--big.is-open > a:hover{color:red}' ) ).toEqual( [ [ [ 'hh-card', 'hh-list' ] ] ] );
		expect( needsOf( '.hh-blocks .wp-block-media-text__content.is-style-hh-tabs{color:red}' ) ).toEqual( [ [ [ 'hh-blocks', 'is-style-hh-tabs', 'wp-block-media-text__content' ] ] ] );
	} );

	it( 'is of use for any selector of a list, and always where one names nothing', () => {
		expect( needsOf( '.hh-b,.hh-a{color:red}' ) ).toEqual( [ [ [ 'hh-a' ], [ 'hh-b' ] ] ] );
		expect( needsOf( '.hh-a,dialog,.is-open{color:red}' ) ).toEqual( [ [ [] ] ] );
	} );

	it( 'does not ask for what stands in :not(), :is(), :where() and :has(), whatever they hold', () => {
		expect( needsOf( '.hh-a:not(.hh-b:is(.hh-c)) :where(.hh-d,.hh-e):has(.hh-f){color:red}' ) ).toEqual( [ [ [ 'hh-a' ] ] ] );
	} );

	it( 'keeps the order and what stands round a rule, and joins neighbours that need the same', () => {
		expect( pageRules( '.hh-a{top:0}.hh-a--x{top:1px}@supports (a:b){@media (width>=1px){.hh-a{top:2px}.hh-b{top:3px}}}.hh-a{top:4px}' ) ).toEqual( [
			{ inside: '', css: '.hh-a{top:0}.hh-a--x{top:1px}', needs: [ [ 'hh-a' ] ] },
			{ inside: '@supports (a:b){@media (width>=1px){', css: '.hh-a{top:2px}', needs: [ [ 'hh-a' ] ] },
			{ inside: '@supports (a:b){@media (width>=1px){', css: '.hh-b{top:3px}', needs: [ [ 'hh-b' ] ] },
			{ inside: '', css: '.hh-a{top:4px}', needs: [ [ 'hh-a' ] ] },
		] );
	} );

	it( 'brings keyframes with the rules that play them', () => {
		expect( needsOf( '@keyframes turn{to{rotate:1turn}}.hh-a{animation:turn 1s}.hh-b{animation-name:other,turn}' )[ 0 ] ).toEqual( [ [ 'hh-a' ], [ 'hh-b' ] ] );
		expect( needsOf( '@font-face{font-family:x}' ) ).toEqual( [ [ [] ] ] );
	} );

	it( 'loses no rule of the sheet', () => {
		const css = '.hh-a{top:0}@media print{.hh-b{top:0}}.hh-c{top:0}';
		expect( pageRules( css ).map( ( { inside, css: rule } ) => inside + rule + '}'.repeat( inside.split( '{' ).length - 1 ) ).join( '' ) ).toBe( css );
	} );

	it( 'reads the names of a script or a page, but not those of data attributes', () => {
		expect( namesIn( '<a class="hh-card__link hh-button--small" data-hh-track="x">' ) ).toEqual( [ 'hh-button', 'hh-card__link' ] );
		expect( namesIn( 'e.className=`hh-cluster hh-cluster--${n}`' ) ).toEqual( [ 'hh-cluster' ] );
	} );
} );
