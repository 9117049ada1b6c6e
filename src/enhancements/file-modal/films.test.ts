import files from '../../../plugins/core/tests/vectors/film-files.json';
import vectors from '../../../plugins/core/tests/vectors/films.json';
import { filmIn, isFilm } from './films';

it.each( vectors )( 'the player of $address', ( { address, player } ) => {
	expect( filmIn( new URL( address ) ) ).toBe( player );
} );

it.each( files )( 'whether $address is the file of a film', ( { address, is_file: isFile } ) => {
	expect( isFilm( new URL( address ) ) ).toBe( isFile );
} );
