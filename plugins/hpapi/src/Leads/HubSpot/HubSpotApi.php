<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\HubSpot;

use CurlHandle;
use HearthHammer\Hpapi\Leads\LeadFailed;
use HearthHammer\Hpapi\Leads\LeadSettings;

/**
 * HubSpot over HTTP: every address of it that this site calls, and the rules of calling.
 *
 * From HubSpot's public reference (developers.hubspot.com, read in November 2026): CRM objects and communication
 * preferences of version 2026-09, which keep the shapes of v3 and v4 and stay when those end (v4 in March, v1 to v3 in
 * September 2027: "Legacy APIs and Apps"); and "Get a contact by its user token" (contacts v1), the only interface that
 * knows the cookie `hubspotutk`, which has no successor. The credential is a Service Key or the token of a project's
 * app with the scopes `crm.objects.contacts.read`, `crm.objects.contacts.write` and
 * `communication_preferences.read_write`.
 *
 * @phpstan-type Answer array{status: int, data: array<mixed>}
 */
final class HubSpotApi {

	private const BASE            = 'https://api.hubapi.com';
	private const CONNECT_SECONDS = 5;
	private const MOST_BYTES      = 262144;

	private const PROFILE     = '/contacts/v1/contact/utk/%s/profile?property=email&property=hs_email_optout&property=hs_email_sends_since_last_engagement&propertyMode=value_only&formSubmissionMode=none&showListMemberships=false';
	private const CONTACTS    = '/crm/objects/2026-09/contacts';
	private const STATUSES    = '/communication-preferences/2026-09/statuses/%s';
	private const DEFINITIONS = '/communication-preferences/2026-09/definitions';

	/** When the work that began with the first call must be over. */
	private float $deadline = 0.0;

	/** @param float $seconds For all calls of one piece of work together. */
	public function __construct( private readonly LeadSettings $settings, private readonly float $seconds = 15.0 ) {}

	/** @return Answer 404 where the cookie is no contact's, and once HubSpot has ended the call. */
	public function profile( string $cookie ): array {
		return $this->call( 'GET', sprintf( self::PROFILE, rawurlencode( $cookie ) ) );
	}

	/** @return Answer 409 where the contact is there already. */
	public function create_contact( #[\SensitiveParameter] string $email ): array {
		return $this->call( 'POST', self::CONTACTS, array( 'properties' => array( 'email' => $email ) ) );
	}

	/** @return Answer */
	public function status( #[\SensitiveParameter] string $email ): array {
		return $this->call( 'GET', sprintf( self::STATUSES, rawurlencode( $email ) ) . '?channel=EMAIL' );
	}

	/** @return Answer Also for an address that had left: this call takes it in again. */
	public function subscribe( #[\SensitiveParameter] string $email, string $subscription, string $explanation ): array {
		return $this->set_status( $email, $subscription, 'SUBSCRIBED', array( 'legalBasis' => 'CONSENT_WITH_NOTICE', 'legalBasisExplanation' => $explanation ) );
	}

	/** @return Answer */
	public function unsubscribe( #[\SensitiveParameter] string $email, string $subscription ): array {
		return $this->set_status( $email, $subscription, 'UNSUBSCRIBED' );
	}

	/** @return Answer One contact, whichever: it shows whether contacts may be read. */
	public function contacts(): array {
		return $this->call( 'GET', self::CONTACTS . '?limit=1' );
	}

	/** @return Answer The account's subscription types. */
	public function definitions(): array {
		return $this->call( 'GET', self::DEFINITIONS );
	}

	/**
	 * @param array<string, string> $basis
	 * @return Answer
	 */
	private function set_status( #[\SensitiveParameter] string $email, string $subscription, string $state, array $basis = array() ): array {
		return $this->call(
			'POST',
			sprintf( self::STATUSES, rawurlencode( $email ) ),
			array(
				'channel'        => 'EMAIL',
				'statusState'    => $state,
				'subscriptionId' => (int) $subscription,
			) + $basis
		);
	}

	/**
	 * @param array<string, mixed>|null $body
	 * @return Answer 2xx, 400, 404, 409 or 410: what the caller must tell apart.
	 * @throws LeadFailed For everything else.
	 */
	private function call( string $method, string $path, #[\SensitiveParameter] ?array $body = null ): array {
		$this->deadline = 0.0 === $this->deadline ? microtime( true ) + $this->seconds : $this->deadline;
		$left           = $this->deadline - microtime( true );
		if ( $left < 0.05 ) {
			throw new LeadFailed( 'HubSpot took too long.' );
		}
		/**
		 * Where HubSpot is. Only tests change it: the credential is sent there.
		 *
		 * @internal
		 *
		 * @param string $base Without a slash at its end.
		 */
		$base    = (string) apply_filters( 'hpapi_hubspot_base', self::BASE );
		$connect = static function ( mixed $handle ) use ( $left ): void {
			if ( $handle instanceof CurlHandle ) {
				curl_setopt( $handle, CURLOPT_CONNECTTIMEOUT_MS, (int) ( 1000 * min( self::CONNECT_SECONDS, $left ) ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- WordPress knows one timeout for all.
			}
		};
		add_action( 'http_api_curl', $connect );
		try {
			$response = wp_safe_remote_request(
				$base . $path,
				array(
					'method'              => $method,
					'timeout'             => $left,
					'redirection'         => 0,
					'limit_response_size' => self::MOST_BYTES + 1,
					'headers'             => array(
						'Authorization' => 'Bearer ' . $this->settings->credential(),
						'Accept'        => 'application/json',
						'Content-Type'  => 'application/json',
					),
					'body'                => null === $body ? '' : (string) wp_json_encode( $body ),
				)
			);
		} finally {
			remove_action( 'http_api_curl', $connect );
		}
		if ( is_wp_error( $response ) ) {
			// Its own words may hold the address that was called, and with it a person's.
			throw new LeadFailed( 'HubSpot could not be reached.' );
		}
		$retry_after = wp_remote_retrieve_header( $response, 'retry-after' );
		return $this->read( (int) wp_remote_retrieve_response_code( $response ), wp_remote_retrieve_body( $response ), is_string( $retry_after ) ? (int) $retry_after : 0 );
	}

	/** @return Answer */
	private function read( int $status, string $body, int $retry_after ): array {
		if ( 401 === $status || 403 === $status ) {
			throw new LeadFailed( 401 === $status ? 'HubSpot rejected the key.' : 'The HubSpot key is missing a scope.', true );
		}
		if ( 429 === $status || $status >= 500 ) {
			throw new LeadFailed( sprintf( 'HubSpot answered %d.', $status ), false, max( 10, min( 600, $retry_after ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		$data = strlen( $body ) > self::MOST_BYTES ? null : json_decode( $body, true, 32 );
		if ( $status >= 200 && $status < 300 ) {
			if ( ! is_array( $data ) && '' !== $body ) {
				throw new LeadFailed( 'HubSpot’s response was not JSON, or was too long.' );
			}
		} elseif ( ! in_array( $status, array( 400, 404, 409, 410 ), true ) ) {
			throw new LeadFailed( sprintf( 'HubSpot answered %d.', $status ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		return array(
			'status' => $status,
			'data'   => is_array( $data ) ? $data : array(),
		);
	}
}
