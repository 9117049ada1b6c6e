const GROUPS = { color: 'preset--color', font: 'preset--font-family', text: 'preset--font-size', radius: 'custom--radius' };

/**
 * WordPress's custom property for a token.
 *
 * @param {'color'|'font'|'text'|'radius'} group
 * @param {string}                         slug  WordPress puts a hyphen between digits and letters.
 */
export const presetOf = ( group, slug ) => `--wp--${ GROUPS[ group ] }--${ slug.replace( /(\d)([a-z])/g, '$1-$2' ) }`;
