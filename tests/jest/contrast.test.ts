import { readFileSync } from 'node:fs';

const { contrastRatio } = jest.requireActual< { contrastRatio: ( one: string, other: string ) => number } >( '../../scripts/lib/contrast.mjs' );

const vectors = JSON.parse( readFileSync( `${ __dirname }/../fixtures/core/contrast.json`, 'utf8' ) ) as Array< [ string, string, number ] >;

describe( '[OWN-01] Contrast of the tokens, as PHP counts it for a firm’s own colours', () => {
	test.each( vectors )( '%s on %s', ( text, ground, ratio ) => {
		expect( contrastRatio( text, ground ) ).toBeCloseTo( ratio, 1 );
		expect( contrastRatio( ground, text ) ).toBe( contrastRatio( text, ground ) );
	} );
} );
