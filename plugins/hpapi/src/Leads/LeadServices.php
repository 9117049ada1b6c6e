<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads;

use HearthHammer\Core\LazyServices;
use HearthHammer\Core\Services;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\SubmissionLimits;
use HearthHammer\Hpapi\Leads\Newsletter\ChangeSubscription;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterErrors;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterMailer;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterMessage;
use HearthHammer\Hpapi\Leads\Newsletter\ProviderDelivery;
use HearthHammer\Hpapi\Leads\Newsletter\SignUp;
use HearthHammer\Hpapi\Leads\Newsletter\SignUpTokens;
use HearthHammer\Hpapi\Leads\Newsletter\Subscribers;
use HearthHammer\Hpapi\Leads\Newsletter\SubscriptionLinks;

defined( 'ABSPATH' ) || exit;

/**
 * What the parts of leads and the newsletter share.
 *
 * @property-read LeadSettings       $settings
 * @property-read LeadProviders      $providers
 * @property-read ProfileCache       $profiles
 * @property-read Subscribers        $subscribers
 * @property-read FormToken          $form_token
 * @property-read SubmissionLimits   $reads
 * @property-read SubscriptionLinks  $links
 * @property-read NewsletterMailer   $mailer
 * @property-read ProviderDelivery   $delivery
 * @property-read SignUp             $sign_up
 * @property-read ChangeSubscription $changing
 */
final class LeadServices extends LazyServices {

	public static function make( Services $core ): self {
		return new self(
			array(
				'settings'    => static fn (): LeadSettings => new LeadSettings(),
				'providers'   => static fn ( self $of ): LeadProviders => new LeadProviders( $of->settings ),
				'profiles'    => static fn (): ProfileCache => new ProfileCache(),
				'subscribers' => static fn (): Subscribers => new Subscribers(),
				'form_token'  => static fn (): FormToken => $core->form_token( 'hpapi-newsletter-sign-up', HOUR_IN_SECONDS ),
				'links'       => static fn ( self $of ): SubscriptionLinks => new SubscriptionLinks( $core->subscription_tokens( 'hpapi-newsletter' ), $of->subscribers ),
				'mailer'      => static fn ( self $of ): NewsletterMailer => new NewsletterMailer( $core->outbox, $core->mailer, $of->subscribers, new NewsletterMessage( $of->settings, $of->links ), $of->settings ),
				'delivery'    => static fn ( self $of ): ProviderDelivery => new ProviderDelivery( $core->outbox, $of->subscribers, $of->providers ),
				'sign_up'     => static fn ( self $of ): SignUp => new SignUp( new SignUpTokens( $of->form_token, $core->limits, $of->subscribers ), $core->submission_limits( 'newsletter', NewsletterErrors::too_many( ... ), per_address: 40, per_browser: 10, per_recipient: 3 ), $of->subscribers, $of->mailer ),
				// Mail programs of many people press the one-click button from the same few machines.
				'changing'    => static fn ( self $of ): ChangeSubscription => new ChangeSubscription( $of->links, $of->subscribers, $of->mailer, $of->delivery, $core->submission_limits( 'newsletter-change', NewsletterErrors::too_many( ... ), per_address: 600, seconds: HOUR_IN_SECONDS ) ),
				'reads'       => static fn (): SubmissionLimits => $core->submission_limits( 'lead-read', NewsletterErrors::too_many( ... ), per_address: 240, seconds: HOUR_IN_SECONDS ),
			)
		);
	}
}
