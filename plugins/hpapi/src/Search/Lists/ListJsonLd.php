<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Lists;

use HearthHammer\Core\Module;
use HearthHammer\Core\Page\JsonLd;
use HearthHammer\Core\Seo\SeoHeadTags;

defined( 'ABSPATH' ) || exit;

/**
 * Tells search engines what a list holds and where it belongs.
 */
final class ListJsonLd implements Module {

	public function __construct( private readonly CurrentList $current ) {}

	public function register(): void {
		add_action( SeoHeadTags::HOOK, $this->print_data( ... ), 20 );
	}

	private function print_data(): void {
		$page = $this->current->page();
		$list = $this->current->to_array();
		if ( null === $page || null === $list ) {
			return;
		}
		/** @var list<array{label: string, url: string}> $steps */
		$steps   = $list['breadcrumbs'];
		$steps[] = array(
			'label' => $page->heading,
			'url'   => $page->canonical,
		);
		JsonLd::print( JsonLd::breadcrumbs( $steps ) );
		if ( array() !== $list['cards'] ) {
			JsonLd::print( self::items( $page, $list ) );
		}
	}

	/**
	 * @param array<string, mixed> $list
	 * @return array<string, mixed>
	 */
	private static function items( ListPage $page, array $list ): array {
		/** @var list<array{heading: string, address: string, url: string}> $cards */
		$cards  = $list['cards'];
		$before = ( $list['page'] - 1 ) * $list['per_page'];
		return array(
			'@type'           => 'ItemList',
			'name'            => $page->heading,
			'url'             => $page->canonical,
			'numberOfItems'   => $list['total'],
			'itemListElement' => array_map(
				static fn ( int $index, array $card ): array => array(
					'@type'    => 'ListItem',
					'position' => $before + $index + 1,
					'name'     => $card['heading'] . ', ' . $card['address'],
					'url'      => $card['url'],
				),
				array_keys( $cards ),
				$cards
			),
		);
	}
}
