<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Outbox;

use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Lists\ListScreen;

defined( 'ABSPATH' ) || exit;

/**
 * Tools → Outbox: what was delivered, what waits and what was given up, and what to do about it.
 *
 * @extends ListScreen<Delivery, array{state: ?DeliveryState, search: string}>
 */
final class OutboxScreen extends ListScreen {

	public const SLUG       = 'hh-outbox';
	public const CAPABILITY = 'manage_options';
	public const SINGULAR   = 'delivery';
	public const PLURAL     = 'deliveries';

	protected const PARENT = 'tools.php';

	private const ACTION = 'hh_outbox';
	/** What staff may do with a row, and what they are told afterwards. */
	private const ACTIONS = array( 'try', 'resend', 'forget' );
	/** A page of retries, each with a far side that may hang, must end before the web server's patience does. */
	private const TRIES_AT_ONCE = 3;

	/** @var array<string, array{label: string, url: string}> */
	private array $subjects = array();

	public function __construct(
		private readonly Outbox $outbox,
		private readonly OutboxRows $rows,
		private readonly RequestDelivery $requests,
	) {}

	public function register(): void {
		parent::register();
		add_action( 'admin_post_' . self::ACTION, $this->act_on_one( ... ) );
	}

	public function title(): string {
		return __( 'Outbox', 'hearth-hammer' );
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

	/** @return array<string, string> What can be done with a delivery at once and without harm, by action. */
	public static function actions( Delivery $delivery ): array {
		return match ( true ) {
			$delivery->is_claimed           => array(),
			// An email that may still be wanted is looked at before it is forgotten.
			! $delivery->state->is_settled() => array( 'try' => __( 'Try now', 'hearth-hammer' ) ),
			default                         => array(
				'resend' => __( 'Re-send', 'hearth-hammer' ),
				'forget' => __( 'Delete', 'hearth-hammer' ),
			),
		};
	}

	/** @return array<string, string> */
	public function columns(): array {
		return array(
			'kind'    => __( 'Delivery', 'hearth-hammer' ),
			'subject' => __( 'Subject', 'hearth-hammer' ),
			'state'   => __( 'Status', 'hearth-hammer' ),
			'created' => __( 'Created', 'hearth-hammer' ),
			'next'    => __( 'Next attempt', 'hearth-hammer' ),
		);
	}

	/** @return array{state: ?DeliveryState, search: string} */
	public function query(): array {
		return array( 'state' => DeliveryState::tryFrom( self::text( 'state' ) ), 'search' => self::text( 's' ) );
	}

	/** @return list<Delivery> */
	public function rows( mixed $query, int $limit, int $offset ): array {
		$rows           = $this->rows->page( $query['state'], $query['search'], OutboxSubjects::matching( $query['search'] ), $limit, $offset );
		$this->subjects = OutboxSubjects::of( $rows );
		return $rows;
	}

	public function count( mixed $query ): int {
		return $this->rows->count( $query['state'], $query['search'], OutboxSubjects::matching( $query['search'] ) );
	}

	public function empty_words( mixed $query ): string {
		return __( 'No deliveries found.', 'hearth-hammer' );
	}

	public function search_label(): string {
		return __( 'Search outbox', 'hearth-hammer' );
	}

	public function search_hint(): string {
		return __( 'Type, number or plate', 'hearth-hammer' );
	}

	/** @return array<string, array{url: string, label: string, current: bool}> */
	public function views( mixed $query ): array {
		$counts = $this->rows->counts();
		$link   = static fn ( ?DeliveryState $state, string $label, int $count ): array => array(
			'url'     => self::url( null === $state ? array() : array( 'state' => $state->value ) ),
			'label'   => sprintf( '%s <span class="count">(%s)</span>', esc_html( $label ), esc_html( number_format_i18n( $count ) ) ),
			'current' => $state === $query['state'],
		);
		$views  = array( 'all' => $link( null, __( 'All', 'hearth-hammer' ), array_sum( $counts ) ) );
		foreach ( DeliveryState::cases() as $state ) {
			$views[ $state->value ] = $link( $state, $state->label(), $counts[ $state->value ] );
		}
		return $views;
	}

	/** @return array<string, string> */
	public function bulk_actions(): array {
		return array(
			'try'    => __( 'Try now', 'hearth-hammer' ),
			'resend' => __( 'Re-send', 'hearth-hammer' ),
			'forget' => __( 'Delete', 'hearth-hammer' ),
		);
	}

	/** @return array{int, string} */
	public function box( mixed $row ): array {
		/* translators: %d: the number of a delivery */
		return array( $row->id, sprintf( __( 'delivery %d', 'hearth-hammer' ), $row->id ) );
	}

	/** @return array<string, string> */
	public function row_actions( mixed $row ): array {
		$links = array( 'view' => sprintf( '<a href="%s">%s</a>', esc_url( self::url( array( 'delivery' => $row->id ) ) ), esc_html__( 'Details', 'hearth-hammer' ) ) );
		foreach ( self::actions( $row ) as $action => $label ) {
			$links[ 'forget' === $action ? 'delete' : $action ] = sprintf( '<a href="%s">%s</a>', esc_url( self::action_url( $action, $row->id ) ), esc_html( $label ) );
		}
		return $links;
	}

	public function cell( mixed $row, string $column ): string {
		return match ( $column ) {
			'kind'    => sprintf( '<strong><a class="row-title" href="%s">%s</a></strong><br><span class="description">%s #%d</span>', esc_url( self::url( array( 'delivery' => $row->id ) ) ), esc_html( $this->outbox->label( $row->kind ) ), esc_html( $row->kind ), $row->id ),
			'subject' => $this->subject( $row ),
			'state'   => self::state( $row ),
			'created' => esc_html( ClockTime::on( $row->created_at, 'j M Y' ) ),
			'next'    => self::next( $row ),
			default   => '',
		};
	}

	/** @return array<string, string> */
	protected function parameters( mixed $query ): array {
		return array_filter( array( 'state' => (string) $query['state']?->value, 's' => $query['search'] ) );
	}

	/** @return array<string, string> */
	protected function hidden( mixed $query ): array {
		return array( 'state' => (string) $query['state']?->value );
	}

	protected function show_one( int $id ): bool {
		$delivery = $this->rows->find( $id );
		if ( null !== $delivery ) {
			printf( '<h1>%s</h1>', esc_html( $this->title() ) );
			( new OutboxDetail() )->show( $delivery );
		}
		return null !== $delivery;
	}

	protected function show_before(): void {
		echo '<p>' . esc_html__( 'Emails, spreadsheet rows and notifications sent from this site. Failed deliveries are tried seven times over a day and a half.', 'hearth-hammer' ) . '</p>';
	}

	protected function show_notices(): void {
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

	/**
	 * @param list<int> $ids
	 * @return array<string, int|string>
	 */
	protected function act( string $action, array $ids ): array {
		// A tick too many must not lose a visitor's mail: what still waits is forgotten one by one.
		$kept = 'forget' === $action ? array_filter( $ids, fn ( int $id ): bool => true !== $this->rows->find( $id )?->state->is_settled() ) : array();
		return $this->do_to( $action, array_values( array_diff( $ids, $kept ) ), count( $kept ) );
	}

	private function act_on_one(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- Checked next.
		$action = sanitize_key( is_string( $_GET['do'] ?? null ) ? $_GET['do'] : '' );
		$id     = absint( $_GET['id'] ?? 0 );
		// phpcs:enable
		check_admin_referer( self::ACTION . $action . $id );
		self::check();
		wp_safe_redirect( self::url( $this->do_to( $action, array( $id ) ) ) );
		exit;
	}

	/**
	 * @param list<int> $ids
	 * @param int       $left How many more were asked for and left as they are.
	 * @return array<string, int|string> What the list says afterwards.
	 */
	private function do_to( string $action, array $ids, int $left = 0 ): array {
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
		return array(
			'done'   => $action,
			'count'  => $done,
			'queued' => $queued,
			'failed' => count( $ids ) + $left - $done - $queued,
		);
	}

	private function subject( Delivery $delivery ): string {
		$words = $this->subjects[ $delivery->subject ] ?? null;
		return match ( true ) {
			null === $words      => '—',
			'' === $words['url'] => esc_html( $words['label'] ),
			default              => sprintf( '<a href="%s">%s</a>', esc_url( $words['url'] ), esc_html( $words['label'] ) ),
		};
	}

	private static function state( Delivery $delivery ): string {
		$label = $delivery->is_claimed ? __( 'Sending', 'hearth-hammer' ) : $delivery->state->label();
		if ( $delivery->attempts > 1 ) {
			/* translators: %d: how many */
			$label .= ', ' . sprintf( _n( '%d attempt', '%d attempts', $delivery->attempts, 'hearth-hammer' ), $delivery->attempts );
		}
		return esc_html( $label ) . ( '' === $delivery->last_error ? '' : '<br><span class="description">' . esc_html( $delivery->last_error ) . '</span>' );
	}

	private static function next( Delivery $delivery ): string {
		return match ( true ) {
			$delivery->done_at > 0         => '—',
			$delivery->failed_at > 0       => esc_html__( 'None', 'hearth-hammer' ),
			$delivery->is_held             => esc_html__( 'When the limit of emails to visitors allows', 'hearth-hammer' ),
			$delivery->next_at <= time()   => esc_html__( 'Now', 'hearth-hammer' ),
			/* translators: %s: such as "5 minutes" */
			default                    => esc_html( sprintf( __( 'In %s', 'hearth-hammer' ), human_time_diff( $delivery->next_at ) ) ),
		};
	}
}
