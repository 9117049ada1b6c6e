<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching;

use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Watching\Searches\LotAlertWords;
use HearthHammer\Auctions\Watching\Searches\SearchItems;
use HearthHammer\Auctions\Watching\Searches\SearchMatcher;
use HearthHammer\Auctions\Watching\Searches\WatchedSearch;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Subscription\OneClick;
use HearthHammer\Core\Templates\Template;

/**
 * The mails of watched lots. They say nothing that was typed into a form.
 */
final readonly class WatchMessages {

	public function __construct(
		private WatchLinks $links,
		private LotAlertWords $words,
		private SearchItems $search_items,
	) {}

	/**
	 * @param array<int, bool>    $posts    Lot or sale to whether it is confirmed.
	 * @param list<WatchedSearch> $searches
	 */
	public function letter( Watch $watch, array $posts, array $searches ): Message {
		$waiting  = array_keys( array_filter( $posts, static fn ( bool $is_confirmed ): bool => ! $is_confirmed ) );
		$wanted   = array_filter( $searches, static fn ( WatchedSearch $one ): bool => 0 === $one->counts_from );
		$asks     = array() !== $waiting || array() !== $wanted;
		$searches = $asks ? $wanted : $searches;
		return $this->message(
			$watch,
			array(
				'subject' => $asks ? ( array() === $waiting ? __( 'Confirm your email alerts for lots', 'hearth-hammer' ) : __( 'Confirm the lots you want to watch', 'hearth-hammer' ) ) : __( 'The lots you’re watching', 'hearth-hammer' ),
				'heading' => $asks ? __( 'Confirm your alerts', 'hearth-hammer' ) : __( 'You’re already watching these', 'hearth-hammer' ),
				'intro'   => $asks
					? ( array() === $waiting ? __( 'You asked us to email you when new lots match:', 'hearth-hammer' ) : __( 'You asked us to email you about these:', 'hearth-hammer' ) )
					: __( 'You asked us to watch lots for this email address. You’re already watching these:', 'hearth-hammer' ),
				'items'   => array(
					...array_map(
						static fn ( array $one ): array => array(
							'words' => $one['words'],
							'url'   => $one['url'],
							'lines' => array(),
							'lots'  => array(),
						),
						array_values( WatchedPosts::of( $asks ? $waiting : array_keys( $posts ) ) )
					),
					...array_map(
						fn ( WatchedSearch $one ): array => array(
							'words' => $this->words->in_mail( $one ),
							'url'   => $one->without_keyword()->url(),
							'lines' => array( LotAlertWords::scope( $one ) ),
							'lots'  => array(),
						),
						array_values( $searches )
					),
				),
				'button'  => $asks ? __( 'Confirm my alerts', 'hearth-hammer' ) : self::manage( array() !== $posts ),
				'url'     => $this->links->address( $asks ? 'confirm' : 'manage', $watch ),
				'after'   => $asks
					? __( 'The link opens a page where you can confirm. It works for a week. If it wasn’t you, you don’t need to do anything: unless you confirm, we’ll delete the request.', 'hearth-hammer' )
					: __( 'If it wasn’t you, you don’t need to do anything.', 'hearth-hammer' ),
				'stop'    => '',
			),
			array( 'Auto-Submitted' => 'auto-generated' )
		);
	}

	/** What leads to the page of all that an address watches. */
	public static function manage( bool $has_posts ): string {
		return $has_posts ? __( 'Manage watched lots', 'hearth-hammer' ) : __( 'Manage my alerts', 'hearth-hammer' );
	}

	/** When a mail does not wait for the rhythm that somebody chose. */
	public static function quick(): string {
		return __( 'On the day of the auction and in the 24 hours before it, we email you within 2 minutes of a change to a lot you watch.', 'hearth-hammer' );
	}

	/**
	 * All that has happened since the last mail, lot by lot.
	 *
	 * @param list<array<string, string>> $events   As WatchTables::EVENT.
	 * @param array<int, bool>            $posts    Lot or sale that it watches to whether it is confirmed.
	 * @param list<WatchedSearch>         $searches
	 * @return Message|null Null where none of it is to be seen any more.
	 */
	public function news( Watch $watch, array $events, array $posts, array $searches ): ?Message {
		$by_post = array();
		foreach ( $events as $event ) {
			if ( ! in_array( $event['kind'], SearchMatcher::KINDS, true ) || ( 'catalogue' === $event['kind'] && isset( $posts[ (int) $event['post_id'] ] ) ) ) {
				$by_post[ (int) $event['post_id'] ][] = self::line( $event );
			}
		}
		$found = $this->search_items->of( $searches, $events, time() );
		$items = array();
		foreach ( WatchedPosts::of( array_keys( $by_post ), true ) as $id => $one ) {
			$items[] = array(
				'words' => $one['words'],
				'url'   => $one['url'],
				'lines' => $by_post[ $id ],
				'lots'  => array(),
			);
		}
		$changes = count( $items );
		array_push( $items, ...$found );
		if ( array() === $items ) {
			return null;
		}
		$stop  = $this->links->address( 'stop', $watch );
		$count = count( $items );
		return $this->message(
			$watch,
			array(
				/* translators: 1: a lot, 2: what has happened to it */
				'subject' => 1 === $count ? $items[0]['subject'] ?? sprintf( __( '%1$s: %2$s', 'hearth-hammer' ), $items[0]['words'], end( $items[0]['lines'] ) )
					: ( 0 === $changes ? __( 'New lots and auctions that match your searches', 'hearth-hammer' )
					/* translators: %s: number of lots and sales */
					: sprintf( _n( 'Changes to %s item you’re watching', 'Changes to %s items you’re watching', $count, 'hearth-hammer' ), number_format_i18n( $count ) ) ),
				'heading' => 0 === $changes ? __( 'Your email alerts for lots', 'hearth-hammer' ) : __( 'Changes to what you’re watching', 'hearth-hammer' ),
				'intro'   => '',
				'items'   => $items,
				'button'  => self::manage( $changes > 0 ),
				'url'     => $this->links->address( 'manage', $watch ),
				'after'   => 0 === $changes
					/* translators: %s: how often, e.g. "once a day, in the morning" */
					? sprintf( __( 'You received this email because you asked for alerts about lots. You chose to hear from us %s.', 'hearth-hammer' ), $watch->frequency->phrase() )
					/* translators: %s: how often, e.g. "once a day, in the morning" */
					: sprintf( __( 'You received this email because you’re watching these lots. You chose to hear from us %s.', 'hearth-hammer' ), $watch->frequency->phrase() ) . ' ' . self::quick(),
				'stop'    => $stop,
			),
			OneClick::headers( $stop, 'watched-lots' )
		);
	}

	/** @param array<string, string> $event */
	private static function line( array $event ): string {
		return match ( WatchEventKind::tryFrom( $event['kind'] ) ) {
			/* translators: %s: the guide price of a lot that had none */
			WatchEventKind::Guide    => '' === $event['was'] ? sprintf( __( 'Guide price: %s', 'hearth-hammer' ), $event['becomes'] )
				/* translators: 1: former guide price, 2: the new one */
				: sprintf( __( 'Guide price now %2$s, was %1$s', 'hearth-hammer' ), $event['was'], $event['becomes'] ),
			/* translators: 1: number of an addendum, 2: its text */
			WatchEventKind::Addendum => sprintf( __( 'Addendum %1$s: %2$s', 'hearth-hammer' ), $event['was'], $event['becomes'] ),
			/* translators: %s: date and time */
			WatchEventKind::DayBefore => sprintf( __( 'The auction starts on %s', 'hearth-hammer' ), ClockTime::on( (int) $event['becomes'], 'l j F' ) ),
			/* translators: 1: name of a sale, 2: another sale with its date */
			WatchEventKind::Moved    => sprintf( __( 'Moved from %1$s to %2$s', 'hearth-hammer' ), $event['was'], $event['becomes'] ),
			/* translators: %s: a sale with its date */
			WatchEventKind::Again    => '' === $event['was'] ? sprintf( __( 'It will be offered again in %s', 'hearth-hammer' ), $event['becomes'] )
				/* translators: 1: number of a lot, 2: a sale with its date */
				: sprintf( __( 'Re-offered as lot %1$s in %2$s', 'hearth-hammer' ), $event['was'], $event['becomes'] ),
			WatchEventKind::Available => LotStatus::Referred->value === $event['was']
				? __( 'Not sold yet: the highest bid is with the seller, so it’s still available and you can make an offer', 'hearth-hammer' )
				: __( 'Not sold at the auction, so it’s still available and you can make an offer', 'hearth-hammer' ),
			WatchEventKind::Catalogue => __( 'The catalogue is published', 'hearth-hammer' ),
			WatchEventKind::Cancelled => __( 'The auction has been cancelled', 'hearth-hammer' ),
			WatchEventKind::Postponed => __( 'The auction has been postponed (new date to be announced)', 'hearth-hammer' ),
			WatchEventKind::HeldAgain, WatchEventKind::Date => self::date( $event ),
			WatchEventKind::Status, WatchEventKind::New, WatchEventKind::Entries, null => $event['becomes'],
		};
	}

	/** @param array<string, string> $event Of a sale that is held at another time, or after all. */
	private static function date( array $event ): string {
		$was = (int) $event['was'];
		$is  = (int) $event['becomes'];
		return match ( true ) {
			/* translators: %s: date and time */
			'held_again' === $event['kind'] => $is > 0 ? sprintf( __( 'The auction will go ahead after all, on %s', 'hearth-hammer' ), ClockTime::on( $is ) ) : __( 'The auction will go ahead after all (date to be announced)', 'hearth-hammer' ),
			/* translators: %s: date and time */
			0 === $is => sprintf( __( 'The auction will not be held on %s (new date to be announced)', 'hearth-hammer' ), ClockTime::on( $was ) ),
			/* translators: 1: the new date and time, 2: the former one */
			default => sprintf( __( 'The auction has moved to %1$s (was %2$s)', 'hearth-hammer' ), ClockTime::on( $is ), ClockTime::on( $was ) ),
		};
	}

	/**
	 * @param array<string, mixed>  $view
	 * @param array<string, string> $headers
	 */
	private function message( Watch $watch, array $view, array $headers ): Message {
		$view += array(
			'site'     => ( new Company() )->name(),
			'site_url' => home_url( '/' ),
		);
		$templates = new Template( dirname( __DIR__, 2 ) . '/templates/watching' );
		return new Message( $watch->email, mb_substr( trim( (string) preg_replace( '/\s+/u', ' ', $view['subject'] ) ), 0, 160 ), $templates->get( 'mail', $view ), $templates->get( 'mail-text', $view ), $headers );
	}
}
