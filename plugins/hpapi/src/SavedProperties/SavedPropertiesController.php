<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedProperties;

use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Rest\Controller;
use HearthHammer\Core\Translations\Translations;
use HearthHammer\Hpapi\Properties\Index\PropertyVersion;
use HearthHammer\Hpapi\Templates\PropertyCards;
use WP_REST_Request;
use WP_REST_Response;

use const HearthHammer\Hpapi\VERSION;

defined( 'ABSPATH' ) || exit;

/**
 * GET /estate-agents/saved-properties: cards of the properties that a browser remembers, as the theme prints them.
 */
final class SavedPropertiesController extends Controller {

	private const SECONDS = 60;

	public function __construct(
		string $schemas,
		private readonly SavedProperties $saved,
	) {
		parent::__construct( $schemas );
	}

	protected function rest_namespace(): string {
		return 'hpapi/v1';
	}

	protected function routes(): void {
		$this->cacheable_route( '/estate-agents/saved-properties', 'saved-properties-request', 'saved-properties-answer', $this->find( ... ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function find( WP_REST_Request $request ): WP_REST_Response {
		$ids  = SavedProperties::ids( $request->get_param( 'ids' ) );
		$etag = md5( implode( '|', array( VERSION, PropertyVersion::current(), home_url(), Translations::version(), implode( ',', $ids ) ) ) );
		$data = array_map(
			static fn ( array $one ): array => array(
				'id'        => $one['id'],
				'on_market' => null !== $one['card'],
				'html'      => PropertyCards::kept( $one ),
			),
			$this->saved->find( $ids )
		);
		return Answer::cacheable( $request, array( 'data' => $data ), self::SECONDS, $etag );
	}
}
