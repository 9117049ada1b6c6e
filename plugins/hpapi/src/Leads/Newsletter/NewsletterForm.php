<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Newsletter;

use HearthHammer\Core\Island\Island;
use HearthHammer\Hpapi\Leads\LeadProviders;
use HearthHammer\Hpapi\Leads\LeadsModule;

/**
 * The sign-up form in a page: the island newsletter over templates/newsletter.php.
 */
final readonly class NewsletterForm {

	public function __construct( private LeadProviders $providers ) {}

	/** @param array<string, mixed> $attributes `source`: which page it is, e.g. `home`. */
	public function html( array $attributes ): string {
		$props = $this->props( $attributes );
		return Island::get(
			'newsletter',
			$props,
			static function () use ( $props ): void {
				require dirname( __DIR__, 3 ) . '/templates/newsletter.php';
			},
			// Of a visitor whom the provider knows: src/islands/newsletter/use-contact-state.ts.
			array( 'hubspotutk' )
		);
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed> As newsletter-props.json.
	 */
	public function props( array $attributes ): array {
		$source = $attributes['source'] ?? '';
		return array(
			'action'    => LeadsModule::newsletter_url(),
			'source'    => substr( sanitize_key( is_string( $source ) ? $source : '' ), 0, 20 ),
			'endpoints' => array(
				'profile' => self::path( 'lead/profile' ),
				'token'   => self::path( 'newsletter/token' ),
				'sign_up' => self::path( 'newsletter' ),
			),
			'tracks'    => $this->providers->current()->tracks(),
		);
	}

	private static function path( string $route ): string {
		return rest_url( 'hpapi/v1/' . $route );
	}
}
