import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const root = join( __dirname, '../..' );

/** What people read or hear of an element beside its text. */
const SAID = /^(?:alt|title|label|placeholder|help|hint|heading|aria-(?:label|description|roledescription|valuetext))$/;

/** Signs, units, addresses and names that are the same in every language. */
const SAME = /^(?:[^A-Za-z]*|\/.*|£|pcm|GB|PDF|OpenStreetMap|©.*)$/;

/** Text of a component that no translation function made, with its line. */
function untranslated( file: string ): string[] {
	const source = ts.createSourceFile( file, readFileSync( file, 'utf8' ), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX );
	const found: string[] = [];
	const note = ( node: ts.Node, text: string ) => {
		const words = text.replace( /&[a-z]+;/g, ' ' ).trim();
		if ( ! SAME.test( words ) ) {
			found.push( `${ relative( root, file ) }:${ source.getLineAndCharacterOfPosition( node.getStart() ).line + 1 }: ${ words }` );
		}
	};
	/** Literals that an expression may become, e.g. those of a condition. */
	const literals = ( node: ts.Node ): void => {
		if ( ts.isStringLiteral( node ) || ts.isNoSubstitutionTemplateLiteral( node ) ) {
			note( node, node.text );
		} else if ( ts.isTemplateExpression( node ) ) {
			[ node.head, ...node.templateSpans.map( ( span ) => span.literal ) ].forEach( ( part ) => note( part, part.text ) );
		} else if ( ts.isConditionalExpression( node ) ) {
			literals( node.whenTrue );
			literals( node.whenFalse );
		} else if ( ts.isBinaryExpression( node ) && /^(?:&&|\|\||\?\?|\+)$/.test( node.operatorToken.getText() ) ) {
			literals( node.right );
			if ( node.operatorToken.getText() !== '&&' ) {
				literals( node.left );
			}
		} else if ( ts.isParenthesizedExpression( node ) || ts.isJsxExpression( node ) ) {
			if ( node.expression ) {
				literals( node.expression );
			}
		}
	};
	const visit = ( node: ts.Node ): void => {
		if ( ts.isJsxText( node ) ) {
			note( node, node.text );
		} else if ( ts.isJsxExpression( node ) && ( ts.isJsxElement( node.parent ) || ts.isJsxFragment( node.parent ) ) ) {
			literals( node );
		} else if ( ts.isJsxAttribute( node ) && SAID.test( node.name.getText() ) && node.initializer ) {
			literals( node.initializer );
		}
		ts.forEachChild( node, visit );
	};
	visit( source );
	return found;
}

test( '[OWN-06] No island, block or part of one says a word that was not translated, in any state', () => {
	const files = [ 'src', 'blocks' ].flatMap( ( folder ) => ( readdirSync( join( root, folder ), { recursive: true } ) as string[] ).map( ( file ) => join( folder, file ) ) ).filter( ( file ) => file.endsWith( '.tsx' ) && ! /\.test\.tsx$|test-support|stories/.test( file ) );
	expect( files.length ).toBeGreaterThan( 60 );
	expect( files.flatMap( ( file ) => untranslated( join( root, file ) ) ) ).toEqual( [] );
} );
