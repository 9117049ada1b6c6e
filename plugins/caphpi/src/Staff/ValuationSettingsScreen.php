<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use HearthHammer\Caphpi\Provider\Providers;
use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Core\Settings\ConnectionTests;
use HearthHammer\Core\Settings\SecretStore;
use HearthHammer\Core\Settings\SettingsForm;
use HearthHammer\Core\Settings\SettingsPage;

/**
 * Settings → Valuations.
 */
final class ValuationSettingsScreen {

	public const PAGE = 'caphpi-settings';

	public static function form( Providers $providers, SecretStore $secrets ): SettingsForm {
		return new SettingsForm( self::PAGE, 'caphpi-', ValuationSettings::store(), static fn (): array => ValuationFields::sections( $providers->names() ), $secrets, has_tabs: true );
	}

	public static function page( SettingsForm $form, ConnectionTests $tests ): SettingsPage {
		return new SettingsPage( self::PAGE, static fn (): string => __( 'Valuations', 'hearth-hammer' ), $form, $tests );
	}
}
