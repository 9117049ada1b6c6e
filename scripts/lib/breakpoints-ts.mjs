/** The breakpoints as TypeScript. CSS has no constants in media queries: tests/jest/breakpoints.test.ts holds the sheets to them. */
export function breakpointsTs( { breakpoint } ) {
	const lines = Object.entries( breakpoint ).map( ( [ name, width ] ) => `\t${ name }: ${ width },` );
	return `/** Made from src/styles/tokens.json by \`npm run tokens\`: change it there. Widths in CSS px from which a breakpoint holds. */\nexport const BREAKPOINTS = {\n${ lines.join( '\n' ) }\n} as const;\n`;
}
