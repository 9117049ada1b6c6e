import vectors from '../../../plugins/core/tests/vectors/films.json';
import { filmIn, isFilm } from './films';

it.each( vectors )( 'the player of $address', ( { address, player } ) => {
	expect( filmIn( new URL( address ) ) ).toBe( player );
} );

it( 'a film is known by its name', () => {
	expect( isFilm( new URL( 'https://example.com/a/film.WEBM?v=1' ) ) ).toBe( true );
	expect( isFilm( new URL( 'https://example.com/film.webm.html' ) ) ).toBe( false );
} );
