<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Cars;

use HearthHammer\Core\Place\NameKey;

/**
 * A term of the make search and the page that it leads to.
 *
 * src/islands/car-make-search/rules/find-action.ts has the same rule; tests/vectors/car-make-search.json holds both.
 */
final readonly class MakeSearchAction {

	public function __construct(
		public string $term,
		public string $action,
	) {}

	/**
	 * CAR-03: the first whose term is what was typed, before the first that is so without an s at the end of either.
	 *
	 * @param list<self> $actions
	 * @return string|null Address; null where no term fits.
	 */
	public static function find( array $actions, string $typed ): ?string {
		foreach ( array( NameKey::of( ... ), self::singular( ... ) ) as $key ) {
			$wanted = $key( $typed );
			foreach ( '' === $wanted ? array() : $actions as $one ) {
				if ( $key( $one->term ) === $wanted ) {
					return $one->action;
				}
			}
		}
		return null;
	}

	private static function singular( string $word ): string {
		return (string) preg_replace( '/s$/', '', NameKey::of( $word ) );
	}
}
