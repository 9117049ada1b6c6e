import { lost } from './hero-404.mjs';
import { home } from './hero-home.mjs';
import { height, width } from './hero-parts.mjs';
import { valuation } from './hero-valuation.mjs';

export const heroes = () =>
	[
		[ 'hero-home.webp', home ],
		[ 'hero-valuation.webp', valuation ],
		[ 'hero-404.webp', lost ],
	].map( ( [ name, make ] ) => ( {
		name,
		make,
		width,
		height,
		quality: 0.6,
		room: 'hero',
	} ) );
