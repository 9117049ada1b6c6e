/** Letters that do not come apart into a letter and an accent: those that WordPress's remove_accents() reads. */
const FOLDED: Record< string, string > = {
	...{ ª: 'a', º: 'o', ß: 'ss', æ: 'ae', ð: 'd', ø: 'o', þ: 'th', đ: 'd', ħ: 'h', ı: 'i', ĳ: 'ij', ĸ: 'k' },
	...{ ŀ: 'l', ł: 'l', ŉ: 'n', ŋ: 'n', œ: 'oe', ŧ: 't', ſ: 's', ǝ: 'e', ɑ: 'a' },
};

/** How names are compared, as PHP's Place\NameKey does (name-keys.json holds both to it): `St. Michael’s` and `st michaels` are one. */
export function nameKey( name: string ): string {
	return name
		.toLowerCase()
		.normalize( 'NFD' )
		.replace( /\p{M}/gu, '' )
		.replace( /[^\0-\x7f]/gu, ( letter ) => FOLDED[ letter ] ?? letter )
		.replace( /&/g, 'and' )
		.replace( /[^a-z0-9]+/g, '' );
}
