<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Settings;

/**
 * The services on the settings screen: what they are reached by. Those in `Secrets::NAMES` are write-only.
 *
 * @phpstan-type Field array{label: string, hint: string, type: string, choices?: list<string>, min?: int}
 */
final class ConnectionFields {

	/**
	 * @param list<string> $providers Names that can be chosen.
	 * @return array<string, array{title: string, fields: array<string, Field>}> By section.
	 */
	public static function sections( array $providers ): array {
		$address = __( 'Empty: the service’s own address.', 'hearth-hammer' );
		return array(
			'providers' => array(
				'title'  => __( 'When the provider fails', 'hearth-hammer' ),
				'fields' => array(
					'fallback_provider' => array( 'label' => __( 'Second provider', 'hearth-hammer' ), 'hint' => __( 'Asked when the first one is down, slow or used up.', 'hearth-hammer' ), 'type' => 'choice', 'choices' => array( '', ...$providers ) ),
				),
			),
			'hpi'       => array(
				'title'  => __( 'HPI', 'hearth-hammer' ),
				'fields' => array(
					'hpi_customer_code' => self::secret( __( 'Customer code', 'hearth-hammer' ) ),
					'hpi_initials'      => self::secret( __( 'Initials', 'hearth-hammer' ) ),
					'hpi_password'      => self::secret( __( 'Password', 'hearth-hammer' ) ),
					'hpi_url'           => array( 'label' => __( 'Address', 'hearth-hammer' ), 'hint' => $address, 'type' => 'service' ),
				),
			),
			'cap'       => array(
				'title'  => __( 'CAP', 'hearth-hammer' ),
				'fields' => array(
					'cap_subscriber_id' => self::secret( __( 'Subscriber ID', 'hearth-hammer' ) ),
					'cap_password'      => self::secret( __( 'Password', 'hearth-hammer' ) ),
					'cap_url'           => array( 'label' => __( 'Address', 'hearth-hammer' ), 'hint' => $address, 'type' => 'service' ),
				),
			),
			'dvla'      => array(
				'title'  => __( 'DVLA vehicle enquiry', 'hearth-hammer' ),
				'fields' => array(
					'dvla_key' => self::secret( __( 'API key', 'hearth-hammer' ) ),
					'dvla_url' => array( 'label' => __( 'Address', 'hearth-hammer' ), 'hint' => $address, 'type' => 'service' ),
				),
			),
			'sheet'     => array(
				'title'  => __( 'Spreadsheet', 'hearth-hammer' ),
				'fields' => array(
					'sheet_id'            => array( 'label' => __( 'Spreadsheet ID', 'hearth-hammer' ), 'hint' => __( 'The long word in its address.', 'hearth-hammer' ), 'type' => 'id' ),
					'sheet_client_id'     => self::secret( __( 'Client ID', 'hearth-hammer' ) ),
					'sheet_client_secret' => self::secret( __( 'Client secret', 'hearth-hammer' ) ),
					'sheet_refresh_token' => self::secret( __( 'Refresh token', 'hearth-hammer' ) ),
				),
			),
		);
	}

	/**
	 * Those that are ordinary settings.
	 *
	 * @param list<string> $providers
	 * @return array<string, Field>
	 */
	public static function plain( array $providers ): array {
		$fields = array_merge( ...array_values( array_column( self::sections( $providers ), 'fields' ) ) );
		return array_filter( $fields, static fn ( array $field ): bool => 'secret' !== $field['type'] );
	}

	/** @return Field */
	private static function secret( string $label ): array {
		return array( 'label' => $label, 'hint' => '', 'type' => 'secret' );
	}
}
