<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties;

/**
 * The words of a property's post.
 */
final readonly class PropertyText {

	/**
	 * @param string $content Clean HTML.
	 * @param string $slug    Used when the post is made; addresses hold the id, so it need not be unique.
	 */
	public function __construct(
		public string $title,
		public string $content,
		public string $slug,
	) {}
}
