<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Index;

use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Sales\Department;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Core\Core;
use HearthHammer\Core\Module;
use HearthHammer\Core\Page\CacheTags;

defined( 'ABSPATH' ) || exit;

/**
 * How lots and sales are tagged in page caches. A result of the sale day changes its lot and the sale's catalogue
 * (`lot-99`, `catalogue-7`), but not the pages of the other lots, which show the sale itself (`sale-7`).
 *
 * The indexes purge lots and catalogues; here is what they do not hold.
 */
final class AuctionTags implements Module {

	public const LOT       = 'lot';
	public const SALE      = 'sale';
	public const CATALOGUE = 'catalogue';

	/** Lists of lots of many sales, and of sales. */
	public const LOTS  = 'list-lots';
	public const SALES = 'list-auctions';

	/** @param string $view_cookie Of the catalogue, which its island puts right. */
	public function __construct( private readonly string $view_cookie ) {}

	public function register(): void {
		add_filter(
			'hearth_hammer_cache_tags',
			static fn ( array $types ): array => $types + array(
				LotPostType::NAME  => array( 'prefix' => self::LOT, 'lists' => array() ),
				SalePostType::NAME => array( 'prefix' => self::SALE, 'lists' => array( self::SALES ) ),
			)
		);
		add_filter( 'hearth_hammer_preference_cookies', fn ( array $names ): array => array( ...$names, $this->view_cookie ) );
		// A sync writes sales without WordPress's hooks.
		add_action( 'hh_sale_changed', static fn ( int $sale ) => Core::services()->purges->add( self::SALES, self::SALE . "-{$sale}" ) );
		add_action( 'hh_addendum_added', static fn ( int $post ) => Core::services()->purges->add( self::LOT . "-{$post}", self::SALE . "-{$post}", self::CATALOGUE . "-{$post}" ) );
		add_action( 'hh_legal_document_added', static fn ( int $lot ) => Core::services()->purges->add( self::LOT . "-{$lot}" ) );
		// Its fees and its words are on every lot of its sales.
		foreach ( array( 'added_term_meta', 'updated_term_meta', 'deleted_term_meta' ) as $hook ) {
			add_action( $hook, static fn ( mixed $meta, int $term ) => Department::TAXONOMY === ( get_term( $term )->taxonomy ?? '' ) ? Core::services()->purges->add( CacheTags::SITE ) : null, 10, 2 );
		}
		add_action( 'edited_' . Department::TAXONOMY, static fn () => Core::services()->purges->add( CacheTags::SITE ) );
	}
}
