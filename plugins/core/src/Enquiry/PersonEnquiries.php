<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Enquiry;

use Closure;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Privacy\Erased;
use HearthHammer\Core\Privacy\PersonalDataSource;
use HearthHammer\Core\Visitor\EmailAddress;

defined( 'ABSPATH' ) || exit;

/**
 * A person's enquiries of one plugin (LOG-05): all that staff see of them, and the end of the whole row.
 *
 * @template E of StoredEnquiry
 */
abstract readonly class PersonEnquiries implements PersonalDataSource {

	/**
	 * @param EnquiryTable<E>  $table
	 * @param string           $item   Begins what an exported one is called, e.g. `hpapi-enquiry-`.
	 * @param Closure(E): void $erased What else goes with a row.
	 */
	protected function __construct(
		private EnquiryTable $table,
		private string $item,
		private Closure $erased,
	) {}

	public function export( string $email, int $limit, int $offset ): array {
		$items = array();
		foreach ( $this->table->of_address( EmailAddress::hash_of( $email ), $limit, $offset ) as $enquiry ) {
			$items[ $this->item . $enquiry->id ] = $enquiry->facts() + array(
				__( 'Message', 'hearth-hammer' )  => $enquiry->message,
				__( 'Type', 'hearth-hammer' )     => $enquiry->kind->label(),
				__( 'Status', 'hearth-hammer' )   => $enquiry->state->label(),
				__( 'Received', 'hearth-hammer' ) => ClockTime::on( $enquiry->created_at, 'j F Y' ),
			);
		}
		return $items;
	}

	/** A mail of it that still waits finds nothing to send. */
	public function erase( string $email, int $limit ): Erased {
		$found   = $this->table->of_address( EmailAddress::hash_of( $email ), $limit, 0 );
		$removed = 0;
		foreach ( $found as $enquiry ) {
			if ( $this->table->forget( $enquiry->id ) ) {
				++$removed;
				( $this->erased )( $enquiry );
			}
		}
		$is_kept = $removed < count( $found );
		return new Erased( $removed, $is_kept, $is_kept ? array( __( 'Enquiries could not be erased.', 'hearth-hammer' ) ) : array(), $is_kept || count( $found ) < $limit );
	}
}
