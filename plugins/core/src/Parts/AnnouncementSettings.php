<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Parts;

use HearthHammer\Core\Settings\Field;
use HearthHammer\Core\Settings\FieldType;
use HearthHammer\Core\Settings\Section;
use HearthHammer\Core\Settings\SettingsForm;
use HearthHammer\Core\Settings\SettingsPage;
use HearthHammer\Core\Settings\SettingsStore;

/**
 * Settings → Announcements: who writes pages writes these.
 */
final class AnnouncementSettings {

	public const PAGE       = 'hh-announcements';
	public const OPTION     = 'hh_announcements';
	public const CAPABILITY = 'edit_others_pages';

	/** More than this would push the page out of a phone's first screen. */
	public const MOST = 3;

	private const FIELDS = array( 'text', 'url', 'label', 'until' );

	public static function store(): SettingsStore {
		$defaults = array();
		for ( $number = 1; $number <= self::MOST; $number++ ) {
			foreach ( self::FIELDS as $field ) {
				$defaults[ "{$field}_{$number}" ] = '';
			}
		}
		return new SettingsStore( self::OPTION, '', $defaults );
	}

	/** @return list<Announcement> Those that are not over, in the order of the screen. */
	public static function current( int $now ): array {
		$store = self::store();
		$all   = array();
		for ( $number = 1; $number <= self::MOST; $number++ ) {
			$one = new Announcement( ...array_map( static fn ( string $field ): string => $store->text( "{$field}_{$number}" ), self::FIELDS ) );
			if ( '' !== $one->text && ! $one->is_over( $now ) ) {
				$all[] = $one;
			}
		}
		return $all;
	}

	public static function page(): SettingsPage {
		return new SettingsPage( self::PAGE, static fn (): string => __( 'Announcements', 'hearth-hammer' ), new SettingsForm( self::PAGE, 'hh-announcement-', self::store(), self::sections( ... ), null, self::CAPABILITY ), null, self::CAPABILITY );
	}

	/** @return list<Section> */
	private static function sections(): array {
		$sections = array();
		for ( $number = 1; $number <= self::MOST; $number++ ) {
			$sections[] = new Section(
				"announcement-{$number}",
				/* translators: %d: a number */
				sprintf( __( 'Announcement %d', 'hearth-hammer' ), $number ),
				array(
					new Field( "text_{$number}", __( 'Text', 'hearth-hammer' ), help: __( 'A sentence at the top of every page, for example about office closures. Leave empty for none. Visitors who dismiss it won’t see it for 7 days. New text is shown to everyone.', 'hearth-hammer' ), most: 240 ),
					new Field( "url_{$number}", __( 'Link', 'hearth-hammer' ), FieldType::Url ),
					new Field( "label_{$number}", __( 'Link text', 'hearth-hammer' ), help: __( 'Leave empty for “Read more”.', 'hearth-hammer' ), most: 60 ),
					new Field(
						"until_{$number}",
						__( 'Last day', 'hearth-hammer' ),
						FieldType::Date,
						__( 'Shown until the end of this day. Leave empty to show it until you remove it.', 'hearth-hammer' )
					),
				)
			);
		}
		return $sections;
	}
}
