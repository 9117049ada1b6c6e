<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads;

use HearthHammer\Hpapi\Leads\HubSpot\HubSpotApi;
use HearthHammer\Hpapi\Leads\HubSpot\HubSpotProvider;

/**
 * The provider that the settings name.
 */
final readonly class LeadProviders {

	public const SANDBOX = 'sandbox';
	public const HUBSPOT = 'hubspot';
	public const NAMES   = array( self::SANDBOX, self::HUBSPOT );

	public function __construct( private LeadSettings $settings ) {}

	/** Without a credential there is nobody to ask: that is the sandbox, whatever is chosen. */
	public function current(): LeadProvider {
		if ( self::HUBSPOT === $this->settings->provider() && '' !== $this->settings->credential() ) {
			return new HubSpotProvider( new HubSpotApi( $this->settings ), $this->settings->subscription_id() );
		}
		return new SandboxLeads();
	}
}
