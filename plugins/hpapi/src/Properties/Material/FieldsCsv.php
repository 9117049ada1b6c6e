<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Material;

use HearthHammer\Core\Csv\BadFile;
use HearthHammer\Core\Csv\CsvFile;
use HearthHammer\Hpapi\Properties\PropertyFields;

/**
 * A file with what a feed lacks: one row a property, one column a field. All of it is checked before any is used.
 */
final class FieldsCsv {

	/** What a feed seldom carries. Prices, addresses and states are the feed's, or are set one at a time. */
	public const FIELDS = array(
		'tenure', 'lease_years', 'ground_rent', 'ground_rent_review_years', 'service_charge', 'lease_terms',
		'shared_ownership_percentage', 'council_tax_band', 'epc_rating', 'epc_score', 'epc_potential', 'epc_potential_score',
		'epc_exempt', 'construction', 'parking', 'heating', 'electricity_supply', 'water_supply', 'sewerage', 'broadband',
		'mobile_signal', 'building_safety', 'restrictions', 'rights_easements', 'flood_risk', 'flooded_recently',
		'coastal_erosion', 'planning_nearby', 'accessibility', 'mining', 'deposit', 'let_type', 'furnished', 'pets', 'available_from', 'landlord_registration',
	);

	/**
	 * @return array<string, array{line: int, fields: array<string, mixed>}> By reference; an empty cell is no field.
	 * @throws BadFile At the first fault.
	 */
	public static function read( string $path ): array {
		$csv = CsvFile::open_file( $path );
		$csv->need( 'reference' );
		$rows = array();
		foreach ( $csv->rows() as $line => $row ) {
			$reference = $row['reference'];
			unset( $row['reference'] );
			$unknown = array_diff( array_keys( $row ), self::FIELDS );
			if ( array() !== $unknown ) {
				throw new BadFile( sprintf( '%s, line 1: %s is not a field that this command can set. The fields are: %s.', basename( $path ), implode( ', ', $unknown ), implode( ', ', self::FIELDS ) ) );
			}
			if ( '' === $reference || isset( $rows[ $reference ] ) ) {
				throw new BadFile( sprintf( '%s, line %d: %s.', basename( $path ), $line, '' === $reference ? 'the reference is missing' : "the reference {$reference} is in the file twice" ) );
			}
			$fields = array();
			foreach ( array_filter( $row, static fn ( string $cell ): bool => '' !== $cell ) as $field => $cell ) {
				$value = self::value( $field, $cell );
				if ( null === $value ) {
					throw new BadFile( sprintf( '%s, line %d: "%s" is not valid for %s%s.', basename( $path ), $line, $cell, $field, self::choices( $field ) ) );
				}
				$fields[ $field ] = $value;
			}
			$rows[ $reference ] = array(
				'line'   => $line,
				'fields' => $fields,
			);
		}
		return $rows;
	}

	/** Null where the field would have to change what the cell says. */
	private static function value( string $field, string $cell ): mixed {
		$schema = PropertyFields::schema()[ $field ];
		if ( 'boolean' === $schema['type'] ) {
			return match ( strtolower( $cell ) ) {
				'yes', 'y', '1', 'true' => true,
				'no', 'n', '0', 'false' => false,
				default => null,
			};
		}
		if ( in_array( $schema['type'], array( 'integer', 'number' ), true ) ) {
			$plain = str_replace( array( '£', ',', '%', ' ' ), '', $cell );
			$clean = is_numeric( $plain ) ? PropertyFields::clean( $field, $plain ) : null;
			return is_numeric( $clean ) && (float) $clean === (float) $plain ? $clean : null;
		}
		$clean = PropertyFields::clean( $field, $cell );
		if ( isset( $schema['enum'] ) ) {
			$exact = PropertyFields::clean( $field, 'epc_' === substr( $field, 0, 4 ) ? strtoupper( $cell ) : strtolower( $cell ) );
			return '' === $exact ? null : $exact;
		}
		if ( 'available_from' === $field && 1 !== preg_match( '/^\d{4}-\d{2}-\d{2}$/', $cell ) ) {
			return null;
		}
		return '' === $clean ? null : $clean;
	}

	private static function choices( string $field ): string {
		$schema = PropertyFields::schema()[ $field ];
		return match ( true ) {
			isset( $schema['enum'] ) => ': use ' . implode( ', ', array_filter( (array) $schema['enum'] ) ),
			'boolean' === $schema['type'] => ': use yes or no',
			'available_from' === $field => ': use a date like 2027-01-31',
			'string' === $schema['type'] => '',
			default => ': use a number',
		};
	}
}
