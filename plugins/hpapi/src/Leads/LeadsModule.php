<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads;

use HearthHammer\Core\Consent\Consent;
use HearthHammer\Core\LazyServices;
use HearthHammer\Core\Module;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Page\PageResponse;
use HearthHammer\Core\Page\VirtualPage;
use HearthHammer\Core\Privacy\PersonalData;
use HearthHammer\Core\Privacy\Retention;
use HearthHammer\Core\Services;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\SubmissionLimits;
use HearthHammer\Core\Waiting;
use HearthHammer\Hpapi\Leads\Admin\LeadSettingsScreen;
use HearthHammer\Hpapi\Leads\Admin\SubscribersScreen;
use HearthHammer\Hpapi\Leads\Newsletter\ChangeSubscription;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterErrors;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterMailer;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterMessage;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterPage;
use HearthHammer\Hpapi\Leads\Newsletter\ProviderDelivery;
use HearthHammer\Hpapi\Leads\Newsletter\SignUp;
use HearthHammer\Hpapi\Leads\Newsletter\Subscribers;
use HearthHammer\Hpapi\Leads\Newsletter\SubscriptionLinks;
use HearthHammer\Hpapi\Leads\Privacy\SubscriberData;

defined( 'ABSPATH' ) || exit;

/**
 * Newsletter, lead profile and what staff and subscribers may do with them.
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
 * @property-read SubscriberData     $data
 */
final class LeadsModule extends LazyServices implements Module {

	private const STEPS = array( 'sent', 'confirm', 'confirmed', 'unsubscribe', 'unsubscribed' );

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
				'sign_up'     => static fn ( self $of ): SignUp => new SignUp( $of->form_token, $core->limits, $core->submission_limits( 'newsletter', NewsletterErrors::too_many( ... ), per_address: 40, per_browser: 10, per_recipient: 3 ), $of->subscribers, $of->mailer ),
				// Mail programs of many people press the one-click button from the same few machines.
				'changing'    => static fn ( self $of ): ChangeSubscription => new ChangeSubscription( $of->links, $of->subscribers, $of->mailer, $of->delivery, $core->submission_limits( 'newsletter-change', NewsletterErrors::too_many( ... ), per_address: 600, seconds: HOUR_IN_SECONDS ) ),
				'data'        => static fn ( self $of ): SubscriberData => new SubscriberData( $of->settings, $of->subscribers, $of->providers, $of->profiles ),
				'reads'       => static fn (): SubmissionLimits => $core->submission_limits( 'lead-read', NewsletterErrors::too_many( ... ), per_address: 240, seconds: HOUR_IN_SECONDS ),
			)
		);
	}

	public function register(): void {
		add_filter( 'hearth_hammer_tag_manager', static fn ( string $id ): string => '' === $id ? ( new LeadSettings() )->tag_manager() : $id );
		$of = $this;
		foreach ( array(
			new Waiting( Waiting::OUTBOX, static fn (): array => array( $of->mailer, $of->delivery ) ),
			new Waiting( Waiting::REST, static fn (): array => array( new LeadsController( dirname( __DIR__, 2 ) . '/schemas', new LeadProfile( $of->providers, $of->profiles, new Consent() ), $of->sign_up, $of->form_token, $of->reads ) ) ),
			$this->newsletter_page(),
			new Waiting( Waiting::ADMIN, static fn (): array => array( LeadSettingsScreen::page( $of->providers ), new SubscribersScreen( $of->subscribers, $of->links, $of->changing ) ) ),
			new Waiting( Waiting::PRIVACY, static fn (): array => array( new PersonalData( $of->data ) ) ),
			new Retention( 'hpapi_forget_subscribers', static fn ( int $now ) => $of->data->forget( $now ) ),
		) as $module ) {
			$module->register();
		}
	}

	/** @param string $step '' or one of STEPS. */
	public static function newsletter_url( string $step = '' ): string {
		return home_url( '/newsletter/' . ( '' === $step ? '' : $step . '/' ) );
	}

	private function newsletter_page(): VirtualPage {
		return new VirtualPage(
			'hpapi_newsletter',
			array( 'sign-up', ...self::STEPS ),
			array(
				'newsletter/?$' => 'sign-up',
				'newsletter/(' . implode( '|', self::STEPS ) . ')/?$' => '$matches[1]',
			),
			function ( PageRequest $request ): PageResponse {
				/** @var array<string, mixed>|null $sent */
				$sent   = $request->fields;
				$page   = new NewsletterPage( $this->sign_up, $this->form_token, $this->changing, $this->reads );
				$answer = $page->answer( 'sign-up' === $request->page ? '' : $request->page, $sent, $request->parameter( 'key' ) );
				if ( '' !== $answer->redirect ) {
					return PageResponse::redirect( $answer->redirect, $answer->status );
				}
				set_query_var( 'hpapi_answer', $answer );
				return PageResponse::show( $answer->title, $answer, $answer->status );
			},
			'newsletter.php',
			dirname( __DIR__, 2 ) . '/templates/newsletter-page.php',
			is_private: true,
		);
	}
}
