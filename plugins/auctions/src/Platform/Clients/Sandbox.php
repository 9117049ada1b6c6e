<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Clients;

use HearthHammer\Auctions\Platform\PlatformFailed;
use HearthHammer\Core\Json\BadJson;
use HearthHammer\Core\Json\JsonRows;
use HearthHammer\Core\Media\MediaFolder;

/**
 * A platform that is a folder of files in our plain feed's form, for the demo and for trying things out.
 *
 * `sales.json`, `{sale}/lots.json`, `documents/`, `videos/`; pictures in `../pictures/`.
 */
final class Sandbox {

	public static function in( string $folder ): PlainFeed {
		return new PlainFeed(
			static fn ( callable $row ): array => self::rows( $folder, 'sales.json', 'sales', $row ),
			static fn ( string $sale, int $page, callable $row ): array => self::rows( $folder, 1 === $page ? "{$sale}/lots.json" : "{$sale}/lots-{$page}.json", 'lots', $row ),
			new MediaFolder( dirname( $folder ) . '/pictures', true ),
			new MediaFolder( $folder, true )
		);
	}

	/**
	 * @param callable(array<mixed>): mixed $row
	 * @return array<mixed>
	 */
	private static function rows( string $folder, string $file, string $list, callable $row ): array {
		$now = time();
		try {
			return JsonRows::each( "{$folder}/{$file}", array( $list ), static function ( array $one ) use ( $row, $now ): void {
				$row( RelativeTimes::resolve( $one, $now ) );
			} );
		} catch ( BadJson $bad ) {
			throw new PlatformFailed( "{$file}: {$bad->getMessage()}" ); // phpcs:ignore WordPress.Security.EscapeOutput -- Ours.
		}
	}
}
