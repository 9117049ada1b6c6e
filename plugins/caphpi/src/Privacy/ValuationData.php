<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Privacy;

use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Caphpi\Valuation\StoredValuation;
use HearthHammer\Caphpi\Valuation\ValuationTable;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Privacy\Erased;
use HearthHammer\Core\Privacy\PersonalDataSource;
use HearthHammer\Core\Privacy\PrivacyNotice;
use HearthHammer\Core\Visitor\EmailAddress;

defined( 'ABSPATH' ) || exit;

/**
 * Valuations of a person (LOG-05).
 */
final readonly class ValuationData implements PersonalDataSource {

	public function __construct(
		private Erasure $erasure,
		private ValuationSettings $settings,
	) {}

	public function id(): string {
		return 'caphpi-valuations';
	}

	public function label(): string {
		return __( 'Vehicle valuations', 'hearth-hammer' );
	}

	public function notice(): PrivacyNotice {
		$provider = $this->settings->provider();
		return new PrivacyNotice(
			$this->label(),
			__( 'Your number plate and mileage, details of the vehicle and its value, your email address, and your name, postcode and phone number if you give them.', 'hearth-hammer' ),
			__( 'To value your vehicle and call you about it, at your request.', 'hearth-hammer' ),
			PrivacyNotice::days( $this->settings->keep_days() ),
			array(
				...( 'sandbox' === $provider ? array() : array( /* translators: %s: name of a company */ sprintf( __( '%s, which receives the number plate and mileage and tells us the value.', 'hearth-hammer' ), strtoupper( $provider ) ) ) ),
				...( '' === $this->settings->value( 'sheet_id' ) ? array() : array( __( 'Google, which hosts the spreadsheet where we keep a list of valuations.', 'hearth-hammer' ) ) ),
			)
		);
	}

	public function export( string $email, int $limit, int $offset ): array {
		$items = array();
		foreach ( self::rows( '*', $email, $limit, $offset ) as $row ) {
			$valuation = StoredValuation::from_row( $row );
			$record    = array_filter( $valuation->record()->to_array(), static fn ( mixed $value ): bool => null !== $value );

			$items[ 'caphpi-valuation-' . $valuation->id ] = array_map( static fn ( mixed $value ): string => is_array( $value ) ? implode( ', ', $value ) : (string) $value, $record );
		}
		return $items;
	}

	/** What stands in an outside spreadsheet is people's to delete: they are told which rows. */
	public function erase( string $email, int $limit ): Erased {
		/** @var array<int, string> $gone */
		$gone = array_column( self::rows( 'id, public_id', $email, $limit, 0 ), 'public_id', 'id' );
		try {
			$this->erasure->erase( $gone );
		} catch ( WriteFailed ) {
			return new Erased( 0, true, array( __( 'Valuations could not be erased.', 'hearth-hammer' ) ) );
		}
		$in_spreadsheet = array() !== $gone && '' !== $this->settings->value( 'sheet_id' );
		/* translators: %s: identifiers of submissions */
		$messages = $in_spreadsheet ? array( sprintf( __( 'Delete the rows with these submission IDs from the valuation spreadsheet: %s', 'hearth-hammer' ), implode( ', ', $gone ) ) ) : array();
		return new Erased( count( $gone ), $in_spreadsheet, $messages, count( $gone ) < $limit );
	}

	/**
	 * @param literal-string $columns
	 * @return list<array<string, string|null>>
	 */
	private static function rows( string $columns, string $email, int $limit, int $offset ): array {
		global $wpdb;
		return array_values(
			(array) $wpdb->get_results(
				// phpcs:ignore WordPress.DB.PreparedSQL -- Columns of our own methods.
				$wpdb->prepare( "SELECT {$columns} FROM %i WHERE email_hash = %s ORDER BY id LIMIT %d OFFSET %d", $wpdb->prefix . ValuationTable::NAME, EmailAddress::hash_of( $email ), $limit, $offset ),
				ARRAY_A
			)
		);
	}
}
