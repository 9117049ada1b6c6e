<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Leads;

use HearthHammer\Core\Core;
use HearthHammer\Hpapi\Leads\LeadProviders;
use HearthHammer\Hpapi\Leads\LeadSettings;
use HearthHammer\Hpapi\Leads\Newsletter\ChangeSubscription;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterErrors;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterMailer;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterMessage;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterPage;
use HearthHammer\Hpapi\Leads\Newsletter\ProviderDelivery;
use HearthHammer\Hpapi\Leads\Newsletter\SignUp;
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
		$links       = new SubscriptionLinks( $core->subscription_tokens( 'hpapi-newsletter' ), $subscribers );
		$form_token  = $core->form_token( 'hpapi-newsletter-sign-up', HOUR_IN_SECONDS );
		$limits      = $core->submission_limits( 'newsletter', NewsletterErrors::too_many( ... ), per_address: 40, per_browser: 10, per_recipient: 3 );
		$mailer      = new NewsletterMailer( $core->outbox, $core->mailer, $subscribers, new NewsletterMessage( $settings, $links ), $settings );
		$delivery    = new ProviderDelivery( $core->outbox, $subscribers, new LeadProviders( $settings ) );
		return new NewsletterPage( new SignUp( $form_token, $core->limits, $limits, $subscribers, $mailer ), $form_token, new ChangeSubscription( $links, $subscribers, $mailer, $delivery, $limits ), $limits );
	}
}
