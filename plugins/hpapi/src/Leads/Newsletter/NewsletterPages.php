<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Newsletter;

use Closure;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Page\PageResponse;
use HearthHammer\Core\Page\VirtualPage;

/**
 * The addresses /newsletter/….
 */
final class NewsletterPages {

	public const STEPS = array( 'sent', 'confirm', 'confirmed', 'unsubscribe', 'unsubscribed' );

	private const FRONT = 'sign-up';

	/** @param Closure(): NewsletterPage $newsletter Made when it is asked for. */
	public static function page( Closure $newsletter ): VirtualPage {
		return new VirtualPage(
			'hpapi_newsletter',
			array( self::FRONT, ...self::STEPS ),
			array(
				'newsletter/?$' => self::FRONT,
				'newsletter/(' . implode( '|', self::STEPS ) . ')/?$' => '$matches[1]',
			),
			static function ( PageRequest $request ) use ( $newsletter ): PageResponse {
				/** @var array<string, mixed>|null $sent */
				$sent   = $request->fields;
				$answer = $newsletter()->answer( self::FRONT === $request->page ? '' : $request->page, $sent, $request->parameter( 'key' ) );
				if ( '' !== $answer->redirect ) {
					return PageResponse::redirect( $answer->redirect, $answer->status );
				}
				set_query_var( 'hpapi_answer', $answer );
				return PageResponse::show( $answer->title, $answer, $answer->status );
			},
			'newsletter.php',
			dirname( __DIR__, 3 ) . '/templates/newsletter-page.php',
			is_private: true,
		);
	}

	public static function url( string $step = '' ): string {
		return home_url( '/newsletter/' . ( '' === $step ? '' : $step . '/' ) );
	}
}
