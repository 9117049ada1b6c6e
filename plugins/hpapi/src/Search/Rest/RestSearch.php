<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Rest;

use HearthHammer\Core\Place\BoundingBox;
use HearthHammer\Core\Place\PlaceVersion;
use HearthHammer\Core\Place\Polygon;
use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Rest\Conditional;
use HearthHammer\Hpapi\Properties\Index\PropertyVersion;
use HearthHammer\Core\Filter\Since;
use HearthHammer\Hpapi\Search\SearchQuery;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

use const HearthHammer\Hpapi\VERSION;

/**
 * What the routes that search have in common.
 */
final class RestSearch {

	private const SECONDS = 60;

	/** @param WP_REST_Request<array<string, mixed>> $request Its parameters have passed the schema. */
	public static function query( WP_REST_Request $request ): SearchQuery {
		return SearchQuery::from_request( $request->get_params() );
	}

	/**
	 * What the schema cannot say of areas on a map.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function fault( WP_REST_Request $request ): ?WP_Error {
		$polygon = (string) $request->get_param( 'polygon' );
		if ( '' !== $polygon && null === Polygon::parse( $polygon ) ) {
			return Answer::invalid( 'polygon', sprintf( /* translators: 1: least, 2: most corners */ __( 'The drawn area must be an encoded polyline of %1$d to %2$d points.', 'hearth-hammer' ), Polygon::LEAST, Polygon::MOST ) );
		}
		$bounds = (string) $request->get_param( 'bounds' );
		return '' === $bounds || null !== BoundingBox::parse( $bounds ) ? null : self::bad_bounds();
	}

	public static function bad_bounds(): WP_Error {
		return Answer::invalid( 'bounds', __( 'The bounds must be south,west,north,east in decimal degrees.', 'hearth-hammer' ) );
	}

	/**
	 * Answers 304 without searching where neither the data nor the question has changed.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @param callable(): array<string, mixed>      $find
	 */
	public static function answer( WP_REST_Request $request, callable $find ): WP_REST_Response {
		// Where a postcode, a town or a station lies is for the gazetteer to say.
		$query  = self::query( $request );
		$places = '' !== $query->location || $query->is_near_rail_or_station() ? PlaceVersion::with_learned() : '';
		// What was added within so many days, or is free today, changes without a change of the data.
		$passing = ( isset( $query->filters['added'] ) ? (string) intdiv( time(), Since::STEP ) : '' ) . ( isset( $query->filters['available'] ) ? wp_date( '_Ymd' ) : '' );
		$etag   = md5( implode( '|', array( VERSION, PropertyVersion::current(), $places, home_url(), $request->get_route(), $passing, (string) wp_json_encode( $request->get_params() ) ) ) );
		return self::unless_held( $request, $find, self::SECONDS, $etag );
	}

	/**
	 * Answers 304 without asking for the data where the browser holds this very version.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @param callable(): array<string, mixed>      $find
	 */
	public static function unless_held( WP_REST_Request $request, callable $find, int $seconds, string $etag ): WP_REST_Response {
		return Conditional::answer( $request, $etag, $seconds, static fn (): WP_REST_Response => new WP_REST_Response( $find() ) );
	}
}
