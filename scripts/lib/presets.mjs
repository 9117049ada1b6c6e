/** Colours that editors may choose, and WordPress's Styles change. Others follow from them. */
export const PALETTE = [ 'ink', 'ink-soft', 'muted', 'paper', 'paper-deep', 'white', 'line', 'brass', 'brass-deep', 'red', 'green' ];

const GROUPS = { color: 'preset--color', font: 'preset--font-family', text: 'preset--font-size', radius: 'custom--radius' };

/**
 * The custom property that a firm's own value of a token is in: WordPress's, or ours where theme.json does not have it.
 *
 * @param {'color'|'font'|'text'|'radius'} group
 * @param {string}                         slug  WordPress puts a hyphen between digits and letters.
 */
export const propertyOf = ( group, slug ) => group === 'color' && ! PALETTE.includes( slug ) ? `--hh-color-${ slug }` : `--wp--${ GROUPS[ group ] }--${ slug.replace( /(\d)([a-z])/g, '$1-$2' ) }`;
