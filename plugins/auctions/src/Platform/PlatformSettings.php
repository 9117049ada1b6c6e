<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use HearthHammer\Core\Settings\Sealer;
use HearthHammer\Core\Settings\SecretStore;
use HearthHammer\Core\Settings\SettingsStore;

/**
 * Which platform holds the bidding, and how to ask it. A constant such as HH_AUCTIONS_PLATFORM_ADAPTER wins over what staff chose.
 */
final readonly class PlatformSettings {

	public const OPTION = 'hh_auctions_platform';
	public const SECRET = 'hh_auctions_platform_secret';

	public const NONE    = 'none';
	public const FEED    = 'feed';
	public const BIDJS   = 'bidjs';
	public const SANDBOX = 'sandbox';

	/** Synced by the schedule. The sandbox's files change only when a developer changes them. */
	private const SCHEDULED = array( self::FEED, self::BIDJS );

	/** Credentials: our plain feed's bearer token; BidJS's key and secret. */
	public const TOKEN        = 'token';
	public const BIDJS_KEY    = 'bidjs_key';
	public const BIDJS_SECRET = 'bidjs_secret';

	private const DEFAULTS = array(
		'adapter'       => self::NONE,
		'name'          => '',
		'base'          => '',
		'auctioneer_id' => '',
		'client_id'     => '',
		'department'    => '',
		'folder'        => '',
		'visitors'      => 1,
	);

	private SettingsStore $store;

	public function __construct() {
		$this->store = self::store();
	}

	public static function store(): SettingsStore {
		return new SettingsStore( self::OPTION, 'HH_AUCTIONS_PLATFORM_', self::DEFAULTS );
	}

	public static function secrets(): SecretStore {
		return new SecretStore(
			self::SECRET,
			new Sealer( 'hh-auctions-platform-secret' ),
			array(
				self::TOKEN        => 'HH_AUCTIONS_PLATFORM_TOKEN',
				self::BIDJS_KEY    => 'HH_AUCTIONS_BIDJS_KEY',
				self::BIDJS_SECRET => 'HH_AUCTIONS_BIDJS_SECRET',
			)
		);
	}

	public function adapter(): string {
		$name = $this->store->text( 'adapter' );
		return in_array( $name, array( ...self::SCHEDULED, self::SANDBOX ), true ) ? $name : self::NONE;
	}

	/** Whether syncs run by themselves, and are missed when they do not. */
	public function is_scheduled(): bool {
		return in_array( $this->adapter(), self::SCHEDULED, true );
	}

	/** What visitors are told that a catalogue is synced with. */
	public function name(): string {
		$name = $this->store->text( 'name' );
		return '' === $name ? __( 'our bidding platform', 'hearth-hammer' ) : $name;
	}

	/** Address of the platform, without the slash at its end. */
	public function base(): string {
		return rtrim( $this->store->text( 'base' ), '/' );
	}

	public function auctioneer_id(): string {
		return $this->store->text( 'auctioneer_id' );
	}

	/** BidJS's number of our site there. */
	public function client_id(): string {
		return $this->store->text( 'client_id' );
	}

	/** Slug of the department that sales go to where the platform names none, as BidJS does not. */
	public function department(): string {
		return $this->store->text( 'department' );
	}

	/** Of the sandbox: where its files are. */
	public function folder(): string {
		return rtrim( $this->store->text( 'folder' ), '/' );
	}

	/** Whether catalogues and lots have the button. */
	public function visitors_may_sync(): bool {
		return $this->store->flag( 'visitors' );
	}

	/** Makes a folder of files the site's platform, where nothing else is chosen. */
	public static function use_sandbox( string $folder, string $name ): void {
		$stored = self::store()->stored();
		if ( in_array( $stored['adapter'] ?? self::NONE, array( self::NONE, self::SANDBOX ), true ) ) {
			update_option( self::OPTION, array( 'adapter' => self::SANDBOX, 'folder' => $folder, 'name' => '' === (string) ( $stored['name'] ?? '' ) ? $name : $stored['name'] ) + $stored );
		}
	}
}
