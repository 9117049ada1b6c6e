<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sales;

use Closure;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Page\PageResponse;
use HearthHammer\Core\Page\VirtualPage;
use HearthHammer\Core\Templates\TemplatePage;

defined( 'ABSPATH' ) || exit;

/**
 * Pages of the auctions that are about one person: forms, and what a signed link leads to.
 */
final class PrivatePage {

	/** A signed token in the regular expression of an address. */
	public const TOKEN = '([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)';

	/**
	 * @param string                $variable  As VirtualPage takes these four.
	 * @param list<string>          $pages
	 * @param array<string, string> $rules
	 * @param list<string>          $variables
	 * @param Closure(PageRequest): (TemplatePage|PageResponse|string|null) $answer An address to go on to, or null where there is nothing.
	 */
	public static function at( string $variable, array $pages, array $rules, array $variables, Closure $answer ): VirtualPage {
		return new VirtualPage(
			$variable,
			$pages,
			$rules,
			static function ( PageRequest $request ) use ( $answer ): ?PageResponse {
				$page = $answer( $request );
				return match ( true ) {
					is_string( $page ) => PageResponse::redirect( $page ),
					$page instanceof TemplatePage => $page->response(),
					default => $page,
				};
			},
			'auction-page.php',
			dirname( __DIR__, 2 ) . '/templates/auction-page.php',
			is_private: true,
			variables: $variables,
			classes: array( 'hh-page-auction' ),
		);
	}
}
