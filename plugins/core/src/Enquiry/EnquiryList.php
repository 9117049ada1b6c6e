<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Enquiry;

/**
 * Reads pages of a plugin's enquiries with the state of the visitor's mail, one statement each.
 *
 * @template E of StoredEnquiry
 */
final readonly class EnquiryList {

	/**
	 * @param EnquiryTable<E>           $enquiries
	 * @param class-string<KindOfEnquiry> $kinds
	 * @param list<string>              $searched Columns that a search reads, besides name, email and phone.
	 * @param array<string, string>     $about    Parameter to column of the posts that the list can be narrowed to.
	 */
	public function __construct(
		private EnquiryTable $enquiries,
		private string $kinds,
		private array $searched,
		private array $about = array(),
	) {}

	/**
	 * Newest first.
	 *
	 * @return list<array{enquiry: E, mail: 'waiting'|'retrying'|'sent'|'given_up', error: string}>
	 */
	public function page( EnquiryFilter $filter, int $limit, int $offset ): array {
		global $wpdb;
		[ $where, $values ] = $this->where( $filter );

		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT e.*, o.attempts AS mail_attempts, o.failed_at AS mail_failed_at, o.last_error AS mail_error FROM %i e LEFT JOIN %i o ON o.id = e.visitor_outbox_id WHERE {$where} ORDER BY e.id DESC LIMIT %d OFFSET %d", // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders only.
				array( $this->enquiries->name(), $wpdb->prefix . 'hh_outbox', ...$values, $limit, $offset )
			),
			ARRAY_A
		);
		return array_map( $this->item( ... ), array_values( (array) $rows ) );
	}

	public function count( EnquiryFilter $filter ): int {
		global $wpdb;
		[ $where, $values ] = $this->where( $filter );
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i e WHERE {$where}", array( $this->enquiries->name(), ...$values ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- As above.
	}

	/** How many wait for an answer. */
	public function waiting(): int {
		return $this->count( new EnquiryFilter( state: EnquiryState::Received ) );
	}

	public function requested(): EnquiryFilter {
		return EnquiryFilter::from_request( $this->kinds, array_keys( $this->about ) );
	}

	/** @return array{array<string, string>, array<string, string>} Kinds and statuses that staff choose from: value to label. */
	public function choices(): array {
		$labels = static fn ( array $cases ): array => array_combine( array_column( $cases, 'value' ), array_map( static fn ( KindOfEnquiry|EnquiryState $one ): string => $one->label(), $cases ) );
		return array( $labels( $this->kinds::cases() ), $labels( $this->kinds::states() ) );
	}

	/** @return array{string, list<int|string>} */
	private function where( EnquiryFilter $filter ): array {
		global $wpdb;
		$parts  = array( '1 = 1' );
		$values = array();
		foreach ( array( 'kind' => $filter->kind, 'state' => $filter->state ) as $column => $chosen ) {
			if ( null !== $chosen ) {
				$parts[] = 'e.%i = %s';
				array_push( $values, $column, (string) $chosen->value );
			}
		}
		foreach ( array_filter( $filter->about ) as $parameter => $post ) {
			$parts[] = 'e.%i = %d';
			array_push( $values, $this->about[ $parameter ], $post );
		}
		if ( '' !== $filter->search ) {
			$searched = array( 'name', 'email', 'phone', ...$this->searched );
			$parts[]  = '( ' . implode( ' OR ', array_fill( 0, count( $searched ), 'e.%i LIKE %s' ) ) . ' )';
			foreach ( $searched as $column ) {
				array_push( $values, $column, '%' . $wpdb->esc_like( $filter->search ) . '%' );
			}
		}
		return array( implode( ' AND ', $parts ), $values );
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array{enquiry: E, mail: 'waiting'|'retrying'|'sent'|'given_up', error: string}
	 */
	private function item( array $row ): array {
		$enquiry = $this->enquiries->read( $row );
		return array(
			'enquiry' => $enquiry,
			'mail'    => match ( true ) {
				(int) $row['mail_failed_at'] > 0                         => 'given_up',
				$enquiry->visitor_sent_id >= $enquiry->visitor_outbox_id => 'sent',
				(int) $row['mail_attempts'] > 0                          => 'retrying',
				default                                                  => 'waiting',
			},
			'error'   => (string) ( $row['mail_error'] ?? '' ),
		);
	}
}
