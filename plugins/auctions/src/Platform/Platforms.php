<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use HearthHammer\Auctions\Platform\Clients\BidJs;
use HearthHammer\Auctions\Platform\Clients\PlainFeed;
use HearthHammer\Auctions\Platform\Clients\Sandbox;
use HearthHammer\Auctions\Platform\Clients\Transport;

/**
 * The list of bidding platforms, and the one that the site has chosen. A new platform is a client and a row here, or the
 * same row by the filter in another plugin.
 */
final readonly class Platforms {

	public const FEED    = 'feed';
	public const BIDJS   = 'bidjs';
	public const SANDBOX = 'sandbox';

	public Transport $transport;

	public function __construct( private PlatformSettings $settings ) {
		$this->transport = new Transport( static function (): void {} );
	}

	/** @return array<string, Platform> By name. */
	public static function all(): array {
		$ours = array(
			new Platform(
				self::FEED,
				static fn (): string => __( 'Plain JSON feed', 'hearth-hammer' ),
				static fn ( PlatformSettings $settings, Transport $transport ): PlatformClient => PlainFeed::over_http( $transport, $settings->base(), $settings->secret( 'token' ) ),
				secrets: array( 'token' => 'HH_AUCTIONS_PLATFORM_TOKEN' ),
				fields: static fn (): array => PlainFeed::fields(),
				has_section: false,
			),
			new Platform(
				self::BIDJS,
				static fn (): string => 'BidJS',
				static fn ( PlatformSettings $settings, Transport $transport ): PlatformClient => new BidJs( $transport, $settings->base(), $settings->text( 'auctioneer_id' ), $settings->text( 'client_id' ), $settings->text( 'department' ), $settings->secret( 'bidjs_key' ), $settings->secret( 'bidjs_secret' ) ),
				needs: array( 'base', 'auctioneer_id', 'client_id' ),
				settings: array( 'auctioneer_id' => '', 'client_id' => '', 'department' => '' ),
				secrets: array( 'bidjs_key' => 'HH_AUCTIONS_BIDJS_KEY', 'bidjs_secret' => 'HH_AUCTIONS_BIDJS_SECRET' ),
				fields: static fn (): array => BidJs::fields(),
			),
			new Platform(
				self::SANDBOX,
				static fn (): string => __( 'Sandbox (files in a folder)', 'hearth-hammer' ),
				static fn ( PlatformSettings $settings ): PlatformClient => Sandbox::in( rtrim( $settings->text( 'folder' ), '/' ) ),
				needs: array( 'folder' ),
				settings: array( 'folder' => '' ),
				// Its files change only when a developer changes them.
				is_scheduled: false,
			),
		);
		/**
		 * The bidding platforms that sales can come from.
		 *
		 * @param list<Platform> $platforms
		 */
		$listed = apply_filters( 'hh_auctions_platforms', $ours );
		return array_column( array_filter( is_array( $listed ) ? $listed : $ours, static fn ( mixed $one ): bool => $one instanceof Platform ), null, 'name' );
	}

	/** Of the chosen one, as it is stored with runs and sales; PlatformSettings::NONE where none is. */
	public function name(): string {
		return $this->settings->adapter();
	}

	/** Whether one is chosen, and what it needs is filled in. */
	public function is_ready(): bool {
		$platform = $this->settings->platform();
		return null !== $platform && ! $this->settings->lacks( $platform->needs );
	}

	/** Null where none is ready. */
	public function current(): ?PlatformClient {
		$platform = $this->settings->platform();
		return null === $platform || ! $this->is_ready() ? null : ( $platform->client )( $this->settings, $this->transport );
	}
}
