<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Lists;

use Closure;
use HearthHammer\Core\Module;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use HearthHammer\Hpapi\Properties\PropertyTypes;

defined( 'ABSPATH' ) || exit;

/**
 * Addresses of lists as other agents' sites write them, and as people mistype ours: where nothing answers, the list
 * that is meant is redirected to. What stays unknown answers 404.
 */
final class OldAddresses implements Module {

	private const SALES    = array( 'estate-agents', 'property-for-sale', 'properties-for-sale', 'houses-for-sale', 'homes-for-sale', 'for-sale', 'sales', 'buy', 'buying', 'property', 'properties', 'property-search', 'property-list', 'search-results' );
	private const LETTINGS = array( 'property-to-rent', 'property-to-let', 'properties-to-rent', 'properties-to-let', 'houses-to-rent', 'to-rent', 'to-let', 'lettings', 'rent', 'renting', 'property-for-rent' );

	/** @param Closure(): ParishRepository $parishes Made when they are needed. */
	public function __construct( private readonly Closure $parishes ) {}

	public function register(): void {
		// Before WordPress guesses a post of a like name.
		add_action( 'template_redirect', $this->redirect( ... ), 1 );
	}

	private function redirect(): void {
		$target = $this->target();
		if ( null !== $target && wp_safe_redirect( home_url( $target ), 301, 'Hearth & Hammer' ) ) {
			exit;
		}
	}

	private function target(): ?string {
		// /?post_type=hpapi_property, which WordPress would answer with the home page, and its feed.
		if ( PropertyPostType::NAME === get_query_var( 'post_type' ) && ! is_singular() && ! is_404() ) {
			return '/estate-agents/for-sale/' . ( is_feed() ? '?feed=rss2' : '' );
		}
		return is_404() ? $this->meant( $this->asked_path() ) : null;
	}

	/** Below the site's home, without slashes at its ends. */
	private function asked_path(): string {
		$asked = isset( $_SERVER['REQUEST_URI'] ) ? (string) wp_unslash( $_SERVER['REQUEST_URI'] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared only; what it leads to is made of our own words and slugs.
		$path  = rawurldecode( explode( '?', $asked, 2 )[0] );
		$home  = (string) wp_parse_url( home_url( '/' ), PHP_URL_PATH );
		return trim( str_starts_with( $path, $home ) ? substr( $path, strlen( $home ) ) : $path, '/' );
	}

	private function meant( string $path ): ?string {
		$clean = self::clean( $path );
		$parts = explode( '/', $clean );
		$known = $this->list_of( $parts );
		if ( null !== $known ) {
			return "/{$known}/" === "/{$path}/" ? null : $known;
		}
		// A list's address with a blemish; it answers for itself, 404 too.
		$is_list = 1 === preg_match( '#^(?:estate-agents/(?:for-sale|to-rent)(?:/|$)|property-(?:for-sale|to-rent)/[^/]+)#D', $clean );
		return $is_list && $clean !== $path ? "/{$clean}/" : null;
	}

	/** Without doubled slashes, endings of files, page 0, capitals and underscores. */
	private static function clean( string $path ): string {
		$path = strtolower( (string) preg_replace( '#/{2,}#', '/', strtr( $path, '_ ', '--' ) ) );
		$path = (string) preg_replace( array( '#(?:^|/)(?:index|default)\.(?:php|html?|aspx?|jsp|cfm)$#D', '#\.(?:php|html?|aspx?|jsp|cfm)$#D', '#/page(?:/0*)?$#D', '#/page/0*1$#D' ), '', $path );
		return trim( $path, '/' );
	}

	/**
	 * @param list<string> $parts Of the cleaned path.
	 * @return string|null Path of a list, from the site's home.
	 */
	private function list_of( array $parts ): ?string {
		$first   = array_shift( $parts );
		$channel = match ( true ) {
			in_array( $first, self::SALES, true ) => Channel::Sales,
			in_array( $first, self::LETTINGS, true ) => Channel::Lettings,
			default => null,
		};
		if ( null === $channel ) {
			return null;
		}
		if ( 'estate-agents' === $first && in_array( $parts[0] ?? '', array( 'for-sale', 'to-rent', 'sales', 'lettings' ), true ) ) {
			$channel = in_array( array_shift( $parts ), array( 'to-rent', 'lettings' ), true ) ? Channel::Lettings : Channel::Sales;
			if ( array() === $parts ) {
				return "/estate-agents/{$channel->slug()}/";
			}
		}
		return match ( count( $parts ) ) {
			0 => "/estate-agents/{$channel->slug()}/",
			1 => $this->place_or_kind( $channel, $parts[0] ),
			default => null,
		};
	}

	private function place_or_kind( Channel $channel, string $slug ): ?string {
		if ( null !== ( $this->parishes )()->by_slug( $slug ) ) {
			return "/property-{$channel->slug()}/{$slug}/";
		}
		if ( 1 === preg_match( '/^([0-9]{1,2})-bed(?:room)?s?$/D', $slug, $match ) ) {
			return "/estate-agents/{$channel->slug()}/property/{$match[1]}-bedrooms/";
		}
		$type = '' !== PropertyTypes::group( $slug ) ? $slug : rtrim( $slug, 's' );
		return '' !== PropertyTypes::group( $type ) ? "/estate-agents/{$channel->slug()}/?property_type={$type}" : null;
	}
}
