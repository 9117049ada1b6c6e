<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration\Brand;

use HearthHammer\Core\Brand\Brand;
use HearthHammer\Core\Brand\BrandForm;
use HearthHammer\Core\Brand\FontFaces;
use HearthHammer\Core\Brand\Looks;
use HearthHammer\Core\Brand\Palette;
use HearthHammer\Core\Brand\SavedStyles;
use HearthHammer\Core\Brand\StylesConfig;
use HearthHammer\Core\Mail\EmailLayout;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use WP_REST_Request;
use WP_Theme_JSON_Resolver;

/** From what staff save to what visitors see. */
#[TestDox( 'A firm’s brand' )]
final class BrandTest extends IntegrationTestCase {

	private const NAVY = array( 'ink' => '#13233a', 'paper' => '#f6f8fa', 'brass' => '#12355b', 'corners' => 'round' );

	protected function setUp(): void {
		parent::setUp();
		WP_Theme_JSON_Resolver::clean_cached_data();
		wp_set_current_user( self::user( 'administrator' ) );
	}

	#[TestDox( '[OWN-01] costs a site that changed nothing nothing: no option, no style' )]
	public function test_nothing(): void {
		SavedStyles::keep();
		self::assertFalse( get_theme_mod( SavedStyles::MOD ) );
		self::assertStringNotContainsString( 'hearth-hammer-brand-css', $this->render( '/' )[2] );
		self::assertSame( '#14231b', Brand::color( 'ink' ) );
		SavedStyles::save( BrandForm::from_config( array() )->into( array() ) );
		self::assertFalse( get_theme_mod( SavedStyles::MOD ), 'Saved without a change.' );
	}

	#[TestDox( '[OWN-01] reaches pages, the colour of a phone’s bars, preloads, the editor and mails' )]
	public function test_reaches(): void {
		$this->brand( self::NAVY + array( 'display' => array_keys( \HearthHammer\Core\Brand\Fonts::choices() )[2] ) );
		$html = $this->render( '/' )[2];
		self::assertMatchesRegularExpression( '/<style id="hearth-hammer-brand-css">:root\{[^<]*--wp--preset--color--ink:#13233a;[^<]*--wp--custom--radius--m:12px;/', $html );
		self::assertStringContainsString( '<meta name="theme-color" content="#13233a">', $html );
		self::assertStringNotContainsString( 'font-family:"Iowan Old Style";', $html, 'No face of another font goes by this name.' );
		self::assertStringNotContainsString( 'rel="preload" href="' . get_theme_file_uri( 'assets/fonts/baskervville-500.woff2' ), $html );
		self::assertStringContainsString( 'rel="preload" href="' . get_theme_file_uri( 'assets/fonts/cabin.woff2' ), $html );
		self::assertStringContainsString( '--hh-color-water:', implode( '', array_column( (array) get_block_editor_settings( array( 'styles' => array() ), new \WP_Block_Editor_Context() )['styles'], 'css' ) ) );
		ob_start();
		EmailLayout::button( 'https://example.com', 'Look' );
		$mail = (string) ob_get_clean();
		self::assertStringContainsString( 'bgcolor="#12355b"', $mail );
		self::assertStringContainsString( 'color:#f6f8fa', $mail, 'Dark text cannot be read on a dark accent.' );
		self::assertStringContainsString( "font-family:'Iowan Old Style',", EmailLayout::serif() );
		self::assertStringNotContainsString( '"', EmailLayout::serif(), 'It goes into an attribute.' );
	}

	#[TestDox( 'keeps the font faces that pages print, until the styles or the theme’s files change' )]
	public function test_font_faces(): void {
		delete_option( FontFaces::OPTION );
		$faces = static fn ( string $html ): array => preg_match_all( '/@font-face\{[^}]*\}/', $html, $found ) > 0 ? $found[0] : array();
		$first = $faces( $this->render( '/' )[2] );
		self::assertCount( 6, $first );
		ob_start();
		wp_print_font_faces();
		self::assertSame( $faces( (string) ob_get_clean() ), $first, 'As WordPress prints them.' );
		$kept = get_option( FontFaces::OPTION );
		self::assertIsArray( $kept );
		update_option( FontFaces::OPTION, array( 'html' => '<style>@font-face{kept}</style>' ) + $kept );
		self::assertSame( array( '@font-face{kept}' ), $faces( $this->render( '/' )[2] ), 'Nothing is merged for them.' );
		update_option( FontFaces::OPTION, array( 'key' => 'of other files' ) + $kept );
		self::assertSame( $first, $faces( $this->render( '/' )[2] ) );
		$this->brand( self::NAVY + array( 'display' => array_keys( \HearthHammer\Core\Brand\Fonts::choices() )[2] ) );
		self::assertFalse( get_option( FontFaces::OPTION ), 'What is saved under Styles may have other faces.' );
		add_filter( 'wp_theme_json_data_theme', static fn ( mixed $data ): mixed => $data );
		$this->render( '/' );
		self::assertFalse( get_option( FontFaces::OPTION ), 'A filter may say something else for each page.' );
	}

	#[TestDox( '[OWN-01] is what WordPress’s own Styles saved: palette, text, background, fonts; the rest follows and is written beside it' )]
	public function test_styles_screen(): void {
		$id      = WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		$request = new WP_REST_Request( 'POST', "/wp/v2/global-styles/{$id}" );
		$palette = array_map( static fn ( array $preset ): array => 'brass' === $preset['slug'] ? array_merge( $preset, array( 'color' => '#1F6F8B' ) ) : ( 'red' === $preset['slug'] ? array_merge( $preset, array( 'color' => '#aa0000' ) ) : $preset ), wp_get_global_settings( array( 'color', 'palette', 'theme' ) ) );
		$request->set_body_params(
			array(
				'settings' => array( 'color' => array( 'palette' => array( 'theme' => $palette ) ) ),
				'styles'   => array( 'color' => array( 'text' => '#222233', 'background' => 'var:preset|color|white' ), 'elements' => array( 'heading' => array( 'typography' => array( 'fontFamily' => 'var:preset|font-family|text' ) ) ) ),
			)
		);
		$answer = rest_do_request( $request );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( '#222233', Brand::color( 'ink' ) );
		self::assertSame( '#fffefa', Brand::color( 'paper' ) );
		self::assertSame( '#1f6f8b', Brand::color( 'brass' ) );
		self::assertSame( '#aa0000', Brand::color( 'red' ), 'Chosen by itself.' );
		self::assertNotSame( '#59635a', Brand::color( 'muted' ), 'Made from the text colour.' );
		self::assertStringStartsWith( 'Cabin', (string) Brand::font( 'display' ) );
		$saved = array_column( SavedStyles::config()['settings']['color']['palette']['theme'], 'color', 'slug' );
		self::assertSame( Brand::color( 'muted' ), $saved['muted'], 'The editor offers what the pages have.' );

		// Another text colour: what followed from the first follows from this one.
		$before = Brand::color( 'muted' );
		$config = SavedStyles::config();
		$config['styles']['color']['text'] = '#003311';
		SavedStyles::save( $config );
		self::assertNotSame( $before, Brand::color( 'muted' ) );
		self::assertSame( '#aa0000', Brand::color( 'red' ) );
		wp_delete_post( $id, true );
		self::assertFalse( get_theme_mod( SavedStyles::MOD ) );
	}

	#[TestDox( '[OWN-01] takes no text of a style as CSS' )]
	public function test_hostile(): void {
		$css = StylesConfig::css(
			array(
				'settings' => array(
					'color'      => array( 'palette' => array( 'theme' => array( array( 'slug' => 'ink', 'color' => 'red;}body{display:none' ), array( 'slug' => 'muted', 'color' => '</style>' ) ) ) ),
					'custom'     => array( 'radius' => array( 's' => '1px;color:red', 'm' => array() ), 'brand' => 'no' ),
					'typography' => array( 'fontFamilies' => array( 'theme' => array( array( 'slug' => 'text', 'fontFamily' => 'x;}</style><script>' ) ) ), 'fontSizes' => array( 'theme' => array( array( 'slug' => 'm', 'size' => 'calc(1px);}' ), array( 'slug' => 'l', 'size' => '2rem' ) ) ) ),
				),
				'styles'   => array( 'typography' => array( 'fontFamily' => 'url(evil)' ) ),
			)
		);
		self::assertSame( '--wp--preset--font-size--l:2rem;', $css );
	}

	#[TestDox( '[OWN-01] is previewed without a change, with each pair that cannot be read; a colour that is none is refused' )]
	public function test_preview(): void {
		$ask = static function ( array $params ): \WP_REST_Response {
			$request = new WP_REST_Request( 'POST', '/hearth-hammer/v1/brand-preview' );
			$request->set_body_params( $params );
			$request->set_header( 'X-WP-Nonce', wp_create_nonce( 'wp_rest' ) );
			return rest_do_request( $request );
		};
		wp_set_current_user( self::user( 'editor' ) );
		self::assertSame( 403, $ask( self::NAVY )->get_status() );
		wp_set_current_user( self::user( 'administrator' ) );
		$answer = $ask( self::NAVY )->get_data();
		self::assertStringContainsString( '--wp--preset--color--paper:#f6f8fa;', $answer['css'] );
		self::assertSame( array(), $answer['faults'] );
		self::assertFalse( get_theme_mod( SavedStyles::MOD ) );
		$bad = $ask( array( 'ink' => '#ffffff', 'paper' => '#ffee88' ) )->get_data()['faults'];
		self::assertContains( 'Text colour can’t be read on Page background: the contrast is 1.1 and must be at least 4.5. Use ' . $this->better( '#ffffff', '#ffee88' ) . ' instead.', $bad );
		self::assertSame( 400, $ask( array( 'ink' => '#12345' ) )->get_status() );
		self::assertSame( 400, $ask( array( 'text' => 'Comic Sans MS' ) )->get_status() );
	}

	#[TestDox( '[OWN-01] begins with three looks of the theme, each readable, each unlike the others' )]
	public function test_looks(): void {
		$folder = get_template_directory() . '/styles/';
		$looks  = Looks::all();
		self::assertCount( 4, $looks );
		$seen = array();
		foreach ( $looks as $slug => $look ) {
			self::assertSame( array(), $look['palette']->faults(), $slug );
			self::assertSame( array(), $look['form']->errors(), $slug );
			$seen[] = array( $look['form']->colors, $look['form']->fonts, $look['form']->corners );
			if ( 'standard' === $slug ) {
				continue;
			}
			// The file has what the screen would save for its three colours.
			$file = json_decode( (string) file_get_contents( "{$folder}{$slug}.json" ), true );
			$made = $look['form']->into( array() );
			$want = array(
				'$schema'  => $file['$schema'],
				'version'  => 3,
				'title'    => $file['title'],
				'settings' => array(
					'color'      => array( 'palette' => $made['settings']['color']['palette']['theme'] ),
					'custom'     => $made['settings']['custom'],
					'typography' => array( 'fontFamilies' => $made['settings']['typography']['fontFamilies']['theme'] ),
				),
			);
			if ( '1' === getenv( 'HH_WRITE_FIXTURES' ) ) {
				file_put_contents( "{$folder}{$slug}.json", preg_replace_callback( '/^ +/m', static fn ( array $indent ): string => str_repeat( "\t", intdiv( strlen( $indent[0] ), 4 ) ), json_encode( $want, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) ) . "\n" );
				continue;
			}
			self::assertEquals( $want, $file, $slug );
		}
		self::assertCount( 4, array_unique( array_map( serialize( ... ), $seen ) ) );
	}

	#[TestDox( '[OWN-01] has a screen for those who may edit the theme, with looks, fields, contrast and preview' )]
	public function test_screen(): void {
		$_GET = array( 'look' => 'harbour' );
		$html = self::screen();
		self::assertMatchesRegularExpression( '/name="ink" value="#13233a"/', $html );
		self::assertStringContainsString( 'All text can be read.', $html );
		foreach ( array( 'ink', 'paper', 'brass', 'display', 'text', 'logo', 'dark_logo' ) as $field ) {
			self::assertMatchesRegularExpression( "/<label for=\"hh-brand-{$field}\">/", $html );
		}
		self::assertFalse( get_theme_mod( SavedStyles::MOD ), 'Looking at a look saves nothing.' );
		$_GET = array();
	}

	/** @param array<string, string> $input */
	private function brand( array $input ): void {
		SavedStyles::save( BrandForm::from_input( $input, BrandForm::from_config( SavedStyles::config() ) )->into( SavedStyles::config() ) );
	}

	private function better( string $text, string $ground ): string {
		$palette = Palette::from( \HearthHammer\Core\Brand\Color::of( $text ), \HearthHammer\Core\Brand\Color::of( $ground ), Palette::standard()->color( 'brass' ) );
		foreach ( $palette->faults() as $fault ) {
			if ( 'ink' === $fault->text && 'paper' === $fault->ground ) {
				return $fault->better->hex();
			}
		}
		self::fail( 'No fault.' );
	}

	private static function user( string $role ): int {
		return (int) wp_insert_user( array( 'user_login' => uniqid( $role ), 'user_pass' => wp_generate_password(), 'role' => $role ) );
	}

	private static function screen(): string {
		ob_start();
		( new \ReflectionMethod( \HearthHammer\Core\Setup\Brand\BrandScreen::class, 'show' ) )->invoke( null );
		return (string) ob_get_clean();
	}
}
