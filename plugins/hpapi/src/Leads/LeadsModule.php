<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads;

use HearthHammer\Core\Consent\Consent;
use HearthHammer\Core\Module;
use HearthHammer\Core\Privacy\PersonalData;
use HearthHammer\Core\Privacy\Retention;
use HearthHammer\Core\Services;
use HearthHammer\Hpapi\Leads\Admin\LeadSettingsScreen;
use HearthHammer\Hpapi\Leads\Admin\SubscriberExport;
use HearthHammer\Hpapi\Leads\Admin\SubscribersScreen;
use HearthHammer\Hpapi\Leads\Newsletter\ChangeSubscription;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterErrors;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterMailer;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterMessage;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterPage;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterPages;
use HearthHammer\Hpapi\Leads\Newsletter\ProviderDelivery;
use HearthHammer\Hpapi\Leads\Newsletter\SignUp;
use HearthHammer\Hpapi\Leads\Newsletter\SignUpTokens;
use HearthHammer\Hpapi\Leads\Newsletter\Subscribers;
use HearthHammer\Hpapi\Leads\Newsletter\SubscriptionLinks;
use HearthHammer\Hpapi\Leads\Privacy\ForgetSubscribers;
use HearthHammer\Hpapi\Leads\Privacy\SubscriberData;

defined( 'ABSPATH' ) || exit;

/**
 * Newsletter, lead profile and what staff and subscribers may do with them.
 */
final class LeadsModule implements Module {

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		$settings = new LeadSettings();
		add_filter( 'hearth_hammer_tag_manager', static fn ( string $id ): string => '' === $id ? $settings->tag_manager() : $id );
		foreach ( $this->modules( $settings ) as $module ) {
			$module->register();
		}
	}

	/** @return list<Module> */
	private function modules( LeadSettings $settings ): array {
		$core        = $this->services;
		$providers   = new LeadProviders( $settings );
		$profiles    = new ProfileCache();
		$subscribers = new Subscribers();
		$form_token  = $core->form_token( 'hpapi-newsletter-sign-up', HOUR_IN_SECONDS );
		$too_many    = NewsletterErrors::too_many( ... );
		$limits      = $core->submission_limits( 'newsletter', $too_many, per_address: 40, per_browser: 10, per_recipient: 3 );
		$reads       = $core->submission_limits( 'lead-read', $too_many, per_address: 240, seconds: HOUR_IN_SECONDS );
		// Mail programs of many people press the one-click button from the same few machines.
		$changes     = $core->submission_limits( 'newsletter-change', $too_many, per_address: 600, seconds: HOUR_IN_SECONDS );
		$links       = new SubscriptionLinks( $core->subscription_tokens( 'hpapi-newsletter' ), $subscribers );
		$tokens      = new SignUpTokens( $form_token, $core->limits, $subscribers );
		$mailer      = new NewsletterMailer( $core->outbox, $core->mailer, $subscribers, new NewsletterMessage( $settings, $links ), $settings );
		$delivery    = new ProviderDelivery( $core->outbox, $subscribers, $providers );
		$sign_up     = new SignUp( $tokens, $limits, $subscribers, $mailer );
		$changing    = new ChangeSubscription( $links, $subscribers, $mailer, $delivery, $changes );
		return array(
			$mailer,
			$delivery,
			new LeadsController( dirname( __DIR__, 2 ) . '/schemas', new LeadProfile( $providers, $profiles, new Consent() ), $sign_up, $form_token, $reads ),
			NewsletterPages::page( new NewsletterPage( $sign_up, $form_token, $changing, $reads ) ),
			LeadSettingsScreen::page( $providers ),
			new SubscribersScreen( $subscribers ),
			new SubscriberExport( $subscribers, $links ),
			new PersonalData( new SubscriberData( $subscribers, $providers ) ),
			new Retention( ForgetSubscribers::HOOK, ( new ForgetSubscribers( $settings, $subscribers, $profiles ) )->forget( ... ) ),
		);
	}
}
