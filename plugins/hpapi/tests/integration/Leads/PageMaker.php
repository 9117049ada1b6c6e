<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Leads;

use HearthHammer\Core\Core;
use HearthHammer\Hpapi\Leads\LeadProviders;
use HearthHammer\Hpapi\Leads\LeadSettings;
use HearthHammer\Hpapi\Leads\Newsletter\ChangeSubscription;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterLimits;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterMailer;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterMessage;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterPage;
use HearthHammer\Hpapi\Leads\Newsletter\ProviderDelivery;
use HearthHammer\Hpapi\Leads\Newsletter\SignUp;
use HearthHammer\Hpapi\Leads\Newsletter\SignUpTokens;
use HearthHammer\Hpapi\Leads\Newsletter\Subscribers;
use HearthHammer\Hpapi\Leads\Newsletter\SubscriptionLinks;

/**
 * The pages as the plugin puts them together: a POST to one cannot be rendered, because it ends the process.
 */
final class PageMaker {

	public static function page(): NewsletterPage {
		$core        = Core::services();
		$settings    = new LeadSettings();
		$subscribers = new Subscribers();
		$links       = new SubscriptionLinks( $core->tokens, $subscribers );
		$limits      = new NewsletterLimits( $core->limits, $core->network, $core->browser );
		$tokens      = new SignUpTokens( $core->tokens, $core->browser, $core->limits, $subscribers );
		$mailer      = new NewsletterMailer( $core->outbox, $core->mailer, $subscribers, new NewsletterMessage( $settings, $links ), $settings );
		$delivery    = new ProviderDelivery( $core->outbox, $subscribers, new LeadProviders( $settings ) );
		return new NewsletterPage( new SignUp( $tokens, $limits, $subscribers, $mailer ), $tokens, new ChangeSubscription( $links, $subscribers, $mailer, $delivery, $limits ), $limits );
	}
}
