<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Settings;

use HearthHammer\Core\Settings\Sealer;
use HearthHammer\Core\Settings\SecretStore;

/**
 * Which credentials the valuations have. CAPHPI_ and the name in capitals is a credential's constant.
 */
final class Secrets {

	public const OPTION = 'caphpi_secrets';

	public const NAMES = array(
		'hpi_customer_code',
		'hpi_initials',
		'hpi_password',
		'cap_subscriber_id',
		'cap_password',
		'dvla_key',
		'sheet_client_id',
		'sheet_client_secret',
		'sheet_refresh_token',
	);

	public static function store(): SecretStore {
		return new SecretStore( self::OPTION, self::sealer(), array_combine( self::NAMES, array_map( ValuationSettings::constant( ... ), self::NAMES ) ) );
	}

	public static function sealer(): Sealer {
		return new Sealer( 'caphpi-secrets' );
	}
}
