import { filmIn, isFilm } from './films';

it.each( [
	[ 'https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1' ],
	[ 'https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1' ],
	[ 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1' ],
	[ 'https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1' ],
	[ 'https://vimeo.com/channels/staffpicks', null ],
	[ 'https://www.youtube.com/watch?v="><script>', null ],
	[ 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', null ],
	[ 'https://example.com/film', null ],
] )( 'the player of %s', ( address, player ) => {
	expect( filmIn( new URL( address ) ) ).toBe( player );
} );

it( 'a film is known by its name', () => {
	expect( isFilm( new URL( 'https://example.com/a/film.WEBM?v=1' ) ) ).toBe( true );
	expect( isFilm( new URL( 'https://example.com/film.webm.html' ) ) ).toBe( false );
} );
