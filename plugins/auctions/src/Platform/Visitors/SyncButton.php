<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Visitors;

use Closure;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Platform\PlatformFailed;
use HearthHammer\Auctions\Platform\PlatformServices;
use HearthHammer\Auctions\Platform\PlatformSync;
use HearthHammer\Auctions\Platform\SaleKey;
use HearthHammer\Auctions\Platform\SyncRunners;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Calendar\RelativeTime;
use HearthHammer\Core\Island\Island;
use HearthHammer\Core\Module;
use HearthHammer\Core\Security\SameOrigin;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Core\Sync\Runs;
use HearthHammer\Core\Templates\Template;
use HearthHammer\Core\Visitor\VisitorError;

defined( 'ABSPATH' ) || exit;

/**
 * The button of the island sync-overlay on the pages of a sale and a lot, and what it does without JavaScript: a form,
 * which no crawler sends.
 */
final class SyncButton implements Module {

	private const ACTION = 'hh_auctions_sync';

	/**
	 * @param Closure(): PlatformServices $services
	 * @param Closure(): VisitorSync      $sync
	 */
	public function __construct(
		private readonly Closure $services,
		private readonly Closure $sync,
	) {}

	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, $this->by_form( ... ) );
		add_action( 'admin_post_nopriv_' . self::ACTION, $this->by_form( ... ) );
	}

	/** HTML for the page's sale or lot; empty where it cannot be synced. */
	public function of_page(): string {
		[ $sale, $lot ] = self::about( (int) get_the_ID() );
		if ( null === $sale || '' === $sale->text( 'platform' ) || ! ( $this->sync )()->is_offered( $sale ) || ( null !== $lot && '' === $lot->text( 'platform_lot_id' ) ) ) {
			return '';
		}
		$props = $this->props( $sale, $lot );
		return Island::get( 'sync-overlay', $props, static function () use ( $props ): void {
			echo ( new Template( dirname( __DIR__, 3 ) . '/templates' ) )->get( 'sync-overlay', $props ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
		}, array() );
	}

	/** @return array<string, mixed> By sync-overlay-props.json. */
	public function props( SaleRecord $sale, ?LotRecord $lot ): array {
		$key = ( $this->services )()->sales->key_of( $sale );
		return array(
			'auctioneer_id' => (string) $key?->auctioneer,
			'sale_id'       => (string) $key?->sale,
			'lot_id'        => null === $lot ? '' : $lot->text( 'platform_lot_id' ),
			'platform'      => ( $this->services )()->settings->name(),
			...( null === $key ? self::synced( null ) : self::synced( self::latest( $key, null === $lot ? '' : $lot->text( 'platform_lot_id' ) ) ) ),
			'form'          => array(
				'action' => admin_url( 'admin-post.php' ),
				'name'   => self::ACTION,
				'post'   => null === $lot ? $sale->id() : $lot->id(),
			),
			'token_url'     => rest_url( 'hpapi/v1/auction/sync-token' ),
			'sync_url'      => rest_url( 'hpapi/v1/auction/sync' ),
		);
	}

	/** The last sync that brought this lot up to date: its own, or its whole sale's where that is newer. */
	private static function latest( SaleKey $key, string $lot ): ?Run {
		$runs  = new Runs( SyncRunners::LOTS );
		$whole = $runs->latest_done( $key->feed() );
		$own   = '' === $lot ? null : $runs->latest_ended( $key->feed(), PlatformSync::label( $key, $lot ) );
		return null !== $own && 'done' === $own->status && $own->finished_at > ( $whole->finished_at ?? 0 ) ? $own : $whole;
	}

	/** @return array{synced: string, synced_at: int, synced_ago: string} */
	private static function synced( ?Run $last ): array {
		if ( null === $last ) {
			return array( 'synced' => '', 'synced_at' => 0, 'synced_ago' => '' );
		}
		return array(
			/* translators: 1: a time, e.g. 10:42am, 2: a date, e.g. 22 November */
			'synced'     => sprintf( __( 'Last synced at %1$s on %2$s', 'hearth-hammer' ), ClockTime::of( $last->finished_at ), (string) wp_date( 'j F', $last->finished_at ) ),
			'synced_at'  => $last->finished_at,
			'synced_ago' => RelativeTime::ago( $last->finished_at ),
		);
	}

	/** Only from a page of our own: another site's form would have the visitor's browser sync. */
	private function by_form(): never {
		$post           = isset( $_POST['post'] ) && is_scalar( $_POST['post'] ) ? absint( $_POST['post'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Pages are cached; it is limited, and does nothing to anybody.
		[ $sale, $lot ] = self::about( $post );
		$is_post        = 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared.
		if ( null === $sale || ! $is_post || ! SameOrigin::is_own( $_SERVER ) ) {
			wp_die( esc_html( VisitorSync::no_such_sale()->sentence ), '', array( 'response' => 404 ) );
		}
		try {
			( $this->sync )()->by_form( $sale, null === $lot ? '' : $lot->text( 'platform_lot_id' ) );
		} catch ( VisitorError $error ) {
			wp_die( esc_html( $error->sentence ), '', array( 'response' => $error->status, 'back_link' => true ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- A number.
		} catch ( PlatformFailed ) {
			wp_die( esc_html( VisitorSync::failed( 0 )->sentence ), '', array( 'response' => 502, 'back_link' => true ) );
		}
		wp_safe_redirect( null === $lot ? (string) get_permalink( $sale->id() ) : $lot->address(), 303 );
		exit;
	}

	/** @return array{SaleRecord|null, LotRecord|null} */
	private static function about( int $post ): array {
		$lot = LotRecord::of( $post );
		if ( null !== $lot ) {
			return $lot->is_published() ? array( $lot->sale, $lot ) : array( null, null );
		}
		$sale = SaleRecord::of( $post );
		return array( null !== $sale && $sale->is_published() ? $sale : null, null );
	}
}
