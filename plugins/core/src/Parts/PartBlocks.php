<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Parts;

use Closure;

/**
 * The parts of pages that any firm's site has: the name of a block (a folder in `blocks/`) and who prints it.
 */
final class PartBlocks {

	/** @return array<string, Closure(array<string, mixed>): string> Each takes the block's attributes and returns HTML, empty for nothing. */
	public static function renderers(): array {
		return array(
			'announcement'  => static fn ( array $attributes ): string => Announcements::placed( $attributes ),
			'announcements' => static fn (): string => Announcements::html(),
			'on-this-page'  => static fn (): string => OnThisPage::html(),
			'testimonial'   => static fn ( array $attributes ): string => Testimonial::html( $attributes ),
		);
	}
}
