<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Admin;

use HearthHammer\Auctions\Platform\Clients\Transport;
use HearthHammer\Auctions\Platform\Platform;
use HearthHammer\Auctions\Platform\PlatformFailed;
use HearthHammer\Auctions\Platform\PlatformSettings;
use HearthHammer\Auctions\Platform\Records\SaleMapper;
use HearthHammer\Auctions\Platform\Spool;
use HearthHammer\Auctions\Sales\Department;
use HearthHammer\Core\Settings\ConnectionResult;
use HearthHammer\Core\Settings\ConnectionTest;
use HearthHammer\Core\Settings\ConnectionTests;
use HearthHammer\Core\Settings\Field;
use HearthHammer\Core\Settings\FieldType;
use HearthHammer\Core\Settings\Section;
use HearthHammer\Core\Settings\SettingsForm;
use HearthHammer\Core\Settings\SettingsPage;

defined( 'ABSPATH' ) || exit;

/**
 * Settings → Bidding platform. Credentials go in and never come out again. Its test asks the platform for its list of sales,
 * and keeps nothing of it.
 */
final class PlatformScreen implements ConnectionTest {

	public const PAGE = 'hh-auctions-platform';

	public static function page(): SettingsPage {
		$tests = new ConnectionTests( 'hh_auctions_platform', self::PAGE, PlatformSettings::secrets(), array( 'platform' => new self() ) );
		return new SettingsPage( self::PAGE, static fn (): string => __( 'Bidding platform', 'hearth-hammer' ), self::form(), $tests );
	}

	public static function form(): SettingsForm {
		return new SettingsForm( self::PAGE, 'hh-auctions-platform-', PlatformSettings::store(), self::sections( ... ), PlatformSettings::secrets() );
	}

	/** @return list<Section> What every platform has, then what each has of its own. */
	private static function sections(): array {
		$choices  = array( PlatformSettings::NONE => __( 'None', 'hearth-hammer' ) );
		$general  = array();
		$sections = array();
		foreach ( Platform::all() as $platform ) {
			$choices[ $platform->name ] = ( $platform->label )();
			$fields                     = null === $platform->fields ? array() : ( $platform->fields )();
			if ( ! $platform->has_section ) {
				$general = array( ...$general, ...$fields );
			} elseif ( array() !== $fields ) {
				$sections[] = new Section( $platform->name, ( $platform->label )(), $fields );
			}
		}
		return array(
			new Section(
				'platform',
				'',
				array(
					new Field( 'adapter', __( 'Platform', 'hearth-hammer' ), FieldType::Choice, __( 'Where online bidding takes place. Without a platform, add lots by hand or import them from a CSV file.', 'hearth-hammer' ), choices: $choices ),
					new Field( 'name', __( 'Name shown to visitors', 'hearth-hammer' ), FieldType::Text, __( 'Shown as “Syncing with …” while a visitor waits.', 'hearth-hammer' ), most: 60 ),
					new Field( 'base', __( 'Service URL', 'hearth-hammer' ), FieldType::ServiceUrl, __( 'The platform’s web address, for example https://hove.eu-west-2.bidjs.com', 'hearth-hammer' ) ),
					...$general,
					new Field( 'visitors', __( 'Allow visitors to sync', 'hearth-hammer' ), FieldType::Flag, __( 'Shows a button on catalogues and lots. Requests are limited: however many visitors select it, the platform is asked once.', 'hearth-hammer' ) ),
				)
			),
			...$sections,
		);
	}

	/** @return array<string, string> The departments as choices of a field. */
	public static function departments(): array {
		return array( '' => __( 'None', 'hearth-hammer' ) ) + array_column( array_map( static fn ( Department $one ): array => array( $one->slug, $one->name ), Department::all() ), 1, 0 );
	}

	/** A sanitiser of credentials: what is not printable ASCII could end the header that it is sent in. */
	public static function credential( #[\SensitiveParameter] string $text ): ?string {
		return strlen( $text ) <= 500 && 1 === preg_match( '/^[\x21-\x7e]+$/D', $text ) ? $text : null;
	}

	/** A sanitiser of ids that are numbers. */
	public static function number( string $text ): ?string {
		return '' === $text || ( ctype_digit( $text ) && strlen( $text ) <= 20 ) ? $text : null;
	}

	public function label(): string {
		return __( 'bidding platform', 'hearth-hammer' );
	}

	public function test(): ConnectionResult {
		$settings = new PlatformSettings();
		$client   = $settings->client( new Transport() );
		if ( null === $client ) {
			return new ConnectionResult( false, __( 'No platform is selected, or its address is missing.', 'hearth-hammer' ) );
		}
		$file  = (string) tempnam( get_temp_dir(), 'hh-platform' );
		$spool = new Spool( $file, new SaleMapper( $settings->adapter() ), $client->pictures() );
		try {
			$spool->reset();
			$client->read_sales( $spool );
			/* translators: %d: number of sales */
			return new ConnectionResult( true, sprintf( _n( 'Connected. The platform lists %d sale.', 'Connected. The platform lists %d sales.', $spool->count(), 'hearth-hammer' ), $spool->count() ) );
		} catch ( PlatformFailed $failed ) {
			return new ConnectionResult( false, ucfirst( $failed->getMessage() ) . '.' );
		} finally {
			$spool->close();
			wp_delete_file( $file );
		}
	}
}
