interface PageRule {
	inside: string;
	css: string;
	needs: string[][];
}

const { pageRules, namesIn } = jest.requireActual< { pageRules: ( css: string ) => PageRule[]; namesIn: ( text: string ) => string[] } >( '../../scripts/webpack/page-rules.cjs' );

const needsOf = ( css: string ) => pageRules( css ).map( ( { needs } ) => needs );

describe( 'the rules of a sheet, by what a page must show', () => {
	it( 'takes blocks, elements, what stands behind --, editors’ classes, and every name of a selector', () => {
		expect( needsOf( '.hh-card__price--low{color:red}' ) ).toEqual( [ [ [ 'hh-card__price--low' ] ] ] );
		expect( needsOf( '.hh-list .hh-card--big.is-open > a:hover{color:red}' ) ).toEqual( [ [ [ 'hh-card--big', 'hh-list' ] ] ] );
		expect( needsOf( '.hh-blocks .wp-block-media-text__content.is-style-hh-tabs{color:red}' ) ).toEqual( [ [ [ 'hh-blocks', 'is-style-hh-tabs', 'wp-block-media-text__content' ] ] ] );
		expect( needsOf( '.hh-blocks>.alignfull.has-background .gallery-columns-3>.wp-caption-text{color:red}' ) ).toEqual( [ [ [ 'alignfull', 'gallery-columns-3', 'hh-blocks', 'wp-caption-text' ] ] ] );
	} );

	it( 'takes the elements that few pages have, and menus’ classes', () => {
		expect( needsOf( 'hr{color:red}' ) ).toEqual( [ [ [ '<hr' ] ] ] );
		expect( needsOf( '.hh-prose td:first-child,select.hh-field__input[multiple],.hh-table,.hh-nav__list>.menu-item-has-children .sub-menu a{color:red}' ) ).toEqual( [ [ [ '<select', 'hh-field__input' ], [ '<td', 'hh-prose' ], [ 'hh-nav__list', 'menu-item-has-children', 'sub-menu' ], [ 'hh-table' ] ] ] );
		expect( needsOf( 'a[href=table] .mark#tr:not(td){color:red}' ) ).toEqual( [ [ [] ] ] );
		expect( namesIn( '(0,r.jsx)("select",{name:"tr-x",html:"<table>"})' ) ).toEqual( [ '<select', '<table' ] );
	} );

	it( 'is of use for any selector of a list, and always where one names nothing', () => {
		expect( needsOf( '.hh-b,.hh-a{color:red}' ) ).toEqual( [ [ [ 'hh-a' ], [ 'hh-b' ] ] ] );
		expect( needsOf( '.hh-a,button,.is-open{color:red}' ) ).toEqual( [ [ [] ] ] );
	} );

	it( 'does not ask for what stands in :not(), :is(), :where() and :has(), whatever they hold', () => {
		expect( needsOf( '.hh-a:not(.hh-b:is(.hh-c)) :where(.hh-d,.hh-e):has(.hh-f){color:red}' ) ).toEqual( [ [ [ 'hh-a' ] ] ] );
	} );

	it( 'keeps the order and what stands round a rule, and joins neighbours that need the same', () => {
		expect( pageRules( '.hh-a{top:0}.hh-a:hover{top:1px}@supports (a:b){@media (width>=1px){.hh-a{top:2px}.hh-b{top:3px}}}.hh-a{top:4px}' ) ).toEqual( [
			{ inside: '', css: '.hh-a{top:0}.hh-a:hover{top:1px}', needs: [ [ 'hh-a' ] ] },
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

	it( 'reads the names of a script, but not those of data attributes; one that is put together stands for all that begin so', () => {
		expect( namesIn( '<a class="hh-card__link hh-button--small" data-hh-track="x">' ) ).toEqual( [ 'hh-button', 'hh-button--small', 'hh-card__link' ] );
		expect( namesIn( 'e.className=`hh-cluster hh-cluster--${n}`' ) ).toEqual( [ 'hh-cluster', 'hh-cluster--' ] );
		expect( namesIn( '"hh-step--of-".concat(n)' ) ).toEqual( [ 'hh-step', 'hh-step--' ] );
	} );
} );
