<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Setup\Brand;

use HearthHammer\Core\Assets\Assets;
use HearthHammer\Core\Brand\BrandForm;
use HearthHammer\Core\Brand\ContrastFault;
use HearthHammer\Core\Brand\Fonts;
use HearthHammer\Core\Brand\Looks;
use HearthHammer\Core\Brand\Palette;
use HearthHammer\Core\Brand\SavedStyles;
use HearthHammer\Core\Brand\StylesConfig;
use HearthHammer\Core\Module;
use HearthHammer\Core\Setup\SetupScreen;

defined( 'ABSPATH' ) || exit;

/**
 * Hearth & Hammer → Brand: three colours, two fonts, corners and two logos. It saves where WordPress's own Styles do.
 */
final class BrandScreen implements Module {

	public const SLUG       = 'hh-brand';
	public const CAPABILITY = 'edit_theme_options';

	private const ACTION = 'hh_brand';

	/** Theme mod → field. */
	private const LOGOS = array( 'custom_logo' => 'logo', BrandForm::DARK_LOGO => 'dark_logo' );

	public function register(): void {
		// After the menu that it belongs to.
		add_action( 'admin_menu', self::add_page( ... ), 11 );
		add_action( 'admin_post_' . self::ACTION, self::save( ... ) );
	}

	/** @param array<string, string> $query */
	public static function url( array $query = array() ): string {
		return add_query_arg( array( 'page' => self::SLUG ) + array_map( rawurlencode( ... ), $query ), admin_url( 'admin.php' ) );
	}

	private static function add_page(): void {
		add_submenu_page( SetupScreen::SLUG, __( 'Brand', 'hearth-hammer' ), __( 'Brand', 'hearth-hammer' ), self::CAPABILITY, self::SLUG, self::show( ... ) );
	}

	private static function show(): void {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to change the brand.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		$config = SavedStyles::config();
		$looks  = Looks::all();
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Only chooses what the form begins with.
		$look = is_string( $_GET['look'] ?? null ) ? $looks[ sanitize_key( $_GET['look'] ) ] ?? null : null;
		$kept = get_transient( self::kept_form() );
		// phpcs:enable
		$form = null === $look ? BrandForm::from_config( $config ) : $look['form'];
		if ( is_array( $kept ) ) {
			$form = BrandForm::from_input( $kept['input'], $form );
			delete_transient( self::kept_form() );
		}
		$view = array(
			'form'   => $form,
			'errors' => is_array( $kept ) ? $kept['errors'] : array(),
			'looks'  => $looks,
			'faults' => array() === $form->errors() ? array_map( static fn ( ContrastFault $fault ): string => $fault->sentence(), StylesConfig::palette( $form->into( $config ) )->faults() ) : array(),
			'saved'  => isset( $_GET['saved'] ), // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only tells what has been done.
			'logos'  => array_map( static fn ( string $mod ): int => (int) get_theme_mod( $mod ), array_flip( self::LOGOS ) ),
			'action' => self::ACTION,
		);
		Assets::enqueue_enhancement( 'brand' );
		require dirname( __DIR__, 3 ) . '/templates/brand.php';
	}

	private static function save(): never {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to change the brand.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		$input  = array_map( static fn ( mixed $value ): string => is_string( $value ) ? sanitize_text_field( wp_unslash( $value ) ) : '', array_intersect_key( $_POST, array_flip( array( ...Palette::BASE, ...Fonts::SLUGS, 'corners' ) ) ) );
		$config = SavedStyles::config();
		$form   = BrandForm::from_input( $input, BrandForm::from_config( $config ) );
		$errors = $form->errors();
		if ( array() === $errors ) {
			SavedStyles::save( $form->into( $config ) );
		}
		foreach ( self::LOGOS as $mod => $field ) {
			$fault = self::take_logo( $mod, $field );
			if ( null !== $fault ) {
				$errors[ $field ] = $fault;
			}
		}
		if ( array() !== $errors ) {
			set_transient( self::kept_form(), array( 'input' => $input, 'errors' => $errors ), HOUR_IN_SECONDS );
		}
		wp_safe_redirect( self::url( array() === $errors ? array( 'saved' => '1' ) : array() ) );
		exit;
	}

	/** @return string|null What is wrong with the file, for staff. */
	private static function take_logo( string $mod, string $field ): ?string {
		// phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Checked by the caller; compared, and handed to WordPress's own upload.
		if ( ( $_POST[ "remove_{$field}" ] ?? '' ) === '1' ) {
			remove_theme_mod( $mod );
		}
		$file = $_FILES[ $field ] ?? null;
		// phpcs:enable
		if ( ! is_array( $file ) || UPLOAD_ERR_NO_FILE === ( $file['error'] ?? UPLOAD_ERR_NO_FILE ) ) {
			return null;
		}
		if ( ! current_user_can( 'upload_files' ) ) {
			return __( 'Sorry, you are not allowed to upload files.', 'hearth-hammer' );
		}
		$type = wp_check_filetype( is_string( $file['name'] ?? null ) ? $file['name'] : '' );
		if ( ! str_starts_with( (string) $type['type'], 'image/' ) ) {
			return __( 'Choose an image: PNG, WebP or JPEG.', 'hearth-hammer' );
		}
		require_once ABSPATH . 'wp-admin/includes/image.php';
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';
		$id = media_handle_upload( $field, 0 );
		if ( is_wp_error( $id ) ) {
			return $id->get_error_message();
		}
		set_theme_mod( $mod, $id );
		return null;
	}

	/** What was typed and refused comes back once, to the person who typed it. */
	private static function kept_form(): string {
		return 'hh_brand_form_' . get_current_user_id();
	}
}
