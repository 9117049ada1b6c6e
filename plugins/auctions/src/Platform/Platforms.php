<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use HearthHammer\Auctions\Platform\Clients\BidJs;
use HearthHammer\Auctions\Platform\Clients\JsonFeed;
use HearthHammer\Auctions\Platform\Clients\Sandbox;
use HearthHammer\Auctions\Platform\Clients\Transport;

/**
 * The platforms that can be asked, by the site's settings.
 */
final readonly class Platforms {

	public Transport $transport;

	public function __construct( private PlatformSettings $settings ) {
		$this->transport = new Transport( static function (): void {} );
	}

	/** Null where none is chosen, or what it needs is missing. */
	public function current(): ?PlatformClient {
		$settings = $this->settings;
		$secrets  = PlatformSettings::secrets();
		return match ( $settings->adapter() ) {
			PlatformSettings::SANDBOX => '' === $settings->folder() ? null : new Sandbox( $settings->folder() ),
			PlatformSettings::FEED    => '' === $settings->base() ? null : new JsonFeed( $this->transport, $settings->base(), $secrets->get( PlatformSettings::TOKEN ) ),
			PlatformSettings::BIDJS   => '' === $settings->base() || '' === $settings->auctioneer_id() ? null : new BidJs(
				$this->transport,
				$settings->base(),
				$settings->auctioneer_id(),
				$settings->client_id(),
				$settings->department(),
				$secrets->get( PlatformSettings::BIDJS_KEY ),
				$secrets->get( PlatformSettings::BIDJS_SECRET )
			),
			default                   => null,
		};
	}
}
