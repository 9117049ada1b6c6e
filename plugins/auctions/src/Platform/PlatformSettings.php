<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use HearthHammer\Auctions\Platform\Clients\Transport;
use HearthHammer\Core\Settings\Sealer;
use HearthHammer\Core\Settings\SecretStore;
use HearthHammer\Core\Settings\SettingsStore;

/**
 * Which platform has the bidding, and how to ask it. A constant such as HH_AUCTIONS_PLATFORM_ADAPTER replaces what staff chose.
 */
final readonly class PlatformSettings {

	public const OPTION = 'hh_auctions_platform';
	public const SECRET = 'hh_auctions_platform_secret';

	/** The choice of no platform. */
	public const NONE = 'none';

	/** What every platform has; Platform::$settings adds its own. */
	private const DEFAULTS = array(
		'adapter'  => self::NONE,
		'name'     => '',
		'base'     => '',
		'visitors' => 1,
	);

	public static function store(): SettingsStore {
		return new SettingsStore( self::OPTION, 'HH_AUCTIONS_PLATFORM_', self::DEFAULTS + array_merge( array(), ...array_values( array_map( static fn ( Platform $one ): array => $one->settings, Platform::all() ) ) ) );
	}

	public static function secrets(): SecretStore {
		return new SecretStore( self::SECRET, new Sealer( 'hh-auctions-platform-secret' ), array_merge( array(), ...array_values( array_map( static fn ( Platform $one ): array => $one->secrets, Platform::all() ) ) ) );
	}

	/** The chosen platform; null where none is. */
	public function platform(): ?Platform {
		return Platform::all()[ self::store()->text( 'adapter' ) ] ?? null;
	}

	/** Its name, as it is stored with runs and sales; NONE where none is. */
	public function adapter(): string {
		return $this->platform()->name ?? self::NONE;
	}

	/** Whether one is chosen, and what it needs is filled in. */
	public function is_ready(): bool {
		$platform = $this->platform();
		return null !== $platform && ! $this->lacks( $platform->needs );
	}

	/** Null where none is ready. */
	public function client( Transport $transport ): ?PlatformClient {
		$platform = $this->platform();
		return null === $platform || ! $this->is_ready() ? null : ( $platform->client )( $this, $transport );
	}

	/** Whether syncs run by themselves, and are missed when they do not. */
	public function is_scheduled(): bool {
		return true === $this->platform()?->is_scheduled;
	}

	/** What visitors are told that a catalogue is synced with. */
	public function name(): string {
		$name = self::store()->text( 'name' );
		return '' === $name ? __( 'our bidding platform', 'hearth-hammer' ) : $name;
	}

	/** Address of the platform, without the slash at its end. */
	public function base(): string {
		return rtrim( self::store()->text( 'base' ), '/' );
	}

	/** A setting of a platform's own. */
	public function text( string $name ): string {
		return self::store()->text( $name );
	}

	public function secret( string $name ): string {
		return self::secrets()->get( $name );
	}

	/** @param list<string> $names Of settings and credentials: whether one of them is empty. */
	public function lacks( array $names ): bool {
		$secrets = self::secrets();
		return array() !== array_filter( $names, fn ( string $name ): bool => '' === ( in_array( $name, $secrets->names(), true ) ? $secrets->get( $name ) : self::store()->text( $name ) ) );
	}

	/** Whether catalogues and lots have the button. */
	public function visitors_may_sync(): bool {
		return self::store()->flag( 'visitors' );
	}

	/** Makes a folder of files the site's platform, where nothing else is chosen. */
	public static function use_sandbox( string $folder, string $name ): void {
		$stored = self::store()->stored();
		if ( in_array( $stored['adapter'] ?? self::NONE, array( self::NONE, Platform::SANDBOX ), true ) ) {
			update_option( self::OPTION, array( 'adapter' => Platform::SANDBOX, 'folder' => $folder, 'name' => '' === (string) ( $stored['name'] ?? '' ) ? $name : $stored['name'] ) + $stored );
		}
	}
}
