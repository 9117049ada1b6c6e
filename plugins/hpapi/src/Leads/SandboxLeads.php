<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * No account anywhere: the list of subscribers is this site's own, and nobody is followed.
 */
final class SandboxLeads implements LeadProvider {

	public function tracks(): bool {
		return false;
	}

	public function state( string $cookie ): ContactState {
		return ContactState::Unengaged;
	}

	public function subscribe( #[\SensitiveParameter] string $email ): void {}

	public function unsubscribe( #[\SensitiveParameter] string $email ): void {}

	public function check(): void {}
}
