<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Newsletter;

use HearthHammer\Core\Subscription\OneClick;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\SubmissionLimits;
use HearthHammer\Core\Visitor\VisitorError;

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
	) {}

	/**
	 * @param string               $step  '' or a step of NewsletterPages::STEPS.
	 * @param array<string, mixed> $sent  The POST's fields, without slashes; null for a GET.
	 * @param string               $key   From the link's address.
	 */
	public function answer( string $step, ?array $sent, string $key = '' ): NewsletterAnswer {
		try {
			return match ( $step ) {
				'sent'         => NewsletterAnswer::message( __( 'One more step', 'hearth-hammer' ), array( SignUp::sentence(), __( 'It should be there in a minute or two. If not, please look in the folder for unwanted mail.', 'hearth-hammer' ) ) ),
				'confirm'      => $this->confirm( null !== $sent, $key ),
				'confirmed'    => NewsletterAnswer::message( __( 'You are on the list', 'hearth-hammer' ), array( __( 'Thank you. New property, open days and sale dates will come to you by email.', 'hearth-hammer' ) ) ),
				'unsubscribe'  => $this->leave( $sent, $key ),
				'unsubscribed' => self::left(),
				default        => $this->sign_up( $sent ),
			};
		} catch ( VisitorError $refused ) {
			return NewsletterAnswer::message( __( 'That did not work', 'hearth-hammer' ), array( $refused->sentence ), $refused->status );
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
				return NewsletterAnswer::redirect( NewsletterPages::url( 'sent' ) );
			} catch ( VisitorError $refused ) {
				if ( $refused->status >= 429 ) {
					throw $refused;
				}
				$error  = $refused->sentence;
				$status = $refused->status;
			}
		}
		$this->reads->count_try();
		$title = '' === $email || '' !== $error ? __( 'Our newsletter', 'hearth-hammer' ) : __( 'Is this address right?', 'hearth-hammer' );
		return NewsletterAnswer::form(
			$title,
			array( __( 'New property, open days and sale dates by email, about twice a month. You can leave the list whenever you like.', 'hearth-hammer' ) ),
			NewsletterPages::url(),
			__( 'Sign me up', 'hearth-hammer' ),
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
			return $this->changing->confirm( $key ) ? NewsletterAnswer::redirect( NewsletterPages::url( 'confirmed' ) ) : self::broken();
		}
		return ! $this->changing->can_confirm( $key ) ? self::broken() : NewsletterAnswer::form(
			__( 'Confirm your address', 'hearth-hammer' ),
			array( __( 'Press the button, and our newsletter will come to the address that this link was sent to.', 'hearth-hammer' ) ),
			add_query_arg( 'key', $key, NewsletterPages::url( 'confirm' ) ),
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
			return OneClick::is_sent_by_mail_program( $sent ) ? self::left() : NewsletterAnswer::redirect( NewsletterPages::url( 'unsubscribed' ) );
		}
		return ! $this->changing->can_leave( $key ) ? self::broken() : NewsletterAnswer::form(
			__( 'Leave the list', 'hearth-hammer' ),
			array( __( 'Press the button, and we stop sending our newsletter to the address that this link was sent to.', 'hearth-hammer' ) ),
			add_query_arg( 'key', $key, NewsletterPages::url( 'unsubscribe' ) ),
			__( 'Stop the newsletter', 'hearth-hammer' ),
			array()
		);
	}

	private static function left(): NewsletterAnswer {
		return NewsletterAnswer::message( __( 'You have left the list', 'hearth-hammer' ), array( __( 'We send no more newsletters to your address. You are welcome back whenever you like.', 'hearth-hammer' ) ) );
	}

	private static function broken(): NewsletterAnswer {
		return NewsletterAnswer::message(
			__( 'This link has run out', 'hearth-hammer' ),
			array( __( 'It is too old, or a part of it is missing. Please sign up again and use the newest mail, or call us: we are glad to do it for you.', 'hearth-hammer' ) ),
			410
		);
	}

	/** @param array<string, mixed>|null $sent */
	private static function text( ?array $sent, string $name ): string {
		$value = $sent[ $name ] ?? '';
		return is_string( $value ) ? trim( $value ) : '';
	}
}
