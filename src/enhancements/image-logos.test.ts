import { setConsent } from '../lib/consent';
import { daysOf, written } from '../lib/cookies.test-support';

const start = ( html: string ) => {
	document.body.innerHTML = html;
	return written( () =>
		jest.isolateModules( () => {
			require( './image-logos' );
		} )
	);
};

afterEach( () => setConsent( [] ) );

it( '[SITE-06] [SITE-13] the row of logos is remembered only once the visitor allows it, and forgotten after a refusal', () => {
	expect( start( '<figure data-hh-image-logos="3"></figure>' ) ).toEqual( [] );
	setConsent( [ 'statistics' ] );
	expect( document.cookie ).toContain( 'hh_image_logos=3' );
	setConsent( [] );
	expect( document.cookie ).not.toContain( 'hh_image_logos' );
} );

it( '[SITE-06] the row of logos is remembered for 365 days', () => {
	setConsent( [ 'statistics' ] );
	const [ cookie = '' ] = start( '<figure data-hh-image-logos="3"></figure>' );
	expect( cookie ).toMatch( /^hh_image_logos=3;/ );
	expect( daysOf( cookie ) ).toBe( 365 );
} );

it.each( [ '<p></p>', '<figure data-hh-image-logos="x"></figure>', '<figure data-hh-image-logos="-1"></figure>' ] )( 'nothing is remembered of %s', ( html ) => {
	setConsent( [ 'statistics' ] );
	expect( start( html ) ).toEqual( [] );
} );
