<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\PropertyHive;

use HearthHammer\Core\Media\MediaItem;
use HearthHammer\Hpapi\Feeds\FeatureFacts;
use HearthHammer\Hpapi\Feeds\Stock\StockRow;

/**
 * Material information: what the office chose, and where it chose nothing, what the features say.
 */
final class HiveMaterial {

	/** Our field to the meta with a list of choices; what was typed for `other` is in a meta of the same name with `_other`. */
	private const CHOICES = array(
		'electricity_supply' => '_electricity_type',
		'water_supply'       => '_water_type',
		'heating'            => '_heating_type',
		'broadband'          => '_broadband_type',
		'sewerage'           => '_sewerage_type',
		'accessibility'      => '_accessibility',
		'restrictions'       => '_restriction',
		'rights_easements'   => '_right',
	);

	/**
	 * @param list<string>    $features
	 * @param list<MediaItem> $media
	 * @return array<string, mixed> By the names of property-fields.json.
	 */
	public static function of( StockRow $in, array $features, array $media ): array {
		$fields = array( 'parking' => mb_substr( implode( '; ', $in->terms( 'parking' ) ), 0, 200 ) );
		foreach ( self::CHOICES as $field => $key ) {
			$fields[ $field ] = self::chosen( $in, $key );
		}
		$flooded = strtolower( $in->raw( '_flooded_in_last_five_years' ) );
		$band    = strtoupper( $in->text( '_council_tax_band', 10 ) );
		$fields += array(
			'flooded_recently'            => in_array( $flooded, array( 'yes', 'no' ), true ) ? $flooded : '',
			'council_tax_band'            => '' === $band ? FeatureFacts::council_tax_band( $features ) : trim( str_replace( 'BAND', '', $band ) ),
			'lease_years'                 => (int) $in->number( '_leasehold_years_remaining', 9999 ),
			'ground_rent'                 => (int) round( $in->number( '_ground_rent', 10000000 ) ),
			'ground_rent_review_years'    => (int) $in->number( '_ground_rent_review_years', 999 ),
			'service_charge'              => (int) round( $in->number( '_service_charge', 10000000 ) ),
			'lease_terms'                 => self::review( (int) $in->number( '_service_charge_review_years', 999 ) ),
			'shared_ownership_percentage' => $in->is_yes( '_shared_ownership' ) ? $in->number( '_shared_ownership_percentage', 100 ) : 0.0,
		);
		return array_filter( $fields, static fn ( mixed $value ): bool => '' !== $value ) + FeatureFacts::of( $features, $media ) + $fields;
	}

	/** Flooding that has no field here, as a paragraph of the description; empty where nothing was said. */
	public static function flooding( StockRow $in ): string {
		$sources  = self::chosen( $in, '_flood_source_type' );
		$defences = strtolower( $in->raw( '_flood_defences' ) );
		$said     = array_filter(
			array(
				'' === $sources ? '' : 'Sources of flooding: ' . $sources . '.',
				match ( $defences ) {
					'yes' => 'There are flood defences.',
					'no' => 'There are no flood defences.',
					default => '',
				},
			)
		);
		return array() === $said ? '' : '<p>' . htmlspecialchars( implode( ' ', $said ), ENT_QUOTES ) . '</p>';
	}

	private static function chosen( StockRow $in, string $key ): string {
		$words = array();
		foreach ( $in->list( $key ) as $choice ) {
			$words[] = 'other' === $choice ? $in->text( $key . '_other' ) : HiveWords::label( $choice );
		}
		return mb_substr( implode( '; ', array_filter( $words ) ), 0, 500 );
	}

	private static function review( int $years ): string {
		return match ( $years ) {
			0 => '',
			1 => __( 'The service charge is reviewed every year.', 'hearth-hammer' ),
			/* translators: %d: number of years, at least 2 */
			default => sprintf( __( 'The service charge is reviewed every %d years.', 'hearth-hammer' ), $years ),
		};
	}
}
