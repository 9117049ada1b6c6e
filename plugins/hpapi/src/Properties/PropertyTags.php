<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties;

use HearthHammer\Core\Module;
use HearthHammer\Core\Page\CacheTags;
use HearthHammer\Hpapi\Parishes\ParishPostType;

defined( 'ABSPATH' ) || exit;

/**
 * How properties are tagged in page caches: `property-12` for its page and wherever its card is shown by number,
 * `list-sale` and `list-rent` for whatever counts or lists them. The index purges both.
 */
final class PropertyTags implements Module {

	public const PAGE = 'property';

	public function register(): void {
		add_filter(
			'hearth_hammer_cache_tags',
			static fn ( array $types ): array => $types + array(
				PropertyPostType::NAME => array( 'prefix' => self::PAGE, 'lists' => array() ),
				// Lists of other parishes name it, and how much it has.
				ParishPostType::NAME   => array( 'prefix' => 'parish', 'lists' => array_map( self::list( ... ), Channel::cases() ) ),
			)
		);
	}

	public static function list( Channel $channel ): string {
		return 'list-' . ( Channel::Lettings === $channel ? 'rent' : 'sale' );
	}

	/** This answer lists or counts properties of a channel; null: of both. */
	public static function show_list( ?Channel $channel ): void {
		CacheTags::show( ...array_map( self::list( ... ), null === $channel ? Channel::cases() : array( $channel ) ) );
	}
}
