<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Page;

/**
 * What search engines read of a page besides its text: schema.org, as JSON-LD in its head.
 */
final class JsonLd {

	/** @param array<string, mixed> $data Without `@context`. */
	public static function print( array $data ): void {
		wp_print_inline_script_tag(
			(string) wp_json_encode( array( '@context' => 'https://schema.org' ) + $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
			array( 'type' => 'application/ld+json' )
		);
	}

	/**
	 * @param list<array{label: string, url: string}> $steps From the home page to the page itself.
	 * @return array<string, mixed>
	 */
	public static function breadcrumbs( array $steps ): array {
		return array(
			'@type'           => 'BreadcrumbList',
			'itemListElement' => array_map(
				static fn ( int $index, array $step ): array => array(
					'@type'    => 'ListItem',
					'position' => $index + 1,
					'name'     => $step['label'],
					'item'     => $step['url'],
				),
				array_keys( $steps ),
				$steps
			),
		);
	}
}
