<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching;

use HearthHammer\Auctions\Watching\Searches\SearchPages;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Form\FormFields;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Subscription\Frequency;
use HearthHammer\Core\Subscription\OneClick;
use HearthHammer\Core\Templates\TemplatePage;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * /watching/new/ and /watching/search/, and /confirm/, /manage/ and /stop/ with their signed token. A GET changes nothing, ever: mail scanners
 * open every link.
 */
final readonly class WatchPages {

	public function __construct(
		private AskToWatch $asking,
		private WatchLinks $links,
		private WatchRepository $watches,
		private FormToken $form_token,
		private SearchPages $searches,
	) {}

	public function answer( PageRequest $request, int $now ): TemplatePage {
		if ( 'new' === $request->page ) {
			return $this->ask( $request->query['posts'] ?? '', $request->fields, $now );
		}
		if ( 'search' === $request->page ) {
			return $this->searches->ask( $request->query, $request->fields, $now );
		}
		$watch = $this->links->watch( $request->page, $request->variables[ WatchingModule::TOKEN ] );
		if ( null === $watch ) {
			return self::message( 404, __( 'This link no longer works', 'hearth-hammer' ), __( 'It may be incomplete, or it has expired. If you did not confirm your alerts, or have stopped them, we won’t email you.', 'hearth-hammer' ) );
		}
		return match ( $request->page ) {
			'confirm' => $this->confirm( $watch, null !== $request->fields, $now ),
			'stop'    => $this->stop( $watch, $request->fields, $now ),
			default   => $this->manage( $watch, $request->fields, $now ),
		};
	}

	/** @param array<mixed>|null $fields */
	private function ask( mixed $posts, ?array $fields, int $now ): TemplatePage {
		$refused = null;
		if ( is_string( $fields['token'] ?? null ) && '' !== $fields['token'] ) {
			try {
				return self::message( 200, __( 'Check your email', 'hearth-hammer' ), $this->asking->ask( $fields, $now ) );
			} catch ( VisitorError $fault ) {
				$refused = $fault;
			} catch ( WriteFailed ) {
				$refused = AskToWatch::not_kept();
			}
		}
		$ids   = WatchedPosts::ids( $fields['posts'] ?? $posts );
		$known = WatchedPosts::of( $ids );
		if ( array() === $known ) {
			return self::message( 404, __( 'Watch lots by email', 'hearth-hammer' ), __( 'Choose “Watch by email” on the page of a lot or an auction.', 'hearth-hammer' ) );
		}
		return self::show(
			$refused->status ?? 200,
			__( 'Watch by email', 'hearth-hammer' ),
			'page-form',
			array(
				'items'  => WatchedPosts::shown( $known ),
				'posts'  => implode( ',', array_keys( $known ) ),
				'token'  => $this->form_token->issue(),
				'error'  => $refused->sentence ?? '',
				'chosen' => is_string( $fields['frequency'] ?? null ) ? $fields['frequency'] : Frequency::Instant->value,
				'fields' => new FormFields( 'hh-watching', $fields ?? array(), $refused->fields ?? array() ),
			)
		);
	}

	private function confirm( Watch $watch, bool $is_pressed, int $now ): TemplatePage {
		if ( $is_pressed ) {
			$this->watches->confirm( $watch, $now );
			$posts = WatchedPosts::shown( WatchedPosts::of( array_keys( $this->watches->posts( $watch ) ), true ) );
			return self::show(
				200,
				array() === $posts ? __( 'Your alerts are set up', 'hearth-hammer' ) : __( 'You’re now watching these', 'hearth-hammer' ),
				'page-done',
				array(
					'items'      => $posts + $this->searches->items( $watch ),
					'message'    => array() === $posts
						/* translators: %s: how often, e.g. "once a day, in the morning" */
						? sprintf( __( 'We’ll email you %s, when new lots match or a catalogue is published, and before entries close.', 'hearth-hammer' ), $watch->frequency->phrase() )
						/* translators: %s: how often, e.g. "once a day, in the morning" */
						: sprintf( __( 'We’ll email you %s, when a guide price, a status or the auction date changes, when an addendum is published, and the day before the auction.', 'hearth-hammer' ), $watch->frequency->phrase() ) . ' ' . WatchMessages::quick(),
					'manage_url' => $this->links->address( 'manage', $watch ),
					'manage'     => WatchMessages::manage( array() !== $posts ),
				)
			);
		}
		$waiting = array_keys( array_filter( $this->watches->posts( $watch ), static fn ( bool $is_confirmed ): bool => ! $is_confirmed ) );
		return self::show(
			200,
			__( 'Confirm your alerts', 'hearth-hammer' ),
			'page-button',
			array(
				'items'  => WatchedPosts::shown( WatchedPosts::of( $waiting ) ) + $this->searches->items( $watch, true ),
				'intro'  => array() === $waiting ? __( 'Confirm, and we’ll email you when new lots match.', 'hearth-hammer' ) : __( 'Confirm, and we’ll email you when any of these change.', 'hearth-hammer' ),
				'button' => __( 'Confirm my alerts', 'hearth-hammer' ),
			)
		);
	}

	/**
	 * Also what mail programs send by themselves (RFC 8058): a POST without cookies, to which 200 is the answer.
	 *
	 * @param array<mixed>|null $fields
	 */
	private function stop( Watch $watch, ?array $fields, int $now ): TemplatePage {
		if ( null !== $fields && ( OneClick::is_sent_by_mail_program( $fields ) || isset( $fields['stop'] ) ) ) {
			$this->watches->end( $watch, $now );
		}
		if ( null !== $fields || ! WatchRepository::is_open( $watch ) ) {
			return self::message( 200, __( 'You’ve stopped all emails about lots', 'hearth-hammer' ), __( 'You can start watching again from the page of any lot or auction.', 'hearth-hammer' ) );
		}
		return self::show(
			200,
			__( 'Stop all emails about lots', 'hearth-hammer' ),
			'page-button',
			array(
				'items'  => array(),
				'intro'  => __( 'Confirm, and we won’t email you about any lot or auction again.', 'hearth-hammer' ),
				'button' => __( 'Stop all emails', 'hearth-hammer' ),
			)
		);
	}

	/** @param array<mixed>|null $fields */
	private function manage( Watch $watch, ?array $fields, int $now ): TemplatePage {
		$done = '';
		if ( is_string( $fields['remove_search'] ?? null ) ) {
			$this->searches->remove( $watch, absint( $fields['remove_search'] ) );
			$done = __( 'You’ve stopped these alerts.', 'hearth-hammer' );
		} elseif ( is_string( $fields['remove'] ?? null ) ) {
			$this->watches->remove( $watch, absint( $fields['remove'] ) );
			$done = __( 'You’ve stopped watching it.', 'hearth-hammer' );
		} elseif ( is_string( $fields['frequency'] ?? null ) ) {
			$this->watches->change( $watch, Frequency::tryFrom( $fields['frequency'] ) ?? $watch->frequency, WatchMatcher::due_times(), $now );
			$done = __( 'Changes saved.', 'hearth-hammer' );
		}
		$watch = $this->watches->find( $watch->id ) ?? $watch;
		return self::show(
			200,
			__( 'Lots you watch by email', 'hearth-hammer' ),
			'page-manage',
			array(
				'items'    => WatchedPosts::shown( WatchedPosts::of( array_keys( $this->watches->posts( $watch ) ), true ) ),
				'searches' => $this->searches->items( $watch ),
				'email'    => $watch->email,
				'chosen'   => $watch->frequency->value,
				'done'     => $done,
				'stop_url' => $this->links->address( 'stop', $watch ),
			)
		);
	}

	public static function message( int $status, string $title, string $sentence ): TemplatePage {
		return self::show( $status, $title, 'page-message', array( 'sentence' => $sentence ) );
	}

	/** @param array<string, mixed> $view */
	public static function show( int $status, string $title, string $template, array $view ): TemplatePage {
		return new TemplatePage( $status, $title, dirname( __DIR__, 2 ) . '/templates/watching', $template, $view + array( 'frequencies' => Frequency::options() ) );
	}
}
