<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Gallery;

/**
 * The heart on a card's picture: an outline, and filled while the visitor's browser keeps the thing.
 */
final class CardHeart {

	private const SHAPE = 'M13 22C7.2 17.3 2 13 2 7.9A5.9 5.9 0 0 1 13 4.8 5.9 5.9 0 0 1 24 7.9C24 13 18.8 17.3 13 22Z';

	/**
	 * @param 'save'|'watch' $what Keeping properties or lots: src/enhancements/saved-properties.ts, watched-lots.ts. They show it.
	 * @param int            $id   A post.
	 * @param string         $name What it does, with the thing's own name. It stays the same: a switch that is on is not renamed.
	 * @return string Escaped.
	 */
	public static function html( string $what, int $id, string $name ): string {
		return sprintf(
			'<button class="hh-heart" type="button" data-hh-%s="%d" aria-pressed="false" hidden><svg class="hh-heart__shape" width="26" height="24" viewBox="0 0 26 24" aria-hidden="true" focusable="false"><path d="%s"/></svg><span class="hh-visually-hidden">%s</span></button>',
			esc_attr( $what ),
			$id,
			self::SHAPE,
			esc_html( $name )
		);
	}
}
