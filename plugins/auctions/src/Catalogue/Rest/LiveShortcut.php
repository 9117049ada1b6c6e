<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue\Rest;

use Closure;
use HearthHammer\Auctions\Catalogue\LiveResults;
use HearthHammer\Auctions\Index\AuctionTags;
use HearthHammer\Auctions\Index\SaleVersion;
use HearthHammer\Core\Core;
use HearthHammer\Core\EarlyAnswer\EarlyAnswer;
use HearthHammer\Core\EarlyAnswer\EarlyRoute;
use HearthHammer\Core\Module;
use HearthHammer\Core\Page\CacheTags;
use HearthHammer\Core\Rest\Conditional;

defined( 'ABSPATH' ) || exit;

/**
 * The early answers of a running sale: that nothing is new, which costs one statement on a table of two numbers, or what
 * another visitor was told already, which costs another. With an object cache neither costs a statement.
 *
 * The version of the sale gives the tag, so nothing has to be kept by address. LiveController answers everything else.
 */
final class LiveShortcut {

	/**
	 * @param Closure(): LiveResults  $results Made when they are needed.
	 * @param Closure(): list<Module> $routes  As EarlyRoute's.
	 */
	public static function route( Closure $results, Closure $routes ): EarlyRoute {
		return new EarlyRoute( 'hpapi/v1/([a-z][a-z0-9-]{1,39})/lots/live', static fn ( array $matched, array $query ): ?EarlyAnswer => self::find( $matched[1], $query, $results ), $routes );
	}

	/**
	 * @param string                 $business Of the address. Only the route knows the sale's: tag and results name it, so that another one's address finds neither.
	 * @param array<mixed>           $query
	 * @param Closure(): LiveResults $results
	 */
	private static function find( string $business, array $query, Closure $results ): ?EarlyAnswer {
		$sale  = $query['auction_id'] ?? null;
		$since = $query['since'] ?? null;
		if ( array() !== array_diff_key( $query, array( 'auction_id' => '', 'since' => '' ) ) || ! is_string( $sale ) || ! is_string( $since ) || 1 !== preg_match( '/^[1-9][0-9]{0,17}$/D', $sale ) || 1 !== preg_match( '/^(0|[1-9][0-9]{0,8})$/D', $since ) ) {
			return null;
		}
		$version = SaleVersion::recent( (int) $sale, LiveController::SECONDS );
		if ( 0 === $version ) {
			return null;
		}
		$tag = LiveController::tag( $business, (int) $sale, $version );
		return EarlyAnswer::of(
			Conditional::in_words( $tag ),
			Conditional::headers( $tag, LiveController::SECONDS ),
			Core::services()->page_cache->headers( array( CacheTags::SITE, AuctionTags::CATALOGUE . "-{$sale}" ), LiveController::SECONDS ),
			static function () use ( $results, $business, $sale, $version, $since ): ?string {
				$kept = $results()->kept( $business, (int) $sale, $version, (int) $since );
				return null === $kept ? null : (string) wp_json_encode( $kept );
			}
		);
	}
}
