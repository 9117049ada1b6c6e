<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Lists;

use HearthHammer\Core\Module;
use HearthHammer\Core\Seo\SeoHeadTags;

defined( 'ABSPATH' ) || exit;

/**
 * Title, canonical address and instructions to robots of a list.
 */
final class ListHead implements Module {

	public function __construct( private readonly CurrentList $current ) {}

	public function register(): void {
		add_filter( 'document_title_parts', $this->title( ... ) );
		add_filter( 'wp_robots', $this->robots( ... ) );
		add_filter( 'body_class', $this->body_class( ... ) );
		add_action( SeoHeadTags::HOOK, $this->links( ... ), 5 );
		add_filter( 'hearth_hammer_own_head', fn ( bool $is_ours ): bool => $is_ours || null !== $this->current->page() );
	}

	/**
	 * @param array<string, string> $parts
	 * @return array<string, string>
	 */
	private function title( array $parts ): array {
		$page = $this->current->page();
		if ( null === $page ) {
			return $parts;
		}
		$parts['title'] = $page->heading;
		unset( $parts['page'] );
		if ( $page->result->query->page > 1 ) {
			/* translators: %s: page number */
			$parts['page'] = sprintf( __( 'Page %s', 'hearth-hammer' ), number_format_i18n( $page->result->query->page ) );
		}
		return $parts;
	}

	/**
	 * @param array<string, bool|string> $robots
	 * @return array<string, bool|string>
	 */
	private function robots( array $robots ): array {
		return true === $this->current->page()?->is_noindex() ? array( 'noindex' => true, 'follow' => true ) + $robots : $robots;
	}

	/**
	 * @param list<string> $classes
	 * @return list<string>
	 */
	private function body_class( array $classes ): array {
		return null === $this->current->page() ? $classes : array( ...$classes, 'hh-page-property-list' );
	}

	private function links(): void {
		$page = $this->current->page();
		if ( null === $page ) {
			return;
		}
		printf( '<link rel="canonical" href="%s">' . "\n", esc_url( $page->canonical ) );
		foreach ( $this->current->to_array()['page_links'] ?? array() as $link ) {
			if ( in_array( $link['kind'], array( 'previous', 'next' ), true ) ) {
				printf( '<link rel="%s" href="%s">' . "\n", esc_attr( 'next' === $link['kind'] ? 'next' : 'prev' ), esc_url( $link['url'] ) );
			}
		}
	}
}
