import { PALETTE } from './presets.mjs';

/**
 * The tokens as WordPress's theme.json: what editors may choose from, and nothing else. Core prints the
 * font faces from it, on pages and in the editor.
 */
export function themeJson( tokens ) {
	const family = ( slug, font ) => ( {
		slug,
		name: font.name,
		fontFamily: font.stack,
		fontFace: font.faces.map( ( face ) => ( {
			fontFamily: font.name,
			fontStyle: face.style,
			fontWeight: face.weight,
			fontDisplay: 'swap',
			unicodeRange: tokens.fontRange[ face.range ],
			src: [ `file:./assets/fonts/${ face.file }` ],
		} ) ),
	} );

	return {
		$schema: 'https://schemas.wp.org/wp/6.8/theme.json',
		version: 3,
		settings: {
			appearanceTools: false,
			useRootPaddingAwareAlignments: false,
			border: { color: false, radius: false, style: false, width: false },
			color: {
				custom: false,
				customDuotone: false,
				customGradient: false,
				defaultDuotone: false,
				defaultGradients: false,
				defaultPalette: false,
				duotone: [],
				gradients: [],
				palette: PALETTE.map( ( slug ) => ( { slug, name: tokens.color[ slug ].name, color: tokens.color[ slug ].value } ) ),
			},
			custom: { radius: tokens.radius },
			layout: { contentSize: tokens.layout.content, wideSize: tokens.layout.wide },
			shadow: { defaultPresets: false, presets: [] },
			spacing: {
				customSpacingSize: false,
				defaultSpacingSizes: false,
				units: [ 'rem', 'px', '%' ],
				spacingSizes: Object.entries( tokens.space ).map( ( [ slug, size ] ) => ( { slug, name: slug, size } ) ),
			},
			typography: {
				customFontSize: false,
				defaultFontSizes: false,
				dropCap: false,
				fluid: false,
				fontFamilies: Object.entries( tokens.font ).map( ( [ slug, font ] ) => family( slug, font ) ),
				fontSizes: Object.entries( tokens.text ).map( ( [ slug, size ] ) => ( { slug, name: size.name, size: size.value } ) ),
			},
		},
	};
}
