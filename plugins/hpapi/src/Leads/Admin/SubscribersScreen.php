<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Admin;

use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Csv\CsvWriter;
use HearthHammer\Core\Lists\ListScreen;
use HearthHammer\Hpapi\Leads\LeadCapability;
use HearthHammer\Hpapi\Leads\Newsletter\ChangeSubscription;
use HearthHammer\Hpapi\Leads\Newsletter\Subscriber;
use HearthHammer\Hpapi\Leads\Newsletter\Subscribers;
use HearthHammer\Hpapi\Leads\Newsletter\SubscriberState;
use HearthHammer\Hpapi\Leads\Newsletter\SubscriptionLinks;

defined( 'ABSPATH' ) || exit;

/**
 * The staff's list of subscribers, and everyone who gets the newsletter as a file for the mail service.
 *
 * @extends ListScreen<Subscriber, string>
 */
final class SubscribersScreen extends ListScreen {

	public const SLUG       = 'hpapi-subscribers';
	public const CAPABILITY = LeadCapability::NAME;
	public const SINGULAR   = 'subscriber';
	public const PLURAL     = 'subscribers';
	public const PER_PAGE   = 50;
	public const CSV        = 'hpapi_subscriber_export';

	protected const EXPORTS_PEOPLE = false;

	private const END = 'unsubscribe';

	public function __construct( private readonly Subscribers $subscribers, private readonly SubscriptionLinks $links, private readonly ChangeSubscription $changing ) {}

	public function title(): string {
		return __( 'Newsletter', 'hearth-hammer' );
	}

	/** @return array<string, string> */
	public function columns(): array {
		return array(
			'email'     => __( 'Email address', 'hearth-hammer' ),
			'state'     => __( 'Status', 'hearth-hammer' ),
			'source'    => __( 'Source', 'hearth-hammer' ),
			'requested' => __( 'Requested', 'hearth-hammer' ),
			'confirmed' => __( 'Confirmed', 'hearth-hammer' ),
		);
	}

	public function query(): string {
		return self::text( 's' );
	}

	/** @return list<Subscriber> */
	public function rows( mixed $query, int $limit, int $offset ): array {
		return $this->subscribers->page( $query, $limit, $offset );
	}

	public function count( mixed $query ): int {
		return $this->subscribers->count( $query );
	}

	public function cell( mixed $row, string $column ): string {
		return esc_html(
			match ( $column ) {
				'email'     => $row->email,
				'state'     => match ( $row->state ) {
					SubscriberState::Pending      => __( 'Not confirmed yet', 'hearth-hammer' ),
					SubscriberState::Subscribed   => __( 'Subscribed', 'hearth-hammer' ),
					SubscriberState::Unsubscribed => __( 'Unsubscribed', 'hearth-hammer' ),
				},
				'source'    => '' === $row->source ? '—' : $row->source,
				'requested' => self::when( $row->requested_at ),
				'confirmed' => self::when( $row->confirmed_at ),
				default     => '',
			}
		);
	}

	public function empty_words( mixed $query ): string {
		return __( 'No subscribers found.', 'hearth-hammer' );
	}

	public function search_label(): string {
		return __( 'Search subscribers', 'hearth-hammer' );
	}

	/** @return array<string, string> For people who ask by phone or letter. */
	public function bulk_actions(): array {
		return array( self::END => __( 'Unsubscribe', 'hearth-hammer' ) );
	}

	/** @return array{int, string} */
	public function box( mixed $row ): array {
		return array( $row->id, $row->email );
	}

	/** All who are subscribed, whatever the search, each with the link to leave. */
	public function write( $stream, mixed $query ): void {
		$csv = CsvWriter::begin( $stream, array( 'email', 'confirmed_at', 'source', 'unsubscribe_url' ), is_read_by_people: false );
		foreach ( $this->subscribers->subscribed() as $subscriber ) {
			$csv->write( array( $subscriber->email, gmdate( 'c', $subscriber->confirmed_at ), $subscriber->source, $this->links->unsubscribe_url( $subscriber ) ) );
		}
	}

	/**
	 * @param list<int> $ids
	 * @return array<string, int|string>
	 */
	protected function act( string $action, array $ids ): array {
		$ended = array_filter( array_map( $this->subscribers->find( ... ), $ids ), static fn ( ?Subscriber $one ): bool => null !== $one && SubscriberState::Unsubscribed !== $one->state );
		array_map( $this->changing->end( ... ), $ended );
		return array( self::END => count( $ended ) );
	}

	/** @return array<string, string> */
	protected function parameters( mixed $query ): array {
		return array_filter( array( 's' => $query ) );
	}

	protected function show_notices(): void {
		$ended = absint( self::text( self::END ) );
		if ( $ended > 0 ) {
			/* translators: %d: number of email addresses */
			wp_admin_notice( esc_html( sprintf( _n( '%d address unsubscribed. It gets no more newsletters.', '%d addresses unsubscribed. They get no more newsletters.', $ended, 'hearth-hammer' ), $ended ) ), array( 'type' => 'success' ) );
		}
	}

	protected function add_to_menu( callable $show ): string {
		return add_menu_page( $this->title(), $this->title(), self::CAPABILITY, self::SLUG, $show, 'dashicons-email-alt', 28 );
	}

	protected function csv_name(): string {
		return 'newsletter-' . wp_date( 'Y-m-d' );
	}

	protected function csv_label(): string {
		return __( 'Export subscribers', 'hearth-hammer' );
	}

	private static function when( int $time ): string {
		return 0 === $time ? '—' : ClockTime::on( $time, 'j M Y' );
	}
}
