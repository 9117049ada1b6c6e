/** One version for the theme and all plugins. */

/**
 * @param {string} text    Of a plugin's entry file or the theme's style.css.
 * @param {string} version As in package.json.
 * @return {string} With that version in its header, and in its constant if it has one.
 */
export const withVersion = ( text, version ) => text.replace( /^(\W*Version:\s+)\S+$/m, `$1${ version }` ).replace( /^(const VERSION\s*= ')[^']*(';)$/m, `$1${ version }$2` );

/**
 * @param {string} text    Of CHANGELOG.md.
 * @param {string} version The new one.
 * @param {string} date    `2026-12-01`.
 * @return {string} With what was unreleased as its section, below an empty one.
 */
export const withSection = ( text, version, date ) => ( text.includes( `## ${ version } - ` ) ? text : text.replace( /^## Unreleased\n/m, `## Unreleased\n\n## ${ version } - ${ date }\n` ) );
