<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Outbox;

use HearthHammer\Core\Module;
use HearthHammer\Core\Page\SearchBox;

defined( 'ABSPATH' ) || exit;

/**
 * Tools → Outbox: what was delivered, what waits and what was given up, and what to do about it.
 */
final class OutboxScreen implements Module {

	public const SLUG       = 'hh-outbox';
	public const CAPABILITY = 'manage_options';

	private const ACTION = 'hh_outbox';
	/** What staff may do with a row, and what they are told afterwards. */
	private const ACTIONS = array( 'try', 'resend', 'forget' );
	/** A page of retries, each with a far side that may hang, must end before the web server's patience does. */
	private const TRIES_AT_ONCE = 3;

	public function __construct(
		private readonly Outbox $outbox,
		private readonly OutboxRows $rows,
		private readonly RequestDelivery $requests,
	) {}

	public function register(): void {
		add_action( 'admin_menu', $this->add_page( ... ) );
		add_action( 'admin_post_' . self::ACTION, $this->act( ... ) );
	}

	/** @param array<string, string> $query */
	public static function url( array $query = array() ): string {
		return add_query_arg( array( 'page' => self::SLUG ) + array_map( rawurlencode( ... ), $query ), admin_url( 'tools.php' ) );
	}

	/** Address that does something with a row, with its nonce. */
	public static function action_url( string $action, int $id ): string {
		$url = add_query_arg(
			array(
				'action' => self::ACTION,
				'do'     => $action,
				'id'     => $id,
			),
			admin_url( 'admin-post.php' )
		);
		return wp_nonce_url( $url, self::ACTION . $action . $id );
	}

	private function add_page(): void {
		$hook = add_management_page( __( 'Outbox', 'hearth-hammer' ), __( 'Outbox', 'hearth-hammer' ), self::CAPABILITY, self::SLUG, $this->show( ... ) );
		if ( is_string( $hook ) ) {
			add_action( "load-{$hook}", $this->act_on_many( ... ) );
		}
	}

	private function show(): void {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to view the outbox.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		echo '<div class="wrap"><h1 class="wp-heading-inline">' . esc_html__( 'Outbox', 'hearth-hammer' ) . '</h1><hr class="wp-header-end">';
		$this->show_notice();
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reading only.
		$id       = absint( $_GET['delivery'] ?? 0 );
		$delivery = $id > 0 ? $this->rows->find( $id ) : null;
		if ( null !== $delivery ) {
			( new OutboxDetail() )->show( $delivery );
		} else {
			$this->show_list();
		}
		echo '</div>';
	}

	private function show_list(): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
		$table = new OutboxTable( $this->rows, $this->outbox );
		$table->prepare_items();
		echo '<p>' . esc_html__( 'Emails, spreadsheet rows and notifications sent from this site. Failed deliveries are tried seven times over a day and a half.', 'hearth-hammer' ) . '</p>';
		$table->views();
		printf( '<form method="get" action="%s"><input type="hidden" name="page" value="%s">', esc_url( admin_url( 'tools.php' ) ), esc_attr( self::SLUG ) );
		if ( null !== $table->state() ) {
			printf( '<input type="hidden" name="state" value="%s">', esc_attr( $table->state()->value ) );
		}
		SearchBox::show( $table, __( 'Search outbox', 'hearth-hammer' ), 'hh-outbox', __( 'Type, number or plate', 'hearth-hammer' ) );
		$table->display();
		echo '</form>';
	}

	private function show_notice(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Only tells what has been done.
		$done   = sanitize_key( is_string( $_GET['done'] ?? null ) ? $_GET['done'] : '' );
		$count  = absint( $_GET['count'] ?? 0 );
		$queued = absint( $_GET['queued'] ?? 0 );
		$failed = absint( $_GET['failed'] ?? 0 );
		// phpcs:enable
		if ( ! in_array( $done, self::ACTIONS, true ) ) {
			return;
		}
		if ( 'forget' === $done ) {
			/* translators: %d: how many */
			$says = sprintf( _n( '%d delivery deleted.', '%d deliveries deleted.', $count, 'hearth-hammer' ), $count );
		} else {
			/* translators: %d: how many */
			$says = sprintf( _n( '%d delivery sent.', '%d deliveries sent.', $count, 'hearth-hammer' ), $count );
		}
		if ( $queued > 0 ) {
			/* translators: %d: how many */
			$says .= ' ' . sprintf( _n( '%d more will follow within a minute.', '%d more will follow within a minute.', $queued, 'hearth-hammer' ), $queued );
		}
		if ( $failed > 0 ) {
			/* translators: %d: how many */
			$says .= ' ' . sprintf( _n( '%d could not be processed and was left unchanged.', '%d could not be processed and were left unchanged.', $failed, 'hearth-hammer' ), $failed );
		}
		wp_admin_notice( esc_html( $says ), array( 'type' => $failed > 0 ? 'warning' : 'success', 'dismissible' => true ) );
	}

	private function act(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- Checked next.
		$action = sanitize_key( is_string( $_GET['do'] ?? null ) ? $_GET['do'] : '' );
		$id     = absint( $_GET['id'] ?? 0 );
		// phpcs:enable
		check_admin_referer( self::ACTION . $action . $id );
		$this->authorise();
		$this->do_to( $action, array( $id ) );
	}

	/** The list's own form, with its boxes. */
	private function act_on_many(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- Checked as soon as there is something to do.
		$chosen = array_intersect(
			self::ACTIONS,
			array(
				sanitize_key( is_string( $_GET['action'] ?? null ) ? $_GET['action'] : '' ),
				sanitize_key( is_string( $_GET['action2'] ?? null ) ? $_GET['action2'] : '' ),
			)
		);
		// phpcs:enable
		$action = reset( $chosen );
		if ( false === $action ) {
			return;
		}
		check_admin_referer( 'bulk-' . OutboxTable::PLURAL );
		$this->authorise();
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Each becomes a number.
		$ids = is_array( $_GET['delivery'] ?? null ) ? array_map( absint( ... ), array_values( array_filter( $_GET['delivery'], is_scalar( ... ) ) ) ) : array();
		if ( 'forget' === $action ) {
			// A tick too many must not lose a visitor's mail: what still waits is forgotten one by one.
			$kept = array_filter( $ids, fn ( int $id ): bool => true !== $this->rows->find( $id )?->state->is_settled() );
			$this->do_to( $action, array_values( array_diff( $ids, $kept ) ), count( $kept ) );
		}
		$this->do_to( $action, $ids );
	}

	/**
	 * @param list<int> $ids
	 * @param int       $left How many more were asked for and left as they are.
	 */
	private function do_to( string $action, array $ids, int $left = 0 ): never {
		$done   = 0;
		$queued = 0;
		$tried  = 0;
		foreach ( in_array( $action, self::ACTIONS, true ) ? $ids : array() as $id ) {
			if ( 'forget' === $action ) {
				$done += (int) $this->rows->forget( $id );
				continue;
			}
			if ( 'resend' === $action && ! $this->rows->renew( $id ) ) {
				continue;
			}
			// The rest is due now, and the worker takes it within a minute.
			if ( ++$tried > self::TRIES_AT_ONCE ) {
				$queued += (int) $this->rows->hurry( $id );
				continue;
			}
			$result  = $this->requests->deliver( array( $id ), early: true );
			$done   += (int) ( $result[ $id ] ?? false );
			$queued += isset( $result[ $id ] ) ? 0 : (int) $this->rows->hurry( $id );
		}
		wp_safe_redirect(
			self::url(
				array(
					'done'   => $action,
					'count'  => (string) $done,
					'queued' => (string) $queued,
					'failed' => (string) ( count( $ids ) + $left - $done - $queued ),
				)
			)
		);
		exit;
	}

	private function authorise(): void {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to change the outbox.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
	}
}
