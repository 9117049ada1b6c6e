<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use Closure;
use HearthHammer\Auctions\Platform\Clients\Transport;
use HearthHammer\Core\Settings\Field;

/**
 * A bidding platform that sales can come from: a row of Platforms::all(). Settings, schedule, checks, metrics, screens and
 * the command read it there.
 */
final readonly class Platform {

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
}
