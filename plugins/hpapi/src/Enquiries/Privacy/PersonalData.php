<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Privacy;

use HearthHammer\Core\Module;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Hpapi\Enquiries\Enquiry;
use HearthHammer\Hpapi\Enquiries\EnquiryTables;
use HearthHammer\Hpapi\Enquiries\EnquiryWords;
use HearthHammer\Hpapi\Enquiries\Slots\SlotRepository;

/**
 * Enquiries and viewings in WordPress's own export and erasure of personal data, by email address (LOG-05).
 */
final class PersonalData implements Module {

	private const NAME  = 'hpapi-enquiries';
	private const BATCH = 50;

	public function __construct( private readonly SlotRepository $slots ) {}

	public function register(): void {
		add_filter( 'wp_privacy_personal_data_exporters', $this->add_exporter( ... ) );
		add_filter( 'wp_privacy_personal_data_erasers', $this->add_eraser( ... ) );
	}

	/**
	 * @param array<string, array<string, mixed>> $exporters
	 * @return array<string, array<string, mixed>>
	 */
	private function add_exporter( array $exporters ): array {
		$exporters[ self::NAME ] = array(
			'exporter_friendly_name' => __( 'Enquiries and viewings', 'hearth-hammer' ),
			'callback'               => $this->export( ... ),
		);
		return $exporters;
	}

	/**
	 * @param array<string, array<string, mixed>> $erasers
	 * @return array<string, array<string, mixed>>
	 */
	private function add_eraser( array $erasers ): array {
		$erasers[ self::NAME ] = array(
			'eraser_friendly_name' => __( 'Enquiries and viewings', 'hearth-hammer' ),
			'callback'             => $this->erase( ... ),
		);
		return $erasers;
	}

	/** @return array{data: list<array<string, mixed>>, done: bool} */
	private function export( string $email, int $page = 1 ): array {
		$found = $this->of( $email, ( max( 1, $page ) - 1 ) * self::BATCH );
		return array(
			'data' => array_map( $this->item( ... ), $found ),
			'done' => count( $found ) < self::BATCH,
		);
	}

	/** @return array<string, mixed> */
	private function item( Enquiry $enquiry ): array {
		$facts = EnquiryWords::facts( $enquiry ) + array_filter(
			array(
				__( 'Message', 'hearth-hammer' )  => $enquiry->message,
				__( 'Kind', 'hearth-hammer' )     => $enquiry->kind->label(),
				__( 'State', 'hearth-hammer' )    => $enquiry->state->label(),
				__( 'Received', 'hearth-hammer' ) => (string) wp_date( 'j F Y, H:i', $enquiry->created_at ),
			)
		);
		return array(
			'group_id'    => self::NAME,
			'group_label' => __( 'Enquiries and viewings', 'hearth-hammer' ),
			'item_id'     => 'hpapi-enquiry-' . $enquiry->id,
			'data'        => array_map(
				static fn ( string $name, string $value ): array => array(
					'name'  => $name,
					'value' => $value,
				),
				array_keys( $facts ),
				array_values( $facts )
			),
		);
	}

	/**
	 * The whole row goes, and the place it held is free again. A mail of it that still waits finds nothing to send.
	 *
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 */
	private function erase( string $email ): array {
		global $wpdb;
		$found   = $this->of( $email, 0 );
		$removed = 0;
		foreach ( $found as $enquiry ) {
			$gone     = 1 === $wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE id = %d', $wpdb->prefix . EnquiryTables::ENQUIRY, $enquiry->id ) );
			$removed += (int) $gone;
			if ( $gone && $enquiry->state->is_open() ) {
				$this->slots->give_back( $enquiry->slot_id );
			}
		}
		$kept = $removed < count( $found );
		return array(
			'items_removed'  => $removed > 0,
			'items_retained' => $kept,
			'messages'       => $kept ? array( __( 'Enquiries could not be erased.', 'hearth-hammer' ) ) : array(),
			'done'           => $kept || count( $found ) < self::BATCH,
		);
	}

	/** @return list<Enquiry> */
	private function of( string $email, int $offset ): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare( 'SELECT * FROM %i WHERE email_hash = %s ORDER BY id LIMIT %d OFFSET %d', $wpdb->prefix . EnquiryTables::ENQUIRY, EmailAddress::hash_of( $email ), self::BATCH, $offset ),
			ARRAY_A
		);
		return array_map( Enquiry::from_row( ... ), array_values( $rows ) );
	}
}
