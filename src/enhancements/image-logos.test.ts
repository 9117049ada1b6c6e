import { daysOf, written } from '../lib/cookies.test-support';

const start = ( html: string ) => {
	document.body.innerHTML = html;
	return written( () =>
		jest.isolateModules( () => {
			require( './image-logos' );
		} )
	);
};

it( '[SITE-06] the row of logos is remembered for 365 days', () => {
	const [ cookie = '' ] = start( '<figure data-hh-image-logos="3"></figure>' );
	expect( cookie ).toMatch( /^hh_image_logos=3;/ );
	expect( daysOf( cookie ) ).toBe( 365 );
} );

it.each( [ '<p></p>', '<figure data-hh-image-logos="x"></figure>', '<figure data-hh-image-logos="-1"></figure>' ] )( 'nothing is remembered of %s', ( html ) => {
	expect( start( html ) ).toEqual( [] );
} );
