<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Company;

use HearthHammer\Core\Settings\Field;
use HearthHammer\Core\Settings\FieldType;
use HearthHammer\Core\Settings\Section;
use HearthHammer\Core\Settings\SettingsForm;
use HearthHammer\Core\Settings\SettingsPage;

/**
 * Settings → Company.
 */
final class CompanyScreen {

	public const PAGE = 'hh-company';

	public static function form(): SettingsForm {
		return new SettingsForm( self::PAGE, 'hh-company-', Company::store(), self::sections( ... ), null, 'manage_options', array( new OfficeEditor() ) );
	}

	public static function page(): SettingsPage {
		return new SettingsPage( self::PAGE, static fn (): string => __( 'Company', 'hearth-hammer' ), self::form() );
	}

	/** @return list<Section> */
	private static function sections(): array {
		return array(
			new Section(
				'company',
				'',
				array(
					new Field( 'name', __( 'Name', 'hearth-hammer' ), help: __( 'Leave empty to use the site title.', 'hearth-hammer' ), most: 120 ),
					new Field( 'managing_director', __( 'Managing director', 'hearth-hammer' ), most: 120 ),
					new Field( 'redress', __( 'Redress scheme', 'hearth-hammer' ), help: __( 'The scheme’s name. Agents must show it.', 'hearth-hammer' ), most: 120 ),
					new Field( 'redress_url', __( 'Redress scheme website', 'hearth-hammer' ), FieldType::Url ),
					new Field( 'client_money', __( 'Client money protection', 'hearth-hammer' ), help: __( 'The scheme’s name. Letting agents must show it.', 'hearth-hammer' ), most: 120 ),
					new Field( 'client_money_url', __( 'Client money protection website', 'hearth-hammer' ), FieldType::Url ),
					new Field( 'larn', __( 'Letting agent registration number', 'hearth-hammer' ), help: __( 'For Scotland, for example LARN1901001. Shown on homes to let there.', 'hearth-hammer' ), most: 40 ),
					new Field( 'rent_smart_wales', __( 'Rent Smart Wales licence', 'hearth-hammer' ), help: __( 'Shown on homes to let in Wales.', 'hearth-hammer' ), most: 40 ),
				)
			),
		);
	}
}
