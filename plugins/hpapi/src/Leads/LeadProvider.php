<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads;

/**
 * The marketing service that keeps contacts and sends the newsletter.
 */
interface LeadProvider {

	/** Whether it knows visitors by a tracking cookie. One that does not is asked nothing about them. */
	public function tracks(): bool;

	/**
	 * @param string $cookie 32 hex characters; '' for a provider that does not track.
	 * @throws LeadFailed
	 */
	public function state( string $cookie ): ContactState;

	/**
	 * Makes the address a contact that gets the newsletter. Doing it twice changes nothing.
	 *
	 * @throws LeadFailed
	 */
	public function subscribe( #[\SensitiveParameter] string $email ): void;

	/**
	 * Stops the newsletter. Doing it twice changes nothing.
	 *
	 * @throws LeadFailed
	 */
	public function unsubscribe( #[\SensitiveParameter] string $email ): void;

	/**
	 * Whether the provider answers and takes the credential.
	 *
	 * @throws LeadFailed
	 */
	public function check(): void;
}
