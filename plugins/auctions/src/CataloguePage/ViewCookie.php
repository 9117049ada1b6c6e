<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\CataloguePage;

/**
 * AUC-08: whether a visitor likes lots as a grid or as a list. The island writes the cookie; the first page is printed
 * by it. A page cache that others share may leave it out of account: the island puts right what it gave.
 */
final class ViewCookie {

	public const NAME = 'hh_catalogue_view';
	public const DAYS = 30;

	public const VIEWS = array( 'grid', 'list' );

	/**
	 * @param array<mixed> $query   $_GET: without JavaScript the view is a link.
	 * @param array<mixed> $cookies $_COOKIE.
	 */
	public static function view( array $query, array $cookies ): string {
		$asked = $query['grid_view'] ?? '';
		$kept  = is_string( $cookies[ self::NAME ] ?? null ) ? json_decode( $cookies[ self::NAME ] ) : '';
		foreach ( array( $asked, $kept ) as $view ) {
			if ( in_array( $view, self::VIEWS, true ) ) {
				return $view;
			}
		}
		return 'grid';
	}
}
