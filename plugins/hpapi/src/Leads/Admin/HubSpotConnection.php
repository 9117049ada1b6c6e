<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Admin;

use HearthHammer\Core\Settings\ConnectionResult;
use HearthHammer\Core\Settings\ConnectionTest;
use HearthHammer\Hpapi\Leads\LeadFailed;
use HearthHammer\Hpapi\Leads\LeadProviders;

defined( 'ABSPATH' ) || exit;

/**
 * Asks the lead provider whether it answers.
 */
final readonly class HubSpotConnection implements ConnectionTest {

	public function __construct( private LeadProviders $providers ) {}

	public function label(): string {
		return 'HubSpot';
	}

	public function test(): ConnectionResult {
		$provider = $this->providers->current();
		if ( ! $provider->tracks() ) {
			return new ConnectionResult( true, __( 'The sandbox is in use, so there is no connection to test.', 'hearth-hammer' ) );
		}
		try {
			$provider->check();
			return new ConnectionResult( true, __( 'HubSpot accepted the key.', 'hearth-hammer' ) );
		} catch ( LeadFailed $failure ) {
			return new ConnectionResult(
				false,
				$failure->permanent
					? __( 'HubSpot rejected the key. Check that it is complete and has the scopes listed under “HubSpot key”.', 'hearth-hammer' )
					: __( 'HubSpot did not respond as expected. Try again in a few minutes.', 'hearth-hammer' )
			);
		}
	}
}
