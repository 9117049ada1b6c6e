/**
 * Swiper for Jest, which cannot load `.mjs` files: the same code, from the file that the package has for script tags.
 * All modules are in it, so that those asked for by name have nothing left to do.
 */
const { readFileSync } = require( 'node:fs' );
const { join } = require( 'node:path' );

const code = readFileSync( join( __dirname, '../../node_modules/swiper/swiper-bundle.js' ), 'utf8' );
// In this window, and not in Node's.
exports.Swiper = new Function( `${ code }; return Swiper;` )();

for ( const name of [ 'A11y', 'Autoplay', 'Keyboard', 'Mousewheel', 'Zoom' ] ) {
	exports[ name ] = () => {};
}
