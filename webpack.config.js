/**
 * What `npm run build` writes to build/, found by folder, so that a new island, block or sheet needs no line here.
 *
 * | source                         | result                                            |
 * |--------------------------------|---------------------------------------------------|
 * | src/islands/<name>/index.tsx   | islands/<name>.js, .css, .asset.php               |
 * | src/enhancements/<name>.ts     | enhancements/<name>.js, or that of its group      |
 * | src/styles/<sheet>.css         | theme/<sheet>.css, .asset.php (not `_<part>.css`) |
 * | parts.css, print.css of these  | theme/page-rules.php, too: their rules one by one |
 * | blocks/<name>/index.tsx, all   | editor/blocks.js, .css, .asset.php                |
 * | blocks/<name>/block.json       | blocks/<name>/, blocks-manifest.php               |
 * | packages of others in them     | THIRD-PARTY-NOTICES.txt                           |
 */
const config = require( '@wordpress/scripts/config/webpack.config' );
const entries = require( './scripts/webpack/entries.cjs' );
const StylesOnlyPlugin = require( './scripts/webpack/styles-only-plugin.cjs' );
const PageStylesPlugin = require( './scripts/webpack/page-styles-plugin.cjs' );
const { ThirdPartyNotices } = require( './scripts/webpack/third-party-notices.cjs' );

const isWatch = process.env.NODE_ENV !== 'production';

// One writing direction, and what `block.json` names is registered by core under handles, not as files.
const unused = [ 'RtlCssPlugin' ];

const plugins = config.plugins.filter( ( plugin ) => ! unused.includes( plugin.constructor.name ) );

for ( const plugin of plugins ) {
	if ( plugin.constructor.name === 'CopyPlugin' ) {
		plugin.patterns = plugin.patterns.map( ( pattern ) => ( { ...pattern, to: 'blocks' } ) );
	}
}

/**
 * Fonts and pictures lie beside the sheets that name them: build/theme travels with the theme and must be whole.
 * Their names carry no hash, so that a template can preload a font by name.
 *
 * @param {string} folder Below build/theme.
 */
const besideSheets = ( folder ) => ( {
	filename: '[name][ext]',
	outputPath: `theme/${ folder }/`,
	publicPath: `${ folder }/`,
} );

const leaflet = /node_modules[\\/]leaflet[\\/]/;

const rules = config.module.rules.map( ( rule ) => {
	const test = String( rule.test );
	if ( test.includes( 'woff2' ) ) {
		return { ...rule, generator: besideSheets( 'fonts' ) };
	}
	if ( test.includes( 'webp' ) ) {
		return { ...rule, test: /\.(bmp|png|jpe?g|gif|webp|avif)$/i, exclude: leaflet, generator: besideSheets( 'images' ) };
	}
	return rule;
} );

// Three small pictures that its sheet names and no map of ours shows.
rules.push( { test: /\.png$/, include: leaflet, type: 'asset/inline', generator: { dataUrl: () => 'data:,' } } );

// Fetched as data: servers compress and browsers keep JSON, and no script has to be parsed for it.
rules.push( { test: /\.topojson$/, type: 'asset/resource', generator: { filename: 'chunks/[name].[contenthash:8].json' } } );

module.exports = {
	...config,
	entry: entries,
	devtool: isWatch ? config.devtool : false,
	// A chunk's name changes with what is in it: browsers keep it, and an update is not held back by what they keep.
	output: { ...config.output, clean: true, chunkFilename: '[name].[contenthash:8].js' },
	// What is fetched on demand comes as one file, with the packages that it needs.
	optimization: { ...config.optimization, splitChunks: { cacheGroups: { default: false, defaultVendors: false, map: { test: leaflet, name: 'chunks/map', chunks: 'async', enforce: true } } } },
	module: { ...config.module, rules },
	plugins: [ ...plugins, new StylesOnlyPlugin( 'theme/' ), new PageStylesPlugin(), new ThirdPartyNotices() ],
	performance: { hints: false },
};
