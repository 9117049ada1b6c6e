<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedProperties;

use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Page\PageResponse;
use HearthHammer\Hpapi\Templates\PropertyCards;

/**
 * /saved/: the properties that a visitor saved, which the browser knows and brings; /saved/?ids=12,7 is a selection
 * that somebody shared, printed by the server.
 */
final class SavedPropertiesPage {

	public const PATH = '/saved/';

	public static function answer( SavedProperties $saved, PageRequest $request ): PageResponse {
		return self::right_address() ?? PageResponse::show( __( 'Saved properties', 'hearth-hammer' ), self::view( $saved, $request->query['ids'] ?? '' ) );
	}

	/**
	 * What the page shows.
	 *
	 * @param mixed $asked As it stands in the address.
	 * @return array{url: string, api: string, is_shared: bool, shared_ids: string, properties: list<string>}
	 *         `properties` is HTML, one article each.
	 */
	private static function view( SavedProperties $saved, mixed $asked ): array {
		$ids = SavedProperties::ids( $asked );
		return array(
			'url'        => home_url( self::PATH ),
			'api'        => rest_url( 'hpapi/v1/estate-agents/saved-properties' ),
			'is_shared'  => array() !== $ids,
			'shared_ids' => implode( ',', $ids ),
			'properties' => array_map( PropertyCards::kept( ... ), $saved->find( $ids ) ),
		);
	}

	/** A redirect from another spelling of the address. */
	private static function right_address(): ?PageResponse {
		$asked = isset( $_SERVER['REQUEST_URI'] ) ? (string) wp_unslash( $_SERVER['REQUEST_URI'] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Its query goes on as it is; wp_safe_redirect cleans the address.
		[ $path, $string ] = array( ...explode( '?', $asked, 2 ), '' );
		$right    = (string) wp_parse_url( home_url( self::PATH ), PHP_URL_PATH );
		$is_other = $path !== $right && str_ends_with( rtrim( strtolower( $path ), '/' ), '/saved' );
		return $is_other ? PageResponse::redirect( home_url( self::PATH ) . ( '' === $string ? '' : '?' . $string ), 301 ) : null;
	}
}
