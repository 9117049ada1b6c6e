<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Outbox;

use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Page\PageOffset;
use WP_List_Table;

defined( 'ABSPATH' ) || exit;

/**
 * The outbox as WordPress shows lists.
 */
final class OutboxTable extends WP_List_Table {

	public const PLURAL = 'deliveries';

	private const PER_PAGE = 30;

	/** @var array<string, array{label: string, url: string}> */
	private array $subjects = array();

	public function __construct( private readonly OutboxRows $rows, private readonly Outbox $outbox ) {
		parent::__construct(
			array(
				'singular' => 'delivery',
				'plural'   => self::PLURAL,
				'screen'   => 'tools_page_' . OutboxScreen::SLUG,
			)
		);
	}

	/** The filter that is on. */
	public function state(): ?DeliveryState {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reading only.
		return DeliveryState::tryFrom( is_string( $_GET['state'] ?? null ) ? sanitize_key( $_GET['state'] ) : '' );
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return array(
			'cb'      => '<input type="checkbox">',
			'kind'    => __( 'Delivery', 'hearth-hammer' ),
			'subject' => __( 'Subject', 'hearth-hammer' ),
			'state'   => __( 'Status', 'hearth-hammer' ),
			'created' => __( 'Created', 'hearth-hammer' ),
			'next'    => __( 'Next attempt', 'hearth-hammer' ),
		);
	}

	public function prepare_items(): void {
		$this->_column_headers = array( $this->get_columns(), array(), array(), 'kind' );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A search changes nothing.
		$search         = sanitize_text_field( wp_unslash( is_string( $_GET['s'] ?? null ) ? $_GET['s'] : '' ) );
		$found          = OutboxSubjects::matching( $search );
		$deliveries     = $this->rows->page( $this->state(), $search, $found, self::PER_PAGE, PageOffset::before( $this->get_pagenum(), self::PER_PAGE ) );
		$this->items    = $deliveries;
		$this->subjects = OutboxSubjects::of( $deliveries );
		$this->set_pagination_args(
			array(
				'total_items' => $this->rows->count( $this->state(), $search, $found ),
				'per_page'    => self::PER_PAGE,
			)
		);
	}

	public function no_items(): void {
		esc_html_e( 'No deliveries found.', 'hearth-hammer' );
	}

	/** @return array<string, string> What can be done with a delivery at once and without harm, by action. */
	public static function actions( Delivery $delivery ): array {
		return match ( true ) {
			$delivery->is_claimed           => array(),
			// Forgetting what somebody still waits for takes a look at it first.
			! $delivery->state->is_settled() => array( 'try' => __( 'Try now', 'hearth-hammer' ) ),
			default                         => array(
				'resend' => __( 'Re-send', 'hearth-hammer' ),
				'forget' => __( 'Delete', 'hearth-hammer' ),
			),
		};
	}

	/** @return array<string, string> */
	protected function get_views(): array {
		$counts = $this->rows->counts();
		$views  = array( 'all' => $this->view( null, __( 'All', 'hearth-hammer' ), array_sum( $counts ) ) );
		foreach ( DeliveryState::cases() as $state ) {
			$views[ $state->value ] = $this->view( $state, $state->label(), $counts[ $state->value ] );
		}
		return $views;
	}

	/** @return array<string, string> */
	protected function get_bulk_actions(): array {
		return array(
			'try'    => __( 'Try now', 'hearth-hammer' ),
			'resend' => __( 'Re-send', 'hearth-hammer' ),
			'forget' => __( 'Delete', 'hearth-hammer' ),
		);
	}

	/** @param Delivery $item */
	protected function column_cb( $item ): string {
		/* translators: %d: the number of a delivery */
		return sprintf( '<input type="checkbox" name="delivery[]" value="%d" aria-label="%s">', $item->id, esc_attr( sprintf( __( 'Select delivery %d', 'hearth-hammer' ), $item->id ) ) );
	}

	protected function column_kind( Delivery $item ): string {
		$links = array( 'view' => sprintf( '<a href="%s">%s</a>', esc_url( OutboxScreen::url( array( 'delivery' => (string) $item->id ) ) ), esc_html__( 'Details', 'hearth-hammer' ) ) );
		foreach ( self::actions( $item ) as $action => $label ) {
			$links[ 'forget' === $action ? 'delete' : $action ] = sprintf( '<a href="%s">%s</a>', esc_url( OutboxScreen::action_url( $action, $item->id ) ), esc_html( $label ) );
		}
		return sprintf(
			'<strong><a class="row-title" href="%s">%s</a></strong><br><span class="description">%s #%d</span>%s',
			esc_url( OutboxScreen::url( array( 'delivery' => (string) $item->id ) ) ),
			esc_html( $this->outbox->label( $item->kind ) ),
			esc_html( $item->kind ),
			$item->id,
			$this->row_actions( $links )
		);
	}

	protected function column_subject( Delivery $item ): string {
		$words = $this->subjects[ $item->subject ] ?? null;
		return match ( true ) {
			null === $words      => '—',
			'' === $words['url'] => esc_html( $words['label'] ),
			default              => sprintf( '<a href="%s">%s</a>', esc_url( $words['url'] ), esc_html( $words['label'] ) ),
		};
	}

	protected function column_state( Delivery $item ): string {
		$label = $item->is_claimed ? __( 'Sending', 'hearth-hammer' ) : $item->state->label();
		if ( $item->attempts > 1 ) {
			/* translators: %d: how many */
			$label .= ', ' . sprintf( _n( '%d attempt', '%d attempts', $item->attempts, 'hearth-hammer' ), $item->attempts );
		}
		return esc_html( $label ) . ( '' === $item->last_error ? '' : '<br><span class="description">' . esc_html( $item->last_error ) . '</span>' );
	}

	protected function column_created( Delivery $item ): string {
		return esc_html( ClockTime::on( $item->created_at, 'j M Y' ) );
	}

	protected function column_next( Delivery $item ): string {
		return match ( true ) {
			$item->done_at > 0         => '—',
			$item->failed_at > 0       => esc_html__( 'None', 'hearth-hammer' ),
			$item->is_held             => esc_html__( 'When the limit of emails to visitors allows', 'hearth-hammer' ),
			$item->next_at <= time()   => esc_html__( 'Now', 'hearth-hammer' ),
			/* translators: %s: such as "5 minutes" */
			default                    => esc_html( sprintf( __( 'In %s', 'hearth-hammer' ), human_time_diff( $item->next_at ) ) ),
		};
	}

	private function view( ?DeliveryState $state, string $label, int $count ): string {
		$current = $state === $this->state();
		return sprintf(
			'<a href="%s"%s>%s <span class="count">(%s)</span></a>',
			esc_url( OutboxScreen::url( null === $state ? array() : array( 'state' => $state->value ) ) ),
			$current ? ' class="current" aria-current="page"' : '',
			esc_html( $label ),
			esc_html( number_format_i18n( $count ) )
		);
	}
}
