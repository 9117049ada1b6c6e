<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Enquiry;

use Closure;
use HearthHammer\Core\Database\WriteFailed;

/**
 * Reads and writes the enquiries of a plugin, each in a table of its own. The columns that all have are those of
 * StoredEnquiry and NewEnquiry, and `submission`, `token_hash` and `public_id`, which are unique.
 *
 * @template E of StoredEnquiry
 */
abstract class EnquiryTable {

	/**
	 * @param string                                 $table Without the site's prefix.
	 * @param Closure(array<string, string|null>): E $read  From a row.
	 */
	protected function __construct(
		public readonly string $table,
		private readonly Closure $read,
	) {}

	/**
	 * @param string                    $submission Hash that a resend of the same finds again.
	 * @param string                    $token_hash Hash of the token it came with.
	 * @param array<string, int|string> $more       Columns that the draft does not know.
	 * @return E|null Null where this submission or this token has made one already.
	 * @throws WriteFailed
	 */
	public function add( NewEnquiry $draft, string $submission, string $token_hash, int $now, array $more = array() ): ?StoredEnquiry {
		global $wpdb;
		$public  = bin2hex( random_bytes( 16 ) );
		$columns = array(
			'public_id'  => $public,
			'submission' => $submission,
			'token_hash' => $token_hash,
			'kind'       => (string) $draft->kind->value,
			'state'      => EnquiryState::Received->value,
			'state_at'   => $now,
			'name'       => $draft->name->value,
			'email'      => $draft->email->value,
			'email_hash' => $draft->email->hash(),
			'phone'      => $draft->phone,
			'message'    => $draft->message,
			'created_at' => $now,
		) + $draft->columns() + $more;
		$names   = implode( ', ', array_fill( 0, count( $columns ), '%i' ) );
		$values  = implode( ', ', array_map( static fn ( int|string $value ): string => is_int( $value ) ? '%d' : '%s', $columns ) );
		$added   = $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO %i ({$names}) VALUES ({$values})", array( $this->name(), ...array_keys( $columns ), ...array_values( $columns ) ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders only.
		if ( false === $added ) {
			throw new WriteFailed();
		}
		return 1 === $added ? $this->find_by( 'public_id', $public ) ?? throw new WriteFailed() : null;
	}

	/** @return E|null */
	public function find( int $id ): ?StoredEnquiry {
		return $this->find_by( 'id', (string) $id );
	}

	/** @return E|null */
	public function find_public( string $public_id ): ?StoredEnquiry {
		return $this->find_by( 'public_id', $public_id );
	}

	/** @return E|null */
	public function find_submission( string $submission ): ?StoredEnquiry {
		return $this->find_by( 'submission', $submission );
	}

	/** @return list<E> Of a person, the oldest first. */
	public function of_address( string $email_hash, int $limit, int $offset ): array {
		return $this->all( 'SELECT * FROM %i WHERE email_hash = %s ORDER BY id LIMIT %d OFFSET %d', $this->name(), $email_hash, $limit, $offset );
	}

	/** Staff have answered it: it is no longer new. What is confirmed, declined or closed stays so, and the visitor's mails stay as they are. */
	public function answered( int $id, int $now ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET state = %s, state_at = %d WHERE id = %d AND state = %s', $this->name(), EnquiryState::Answered->value, $now, $id, EnquiryState::Received->value ) );
	}

	public function mail_queued( int $id, int $outbox_id ): void {
		$this->set( $id, 'visitor_outbox_id', $outbox_id );
	}

	/**
	 * The enquiry of a mail; null where it was erased, or where the mail has gone and a worker died before it said so.
	 *
	 * @param array<string, mixed> $payload `enquiry`: its id.
	 * @param 'visitor'|'staff'    $whom
	 * @return E|null
	 */
	public function to_mail( array $payload, string $whom, int $outbox_id ): ?StoredEnquiry {
		$enquiry = is_int( $payload['enquiry'] ?? null ) ? $this->find( $payload['enquiry'] ) : null;
		return null !== $enquiry && ( 'visitor' === $whom ? $enquiry->visitor_sent_id : $enquiry->staff_sent_id ) < $outbox_id ? $enquiry : null;
	}

	/** @param 'visitor'|'staff' $whom */
	public function mail_sent( int $id, string $whom, int $outbox_id ): void {
		$this->set( $id, $whom . '_sent_id', $outbox_id );
	}

	/** @return bool Whether it was there. */
	public function forget( int $id ): bool {
		global $wpdb;
		return 1 === $wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE id = %d', $this->name(), $id ) );
	}

	/** With the site's prefix. */
	public function name(): string {
		global $wpdb;
		return $wpdb->prefix . $this->table;
	}

	/**
	 * @param array<string, string|null> $row
	 * @return E
	 */
	public function read( array $row ): StoredEnquiry {
		return ( $this->read )( $row );
	}

	/**
	 * @param string     $sql       With placeholders.
	 * @param int|string ...$values
	 * @return list<E>
	 */
	protected function all( string $sql, int|string ...$values ): array {
		global $wpdb;
		return array_map( $this->read, array_values( (array) $wpdb->get_results( $wpdb->prepare( $sql, ...$values ), ARRAY_A ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders only.
	}

	/** @return E|null */
	private function find_by( string $column, string $value ): ?StoredEnquiry {
		return $this->all( 'SELECT * FROM %i WHERE %i = %s', $this->name(), $column, $value )[0] ?? null;
	}

	private function set( int $id, string $column, int $value ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET %i = %d WHERE id = %d', $this->name(), $column, $value, $id ) );
	}
}
