<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Newsletter;

use HearthHammer\Core\Limits\MailCeiling;
use HearthHammer\Core\Subscription\OneClick;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\SubmissionLimits;
use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Hpapi\Leads\LeadsModule;

/**
 * The pages /newsletter/…, which work without JavaScript. A form in a cached page can hold no fresh token: it lands
 * here, where the visitor sees the address once more over a button that carries one.
 */
final readonly class NewsletterPage {

	public function __construct(
		private SignUp $sign_up,
		private FormToken $form_token,
		private ChangeSubscription $changing,
		private SubmissionLimits $reads,
		private MailCeiling $ceiling = new MailCeiling(),
	) {}

	/**
	 * @param string               $step  '' or a step of LeadsModule::STEPS.
	 * @param array<string, mixed> $sent  The POST's fields, without slashes; null for a GET.
	 * @param string               $key   From the link's address.
	 */
	public function answer( string $step, ?array $sent, string $key = '' ): NewsletterAnswer {
		try {
			return match ( $step ) {
				'sent'         => NewsletterAnswer::message( __( 'Check your email', 'hearth-hammer' ), array( SignUp::sentence( $this->ceiling->is_full() ), __( 'If it doesn’t arrive, check your junk folder.', 'hearth-hammer' ) ) ),
				'confirm'      => $this->confirm( null !== $sent, $key ),
				'confirmed'    => NewsletterAnswer::message( __( 'You’re subscribed', 'hearth-hammer' ), array( __( 'Thank you. We’ll email you new properties, open days and auction dates.', 'hearth-hammer' ) ) ),
				'unsubscribe'  => $this->leave( $sent, $key ),
				'unsubscribed' => self::left(),
				default        => $this->sign_up( $sent ),
			};
		} catch ( VisitorError $refused ) {
			return NewsletterAnswer::message( __( 'Sorry, there is a problem', 'hearth-hammer' ), array( $refused->sentence ), $refused->status );
		}
	}

	/** @param array<string, mixed>|null $sent */
	private function sign_up( ?array $sent ): NewsletterAnswer {
		$email  = self::text( $sent, 'email' );
		$source = sanitize_key( self::text( $sent, 'source' ) );
		$error  = '';
		$status = 200;
		if ( '' !== self::text( $sent, 'token' ) ) {
			try {
				$this->sign_up->request( $email, self::text( $sent, 'token' ), substr( $source, 0, 20 ), self::text( $sent, 'website' ) );
				return NewsletterAnswer::redirect( LeadsModule::newsletter_url( 'sent' ) );
			} catch ( VisitorError $refused ) {
				if ( $refused->status >= 429 ) {
					throw $refused;
				}
				$error  = $refused->sentence;
				$status = $refused->status;
			}
		}
		$this->reads->count_try();
		$title = '' === $email || '' !== $error ? __( 'Our newsletter', 'hearth-hammer' ) : __( 'Check your email address', 'hearth-hammer' );
		return NewsletterAnswer::form(
			$title,
			array( __( 'New properties, open days and auction dates by email, about twice a month. Unsubscribe at any time.', 'hearth-hammer' ) ),
			LeadsModule::newsletter_url(),
			__( 'Sign up', 'hearth-hammer' ),
			array(
				'token'  => $this->form_token->issue(),
				'source' => substr( $source, 0, 20 ),
			),
			mb_substr( $email, 0, 254 ),
			$error,
			$status
		);
	}

	private function confirm( bool $is_sent, string $key ): NewsletterAnswer {
		if ( $is_sent ) {
			return $this->changing->confirm( $key ) ? NewsletterAnswer::redirect( LeadsModule::newsletter_url( 'confirmed' ) ) : self::broken();
		}
		return ! $this->changing->can_confirm( $key ) ? self::broken() : NewsletterAnswer::form(
			__( 'Confirm your email address', 'hearth-hammer' ),
			array( __( 'Select the button to get our newsletter at the address this link was sent to.', 'hearth-hammer' ) ),
			add_query_arg( 'key', $key, LeadsModule::newsletter_url( 'confirm' ) ),
			__( 'Yes, send me the newsletter', 'hearth-hammer' ),
			array()
		);
	}

	/** @param array<string, mixed>|null $sent */
	private function leave( ?array $sent, string $key ): NewsletterAnswer {
		if ( null !== $sent ) {
			if ( ! $this->changing->leave( $key ) ) {
				return self::broken();
			}
			return OneClick::is_sent_by_mail_program( $sent ) ? self::left() : NewsletterAnswer::redirect( LeadsModule::newsletter_url( 'unsubscribed' ) );
		}
		return ! $this->changing->can_leave( $key ) ? self::broken() : NewsletterAnswer::form(
			__( 'Unsubscribe', 'hearth-hammer' ),
			array( __( 'Select the button to stop our newsletter to the address this link was sent to.', 'hearth-hammer' ) ),
			add_query_arg( 'key', $key, LeadsModule::newsletter_url( 'unsubscribe' ) ),
			__( 'Unsubscribe', 'hearth-hammer' ),
			array()
		);
	}

	private static function left(): NewsletterAnswer {
		return NewsletterAnswer::message( __( 'You’ve unsubscribed', 'hearth-hammer' ), array( __( 'We won’t send you any more newsletters. You’re welcome back at any time.', 'hearth-hammer' ) ) );
	}

	private static function broken(): NewsletterAnswer {
		return NewsletterAnswer::message(
			__( 'This link has expired', 'hearth-hammer' ),
			array( __( 'It is too old, or part of it is missing. Sign up again and use the latest email, or call us and we’ll do it for you.', 'hearth-hammer' ) ),
			410
		);
	}

	/** @param array<string, mixed>|null $sent */
	private static function text( ?array $sent, string $name ): string {
		$value = $sent[ $name ] ?? '';
		return is_string( $value ) ? trim( $value ) : '';
	}
}
