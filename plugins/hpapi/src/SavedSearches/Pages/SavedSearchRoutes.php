<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Pages;

use Closure;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Page\PageResponse;
use HearthHammer\Core\Page\VirtualPage;

/**
 * /saved-searches/new/, and /confirm/, /manage/ and /unsubscribe/ with their signed token.
 */
final class SavedSearchRoutes {

	private const TOKEN = 'hpapi_saved_search_token';

	/** @param Closure(): SavedSearchPages $pages Made when one is asked for. */
	public static function page( Closure $pages ): VirtualPage {
		return new VirtualPage(
			'hpapi_saved_search',
			array( 'new', 'confirm', 'manage', 'unsubscribe' ),
			array(
				'saved-searches/(new)/?$' => '$matches[1]',
				'saved-searches/(confirm|manage|unsubscribe)/([A-Za-z0-9_.-]+)/?$' => '$matches[1]&' . self::TOKEN . '=$matches[2]',
			),
			static function ( PageRequest $request ) use ( $pages ): PageResponse {
				$page = $pages()->answer( $request->page, $request->variables[ self::TOKEN ], $request->query, $request->fields, time() );
				return PageResponse::show( $page->title, $page, $page->status );
			},
			'saved-searches.php',
			dirname( __DIR__, 3 ) . '/templates/saved-searches.php',
			is_private: true,
			variables: array( self::TOKEN ),
			classes: array( 'hh-page-saved-searches' ),
		);
	}
}
