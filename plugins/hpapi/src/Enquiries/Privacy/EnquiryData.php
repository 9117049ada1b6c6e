<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Privacy;

use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Privacy\Erased;
use HearthHammer\Core\Privacy\PersonalDataSource;
use HearthHammer\Core\Privacy\PrivacyNotice;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Hpapi\Enquiries\Enquiry;
use HearthHammer\Hpapi\Enquiries\EnquirySettings;
use HearthHammer\Hpapi\Enquiries\EnquiryTables;
use HearthHammer\Hpapi\Enquiries\EnquiryWords;
use HearthHammer\Hpapi\Enquiries\Slots\SlotRepository;

defined( 'ABSPATH' ) || exit;

/**
 * Enquiries and viewings of a person (LOG-05).
 */
final readonly class EnquiryData implements PersonalDataSource {

	public function __construct( private SlotRepository $slots ) {}

	public function id(): string {
		return 'hpapi-enquiries';
	}

	public function label(): string {
		return __( 'Enquiries and viewings', 'hearth-hammer' );
	}

	public function notice(): PrivacyNotice {
		return new PrivacyNotice(
			$this->label(),
			__( 'Your name, your email address, your phone number if you give it, your message and the time of a viewing. If you ask for a valuation: the address of your property, what it is and when suits you. Until you send the form, what you type stays in your browser tab only.', 'hearth-hammer' ),
			__( 'To reply to you, at your request.', 'hearth-hammer' ),
			PrivacyNotice::days( ( new EnquirySettings() )->keep_days() ),
			array( __( 'The office that deals with the property, by email.', 'hearth-hammer' ) )
		);
	}

	public function export( string $email, int $limit, int $offset ): array {
		$items = array();
		foreach ( self::of( $email, $limit, $offset ) as $enquiry ) {
			$items[ 'hpapi-enquiry-' . $enquiry->id ] = EnquiryWords::facts( $enquiry ) + array(
				__( 'Message', 'hearth-hammer' )  => $enquiry->message,
				__( 'Type', 'hearth-hammer' )     => $enquiry->kind->label(),
				__( 'Status', 'hearth-hammer' )    => $enquiry->state->label(),
				__( 'Received', 'hearth-hammer' ) => ClockTime::on( $enquiry->created_at, 'j F Y' ),
			);
		}
		return $items;
	}

	/** The whole row goes, and the place it held is free again. A mail of it that still waits finds nothing to send. */
	public function erase( string $email, int $limit ): Erased {
		global $wpdb;
		$found   = self::of( $email, $limit, 0 );
		$removed = 0;
		foreach ( $found as $enquiry ) {
			$gone     = 1 === $wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE id = %d', $wpdb->prefix . EnquiryTables::ENQUIRY, $enquiry->id ) );
			$removed += (int) $gone;
			if ( $gone && $enquiry->state->is_open() ) {
				$this->slots->give_back( $enquiry->slot_id );
			}
		}
		$kept = $removed < count( $found );
		return new Erased( $removed, $kept, $kept ? array( __( 'Enquiries could not be erased.', 'hearth-hammer' ) ) : array(), $kept || count( $found ) < $limit );
	}

	/** @return list<Enquiry> */
	private static function of( string $email, int $limit, int $offset ): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare( 'SELECT * FROM %i WHERE email_hash = %s ORDER BY id LIMIT %d OFFSET %d', $wpdb->prefix . EnquiryTables::ENQUIRY, EmailAddress::hash_of( $email ), $limit, $offset ),
			ARRAY_A
		);
		return array_map( Enquiry::from_row( ... ), array_values( $rows ) );
	}
}
