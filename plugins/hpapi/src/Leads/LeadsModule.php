<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads;

use HearthHammer\Core\Consent\Consent;
use HearthHammer\Core\Module;
use HearthHammer\Core\Privacy\PersonalData;
use HearthHammer\Core\Privacy\Retention;
use HearthHammer\Core\Waiting;
use HearthHammer\Hpapi\Leads\Admin\LeadSettingsScreen;
use HearthHammer\Hpapi\Leads\Admin\SubscribersScreen;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterPage;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterPages;
use HearthHammer\Hpapi\Leads\Privacy\ForgetSubscribers;
use HearthHammer\Hpapi\Leads\Privacy\SubscriberData;

defined( 'ABSPATH' ) || exit;

/**
 * Newsletter, lead profile and what staff and subscribers may do with them.
 */
final class LeadsModule implements Module {

	public function __construct( private readonly LeadServices $services ) {}

	public function register(): void {
		add_filter( 'hearth_hammer_tag_manager', static fn ( string $id ): string => '' === $id ? ( new LeadSettings() )->tag_manager() : $id );
		$of = $this->services;
		foreach ( array(
			new Waiting( Waiting::OUTBOX, static fn (): array => array( $of->mailer, $of->delivery ) ),
			new Waiting( Waiting::REST, static fn (): array => array( new LeadsController( dirname( __DIR__, 2 ) . '/schemas', new LeadProfile( $of->providers, $of->profiles, new Consent() ), $of->sign_up, $of->form_token, $of->reads ) ) ),
			NewsletterPages::page( static fn (): NewsletterPage => new NewsletterPage( $of->sign_up, $of->form_token, $of->changing, $of->reads ) ),
			new Waiting( Waiting::ADMIN, static fn (): array => array( LeadSettingsScreen::page( $of->providers ), new SubscribersScreen( $of->subscribers, $of->links ) ) ),
			new Waiting( Waiting::PRIVACY, static fn (): array => array( new PersonalData( new SubscriberData( $of->subscribers, $of->providers ) ) ) ),
			new Retention( 'hpapi_forget_subscribers', static fn ( int $now ) => ( new ForgetSubscribers( $of->settings, $of->subscribers, $of->profiles ) )->forget( $now ) ),
		) as $module ) {
			$module->register();
		}
	}
}
