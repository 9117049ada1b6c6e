<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use Closure;
use HearthHammer\Auctions\Platform\Clients\BidJs;
use HearthHammer\Auctions\Platform\Clients\PlainFeed;
use HearthHammer\Auctions\Platform\Clients\Sandbox;
use HearthHammer\Auctions\Platform\Clients\Transport;
use HearthHammer\Core\Settings\Field;

/**
 * A bidding platform that sales can come from. A new one is a client and a row of all(), or the same row by the filter in
 * another plugin. Settings, schedule, checks, metrics, screens and the command read it there.
 */
final readonly class Platform {

	public const FEED    = 'feed';
	public const BIDJS   = 'bidjs';
	public const SANDBOX = 'sandbox';

	/**
	 * @param string                                               $name         Stored with settings, runs and sales; at most 20 letters, e.g. `bidjs`.
	 * @param Closure(): string                                    $label        What staff choose.
	 * @param Closure(PlatformSettings, Transport): PlatformClient $client       Called when all that it needs is filled in.
	 * @param list<string>                                         $needs        Settings without which the platform cannot be asked.
	 * @param array<string, string>                                $settings     Its own settings beside `base`, with their defaults.
	 * @param array<string, string>                                $secrets      Its credentials, and the constant that replaces each.
	 * @param (Closure(): list<Field>)|null                        $fields       Of the settings screen, for its own settings and credentials.
	 * @param bool                                                 $has_section  Whether these have a heading of their own.
	 * @param bool                                                 $is_scheduled Whether cron syncs it, and staff are told when that fails.
	 */
	public function __construct(
		public string $name,
		public Closure $label,
		public Closure $client,
		public array $needs = array( 'base' ),
		public array $settings = array(),
		public array $secrets = array(),
		public ?Closure $fields = null,
		public bool $has_section = true,
		public bool $is_scheduled = true,
	) {}

	/** @return array<string, self> By name. */
	public static function all(): array {
		$ours = array(
			new self(
				self::FEED,
				static fn (): string => __( 'Plain JSON feed', 'hearth-hammer' ),
				static fn ( PlatformSettings $settings, Transport $transport ): PlatformClient => PlainFeed::over_http( $transport, $settings->base(), $settings->secret( 'token' ) ),
				secrets: array( 'token' => 'HH_AUCTIONS_PLATFORM_TOKEN' ),
				fields: static fn (): array => PlainFeed::fields(),
				has_section: false,
			),
			new self(
				self::BIDJS,
				static fn (): string => 'BidJS',
				static fn ( PlatformSettings $settings, Transport $transport ): PlatformClient => new BidJs( $transport, $settings->base(), $settings->text( 'auctioneer_id' ), $settings->text( 'client_id' ), $settings->text( 'department' ), $settings->secret( 'bidjs_key' ), $settings->secret( 'bidjs_secret' ) ),
				needs: array( 'base', 'auctioneer_id', 'client_id' ),
				settings: array( 'auctioneer_id' => '', 'client_id' => '', 'department' => '' ),
				secrets: array( 'bidjs_key' => 'HH_AUCTIONS_BIDJS_KEY', 'bidjs_secret' => 'HH_AUCTIONS_BIDJS_SECRET' ),
				fields: static fn (): array => BidJs::fields(),
			),
			new self(
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
		return array_column( array_filter( is_array( $listed ) ? $listed : $ours, static fn ( mixed $one ): bool => $one instanceof self ), null, 'name' );
	}
}
