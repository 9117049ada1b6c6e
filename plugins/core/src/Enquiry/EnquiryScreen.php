<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Enquiry;

use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Lists\ListScreen;
use HearthHammer\Core\Reply\WaitingCount;

defined( 'ABSPATH' ) || exit;

/**
 * The screen of a plugin's enquiries in the menu of a post type: the list with its file, or one of them.
 *
 * @template E of StoredEnquiry
 * @extends ListScreen<array{enquiry: E, mail: 'waiting'|'retrying'|'sent'|'given_up', error: string}, EnquiryFilter>
 */
abstract class EnquiryScreen extends ListScreen {

	public const SINGULAR = 'enquiry';
	public const PLURAL   = 'enquiries';

	/**
	 * @param EnquiryTable<E> $enquiries
	 * @param EnquiryList<E>  $list
	 * @param EnquiryView<E>  $view
	 */
	public function __construct(
		private readonly EnquiryTable $enquiries,
		private readonly EnquiryList $list,
		private readonly EnquiryView $view,
	) {}

	/** Heading of what they are about, e.g. "Property". */
	abstract protected function about_heading(): string;

	/**
	 * @param E $enquiry
	 * @return string HTML of what it is about.
	 */
	abstract protected function about( StoredEnquiry $enquiry ): string;

	/**
	 * @param E $enquiry
	 * @return string What it says, in a line.
	 */
	abstract protected function summary( StoredEnquiry $enquiry ): string;

	/**
	 * @param E $enquiry
	 * @return list<int|string|null>
	 */
	abstract protected function line( StoredEnquiry $enquiry ): array;

	public function register(): void {
		parent::register();
		$this->view->register();
	}

	public function title(): string {
		return __( 'Enquiries', 'hearth-hammer' );
	}

	/** @return array<string, string> */
	public function columns(): array {
		return array(
			'who'   => __( 'Sender', 'hearth-hammer' ),
			'what'  => __( 'Enquiry', 'hearth-hammer' ),
			'about' => $this->about_heading(),
			'state' => __( 'Status and next step', 'hearth-hammer' ),
			'date'  => __( 'Received', 'hearth-hammer' ),
			'mail'  => __( 'Email to visitor', 'hearth-hammer' ),
		);
	}

	public function query(): EnquiryFilter {
		return $this->list->requested();
	}

	/** @return list<array{enquiry: E, mail: 'waiting'|'retrying'|'sent'|'given_up', error: string}> */
	public function rows( mixed $query, int $limit, int $offset ): array {
		return $this->list->page( $query, $limit, $offset );
	}

	public function count( mixed $query ): int {
		return $this->list->count( $query );
	}

	public function empty_words( mixed $query ): string {
		return __( 'No enquiries found.', 'hearth-hammer' );
	}

	public function search_label(): string {
		return __( 'Search enquiries', 'hearth-hammer' );
	}

	/** @return array<string, string> */
	public function row_actions( mixed $row ): array {
		return array( 'view' => sprintf( '<a href="%s">%s</a>', esc_url( static::url( array( 'enquiry' => $row['enquiry']->id ) ) ), esc_html__( 'Open', 'hearth-hammer' ) ) );
	}

	public function cell( mixed $row, string $column ): string {
		$enquiry = $row['enquiry'];
		return match ( $column ) {
			'who'   => sprintf( '<strong><a class="row-title" href="%s">%s</a></strong><br>%s', esc_url( static::url( array( 'enquiry' => $enquiry->id ) ) ), esc_html( $enquiry->name ), esc_html( implode( ', ', array_filter( array( $enquiry->email, $enquiry->phone ) ) ) ) ),
			'what'  => sprintf( '<strong>%s</strong><br>%s', esc_html( $enquiry->kind->label() ), esc_html( wp_html_excerpt( $this->summary( $enquiry ), 90, '…' ) ) ),
			'about' => $this->about( $enquiry ),
			'state' => $this->state( $enquiry ),
			'date'  => esc_html( ClockTime::on( $enquiry->created_at, 'j M Y' ) ),
			'mail'  => self::mail( $row['mail'] ) . ( '' === $row['error'] ? '' : '<br><span class="description">' . esc_html( $row['error'] ) . '</span>' ),
			default => '',
		};
	}

	protected function add_to_menu( callable $show ): string|false {
		$waiting = current_user_can( static::CAPABILITY ) ? $this->list->waiting() : 0;
		$words   = WaitingCount::of_enquiries( $waiting );
		WaitingCount::show_on( static::PARENT, $waiting, $words );
		return add_submenu_page( static::PARENT, $this->title(), $this->title() . WaitingCount::html( $waiting, $words ), static::CAPABILITY, static::SLUG, $show );
	}

	/** @return array<string, string> */
	protected function parameters( mixed $query ): array {
		return $query->parameters();
	}

	/** @return array<string, string> */
	protected function hidden( mixed $query ): array {
		return array_map( strval( ... ), array_filter( $query->about ) );
	}

	protected function filters( mixed $query ): string {
		[ $kinds, $states ] = $this->list->choices();
		return self::choice( 'kind', __( 'All types', 'hearth-hammer' ), __( 'All types', 'hearth-hammer' ), $kinds, (string) $query->kind?->value )
			. self::choice( 'state', __( 'All statuses', 'hearth-hammer' ), __( 'All statuses', 'hearth-hammer' ), $states, (string) $query->state?->value );
	}

	/**
	 * What it says after a step: word in the address to sentence and kind of notice (`success`, `error`).
	 *
	 * @return array<string, array{string, string}>
	 */
	protected function notices(): array {
		return array(
			'moved'    => array( __( 'Done.', 'hearth-hammer' ), 'success' ),
			'reopened' => array( __( 'Reopened.', 'hearth-hammer' ), 'success' ),
			'refused'  => array( __( 'That is no longer possible: someone else has already updated this.', 'hearth-hammer' ), 'error' ),
		);
	}

	/** @param E $enquiry */
	protected function next_step( StoredEnquiry $enquiry ): string {
		return '';
	}

	protected function show_notices(): void {
		settings_errors();
		$notice = $this->notices()[ sanitize_key( self::text( 'said' ) ) ] ?? null;
		if ( null !== $notice ) {
			wp_admin_notice( $notice[0], array( 'type' => $notice[1] ) );
		}
	}

	protected function show_one( int $id ): bool {
		$enquiry = $this->enquiries->find( $id );
		if ( null !== $enquiry ) {
			$this->view->show( $enquiry );
		}
		return null !== $enquiry;
	}

	/** @return list<int|string|null> */
	protected function csv_cells( mixed $row ): array {
		return $this->line( $row['enquiry'] );
	}

	/** @param E $enquiry */
	private function state( StoredEnquiry $enquiry ): string {
		$next = $this->next_step( $enquiry );
		return '<strong>' . esc_html( $enquiry->state->label() ) . '</strong>' . ( '' === $next ? '' : '<br>' . esc_html( $next ) );
	}

	/** @param 'waiting'|'retrying'|'sent'|'given_up' $state */
	private static function mail( string $state ): string {
		return esc_html(
			match ( $state ) {
				'waiting'  => __( 'Queued', 'hearth-hammer' ),
				'retrying' => __( 'Failed, will retry', 'hearth-hammer' ),
				'given_up' => __( 'Failed', 'hearth-hammer' ),
				'sent'     => __( 'Sent', 'hearth-hammer' ),
			}
		);
	}
}
