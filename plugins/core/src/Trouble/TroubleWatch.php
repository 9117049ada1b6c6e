<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Trouble;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Mail\Mailer;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Mail\StaffEmail;
use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\DeliveryFailed;
use HearthHammer\Core\Outbox\Outbox;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Mails each trouble once to those who put it right, again where it lasts, and forgets it when it is over.
 */
final class TroubleWatch implements Module {

	public const KIND   = 'core.trouble';
	public const OPTION = 'hh_troubles';

	private const HOOK = 'hh_outbox_deliver';

	private const EVERY_SECONDS = 300;

	/** All alerts are sent within it. */
	private const LOCK_SECONDS = 120;

	/** Seconds from the first mail to the second, and so on; the last one again and again. */
	private const REMIND = array( DAY_IN_SECONDS, 3 * DAY_IN_SECONDS, WEEK_IN_SECONDS );

	/** What comes back so soon was never over: a queue that is late by turns is one trouble. */
	private const OVER_SECONDS = 1200;

	/** A role that half the firm has is no list of people to wake. */
	private const MOST_PEOPLE = 20;

	public function __construct(
		private readonly Outbox $outbox,
		private readonly Mailer $mailer,
		private readonly Locks $locks,
	) {}

	public function register(): void {
		$this->outbox->handle( self::KIND, $this->deliver( ... ), static fn (): string => __( 'Problem alert', 'hearth-hammer' ) );
		// Before the outbox is delivered, so that the mail goes with it; behind those who notice here that something is over.
		add_action( self::HOOK, $this->watch( ... ), 7 );
		add_action( 'admin_notices', self::notice( ... ) );
	}

	private function watch(): void {
		if ( self::is_due( self::kept() ) ) {
			$this->locks->hold( self::KIND, self::LOCK_SECONDS, $this->look_once( ... ) );
		}
	}

	private function look_once(): void {
		// Another process may have looked since this one read the options.
		wp_cache_delete( 'alloptions', 'options' );
		$kept = self::kept();
		if ( self::is_due( $kept ) ) {
			$this->look( $kept['troubles'] );
		}
	}

	/** @param array{at: int} $kept */
	private static function is_due( array $kept ): bool {
		return $kept['at'] <= time() - self::EVERY_SECONDS || $kept['at'] > time();
	}

	/** @param array<string, array{since: int, told: int, times: int, over: int}> $known */
	private function look( array $known ): void {
		$now   = time();
		$next  = array();
		$due   = array();
		foreach ( Troubles::all() as $trouble ) {
			$one = $known[ $trouble->id ] ?? array( 'since' => $now, 'told' => 0, 'times' => 0, 'over' => 0 );
			$one['over'] = 0;
			if ( 0 === $one['times'] || $one['told'] + ( self::REMIND[ $one['times'] - 1 ] ?? self::REMIND[2] ) <= $now ) {
				$due[] = array( $trouble, $one );
				$one   = array( 'told' => $now, 'times' => $one['times'] + 1 ) + $one;
			}
			$next[ $trouble->id ] = $one;
		}
		foreach ( array_diff_key( $known, $next ) as $id => $one ) {
			$one['over'] = 0 === $one['over'] ? $now : $one['over'];
			if ( $one['over'] > $now - self::OVER_SECONDS ) {
				$next[ $id ] = $one;
			}
		}
		foreach ( $due as [ $trouble, $one ] ) {
			$this->tell( $trouble, $one['since'], $one['times'] );
		}
		// Behind the mails: who dies between them tells again, which the outbox takes for the same.
		update_option( self::OPTION, array( 'at' => $now, 'troubles' => $next ), true );
	}

	private function tell( Trouble $trouble, int $since, int $times ): void {
		foreach ( self::people( $trouble ) as $address ) {
			$payload = array(
				'to'       => $address,
				'title'    => $trouble->title,
				'sentence' => $trouble->sentence,
				'url'      => $trouble->url,
				'link'     => $trouble->link,
				'since'    => $since,
				'again'    => $times > 0,
			);
			if ( $trouble->is_mail && $this->mailer->send( self::message( $payload ) ) ) {
				continue;
			}
			$this->outbox->add( self::KIND, $payload, sprintf( '%s-%s-%d-%d-%s', self::KIND, substr( $trouble->id, 0, 80 ), $since, $times, substr( md5( $address ), 0, 8 ) ) );
		}
	}

	/** @param array<string, mixed> $payload */
	private function deliver( array $payload ): void {
		if ( ! is_email( is_string( $payload['to'] ?? null ) ? $payload['to'] : '' ) ) {
			throw new DeliveryFailed( 'An alert without an address.', true );
		}
		if ( ! $this->mailer->send( self::message( $payload ) ) ) {
			throw new DeliveryFailed( 'WordPress could not send an alert.' );
		}
	}

	/** @param array<string, mixed> $payload */
	private static function message( array $payload ): Message {
		$text    = static fn ( string $name ): string => is_string( $payload[ $name ] ?? null ) ? $payload[ $name ] : '';
		$since   = is_int( $payload['since'] ?? null ) ? $payload['since'] : time();
		/* translators: %s: what is wrong */
		$title   = true === ( $payload['again'] ?? false ) ? sprintf( __( 'Still: %s', 'hearth-hammer' ), $text( 'title' ) ) : $text( 'title' );
		$message = new StaffEmail(
			heading: $title,
			what_to_do: $text( 'sentence' ),
			facts: array( __( 'Since', 'hearth-hammer' ) => (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $since ) ),
			link: $text( 'url' ),
			link_label: $text( 'link' )
		);
		$subject = (string) preg_replace( '/\s+/', ' ', sprintf( '[%s] %s', ( new Company() )->name(), $title ) );
		return new Message( $text( 'to' ), $subject, $message->html(), $message->plain(), array( 'Auto-Submitted' => 'auto-generated' ) );
	}

	/** @return list<string> Addresses. */
	private static function people( Trouble $trouble ): array {
		$addresses = array() !== $trouble->to ? $trouble->to : array_map( static fn ( WP_User $user ): string => $user->user_email, get_users( array( 'capability' => $trouble->capability, 'number' => self::MOST_PEOPLE, 'orderby' => 'ID' ) ) );
		$addresses = array_values( array_unique( array_filter( $addresses, static fn ( string $address ): bool => (bool) is_email( $address ) ) ) );
		return array() === $addresses ? array_filter( array( (string) get_option( 'admin_email' ) ), static fn ( string $address ): bool => (bool) is_email( $address ) ) : $addresses;
	}

	private static function notice(): void {
		if ( 'dashboard' !== get_current_screen()?->id ) {
			return;
		}
		foreach ( Troubles::of_user() as $trouble ) {
			wp_admin_notice(
				sprintf( '<strong>%s.</strong> %s <a href="%s">%s</a>', esc_html( $trouble->title ), esc_html( $trouble->sentence ), esc_url( $trouble->url ), esc_html( $trouble->link ) ),
				array( 'type' => 'error' )
			);
		}
	}

	/** @return array{at: int, troubles: array<string, array{since: int, told: int, times: int, over: int}>} */
	private static function kept(): array {
		$kept     = get_option( self::OPTION );
		$troubles = array();
		foreach ( is_array( $kept ) && is_array( $kept['troubles'] ?? null ) ? $kept['troubles'] : array() as $id => $one ) {
			if ( is_array( $one ) && isset( $one['since'], $one['told'], $one['times'], $one['over'] ) ) {
				$troubles[ (string) $id ] = array_map( intval( ... ), array( 'since' => $one['since'], 'told' => $one['told'], 'times' => $one['times'], 'over' => $one['over'] ) );
			}
		}
		return array( 'at' => is_array( $kept ) && is_int( $kept['at'] ?? null ) ? $kept['at'] : 0, 'troubles' => $troubles );
	}
}
