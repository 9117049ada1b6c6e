/**
 * Removes the empty script that webpack writes for an entry that is a style sheet.
 */
module.exports = class StylesOnlyPlugin {
	/** @param {string} folder Where every entry is a style sheet, below build/ with a trailing slash. */
	constructor( folder ) {
		this.folder = folder;
	}

	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'StylesOnlyPlugin', ( compilation ) => {
			compilation.hooks.processAssets.tap(
				{
					name: 'StylesOnlyPlugin',
					// After the .asset.php files, which need the scripts.
					stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
				},
				( assets ) => {
					for ( const name of Object.keys( assets ) ) {
						if ( name.startsWith( this.folder ) && /\.js(\.map)?$/.test( name ) ) {
							compilation.deleteAsset( name );
						}
					}
				}
			);
		} );
	}
};
