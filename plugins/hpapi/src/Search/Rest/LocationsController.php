<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Rest;

use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Rest\Controller;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Place\Places;
use HearthHammer\Core\Place\Suggestion;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Search\OutwardCodes;
use HearthHammer\Hpapi\Search\SearchUrl;
use HearthHammer\Hpapi\Search\StockSuggestions;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * GET /estate-agents/locations: what a visitor may mean by what was typed so far (API-17).
 */
final class LocationsController extends Controller {

	private const MOST    = 10;
	private const SECONDS = 300;

	/** With fewer places than this, one word may be a street's. */
	private const FEW = 3;

	public function __construct(
		string $schemas,
		private readonly Gazetteer $gazetteer,
		private readonly StockSuggestions $stock,
	) {
		parent::__construct( $schemas );
	}

	protected function rest_namespace(): string {
		return 'hpapi/v1';
	}

	protected function routes(): void {
		$this->cacheable_route( '/estate-agents/locations', 'locations-request', 'locations-answer', $this->suggest( ... ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function suggest( WP_REST_Request $request ): WP_REST_Response {
		$query = (string) $request->get_param( 'query' );
		$found = mb_check_encoding( $query, 'UTF-8' ) ? $this->find( $query ) : array();
		$codes = ( new OutwardCodes( new Places() ) )->of( $found );
		$lines = array();
		foreach ( $found as $one ) {
			$code = $codes[ "{$one->kind}:{$one->slug}" ] ?? '';
			// A station that no list could show is no help.
			if ( 'station' !== $one->kind || '' !== $code ) {
				$line = self::line( $one, $code, self::channel( $request ) );
				// Two towns of a county may share a name; the second is searched by its outward code.
				if ( 'town' === $one->kind && isset( $lines[ $line['value'] ] ) && '' !== $code ) {
					$line = array( ...$line, 'label' => "{$line['label']} ({$code})", 'value' => $code );
				}
				$lines[ $line['value'] ] ??= $line;
			}
		}
		$stock = mb_check_encoding( $query, 'UTF-8' ) ? $this->of_stock( $query, count( $lines ), self::channel( $request ) ) : array();
		$lines = array( ...array_slice( array_values( $lines ), 0, self::MOST - count( $stock ) ), ...$stock );
		return Answer::cacheable( $request, array( 'data' => $lines ), self::SECONDS );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private static function channel( WP_REST_Request $request ): Channel {
		return 2 === (int) $request->get_param( 'trans_type' ) ? Channel::Lettings : Channel::Sales;
	}

	/**
	 * Streets and references: not asked for while one word has places enough, nor for a postcode.
	 *
	 * @return list<array{label: string, kind: string, value: string, url: string}>
	 */
	private function of_stock( string $query, int $places, Channel $channel ): array {
		$is_more = $places < self::FEW || 1 === preg_match( '/\S\s+\S|\d/u', $query );
		return $is_more && 1 !== preg_match( '/^[a-z]{1,2}\d[\da-z]?(?:\s*\d[a-z]{0,2})?$/iD', trim( $query ) ) ? $this->stock->of( $query, $channel ) : array();
	}

	/** @return list<Suggestion> Where "Headcorn station" is nothing's name, the station called Headcorn is meant. */
	private function find( string $query ): array {
		$found = $this->gazetteer->suggest( $query, self::MOST );
		$name  = (string) preg_replace( '/(?<=\S)(\s+(railway|train))?\s+station\s*$/iuD', '', $query );
		if ( array() !== $found || $name === $query ) {
			return $found;
		}
		return array_values( array_filter( $this->gazetteer->suggest( $name, self::MOST ), static fn ( Suggestion $one ): bool => 'station' === $one->kind ) );
	}

	/** @return array{label: string, kind: string, value: string, url: string} */
	private static function line( Suggestion $one, string $outcode, Channel $channel ): array {
		$place = '' === $one->where ? $one->name : "{$one->name}, {$one->where}";
		if ( 'station' === $one->kind ) {
			/* translators: %s: name of a railway station */
			$name = sprintf( __( '%s station', 'hearth-hammer' ), $one->name );
			return array(
				// Stations share names, and have no county.
				'label' => "{$name} ({$outcode})",
				'kind'  => 'station',
				'value' => $name,
				'url'   => SearchUrl::of_station( $one->slug, $channel ),
			);
		}
		return array(
			'label' => $place,
			'kind'  => $one->kind,
			'value' => 'town' === $one->kind ? $place : $one->name,
			'url'   => '',
		);
	}
}
