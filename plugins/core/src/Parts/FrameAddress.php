<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Parts;

use HearthHammer\Core\Assets\Assets;
use HearthHammer\Core\Module;
use HearthHammer\Core\Settings\Field;
use HearthHammer\Core\Settings\FieldType;
use HearthHammer\Core\Settings\Section;
use HearthHammer\Core\Settings\SettingsForm;
use HearthHammer\Core\Settings\SettingsPage;
use HearthHammer\Core\Settings\SettingsStore;

defined( 'ABSPATH' ) || exit;

/**
 * Tells a page that shows this site in a frame where its visitor is (SITE-08), so that it can scroll to the frame's top
 * and keep its own address. Only to origins that staff have allowed; without any there is no script.
 */
final class FrameAddress implements Module {

	public const PAGE   = 'hh-framing';
	public const OPTION = 'hh_framing';

	public function register(): void {
		add_action( 'wp_footer', $this->print_origins( ... ), 1 );
	}

	public static function store(): SettingsStore {
		return new SettingsStore( self::OPTION, 'HEARTH_HAMMER_FRAMING_', array( 'origins' => '' ) );
	}

	public static function page(): SettingsPage {
		return new SettingsPage( self::PAGE, static fn (): string => __( 'Embedding', 'hearth-hammer' ), new SettingsForm( self::PAGE, 'hh-framing-', self::store(), self::sections( ... ) ) );
	}

	/** @return list<string> Those that are possible, e.g. `https://www.example.com`. */
	public static function origins(): array {
		return array_values( array_unique( array_filter( array_map( self::origin( ... ), self::words( self::store()->text( 'origins' ) ) ) ) ) );
	}

	/** A scheme, a host and perhaps a port, in small letters; null for anything else. Unencrypted only on this machine. */
	public static function origin( string $text ): ?string {
		$origin = strtolower( rtrim( $text, '/' ) );
		$host   = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+';
		$fits   = 1 === preg_match( "~^(?:https://(?:{$host}|localhost)|http://(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$~D", $origin );
		return $fits ? (string) preg_replace( '~^(https://.*):443$|^(http://.*):80$~', '$1$2', $origin ) : null;
	}

	private function print_origins(): void {
		$origins = self::origins();
		if ( array() === $origins || self::is_private() ) {
			return;
		}
		Assets::enqueue_enhancement( 'frame-address' );
		printf( '<script type="application/json" id="hh-frame-origins">%s</script>', wp_json_encode( $origins, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- JSON in which no sign ends the element.
	}

	/** Addresses of pages that nobody may store may hold a signed token. */
	private static function is_private(): bool {
		return array() !== preg_grep( '/^cache-control:.*(no-store|private)/i', headers_list() );
	}

	/** @return list<string> */
	private static function words( string $text ): array {
		return preg_split( '/[\s,;]+/', $text, -1, PREG_SPLIT_NO_EMPTY ) ?: array();
	}

	/** @return list<Section> */
	private static function sections(): array {
		$clean = static function ( string $text ): ?string {
			$origins = array_map( self::origin( ... ), self::words( $text ) );
			return in_array( null, $origins, true ) || count( $origins ) > 20 ? null : implode( "\n", array_unique( $origins ) );
		};
		return array(
			new Section(
				'framing',
				'',
				array(
					new Field(
						'origins',
						__( 'Sites that embed this one', 'hearth-hammer' ),
						FieldType::LongText,
						__( 'One per line, for example https://www.example.com. Only these sites can show this one in a frame, and pages send them their address. Leave empty for none.', 'hearth-hammer' ),
						sanitiser: $clean,
						refusal: __( 'Enter up to 20 sites, one per line, like https://www.example.com, without a path or *.', 'hearth-hammer' )
					),
				)
			),
		);
	}
}
