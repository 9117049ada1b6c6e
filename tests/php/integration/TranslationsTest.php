<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Integration;

use HearthHammer\Core\Assets\Assets;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use WP_Locale_Switcher;
use WP_Translation_Controller;

/**
 * Each package's Welsh words from tests/fixtures/languages, as if they lay in its folder `languages`.
 */
#[Group( 'platform' )]
final class TranslationsTest extends IntegrationTestCase {

	/** Folder of the package → a word of its own, in English and in Welsh. */
	private const WORDS = array(
		'themes/hearth-hammer'           => array( 'Main menu', 'Prif ddewislen' ),
		'plugins/hearth-hammer-core'     => array( 'Outbox', 'Blwch anfon' ),
		'plugins/hpapi'                  => array( 'Your search is saved', 'Mae eich chwiliad wedi’i gadw' ),
		'plugins/hearth-hammer-auctions' => array( 'You’re now watching these', 'Rydych yn gwylio’r rhain nawr' ),
		'plugins/caphpi'                 => array( 'Vehicle valuations', 'Prisiadau cerbydau' ),
	);

	protected function tearDown(): void {
		WP_Translation_Controller::get_instance()->unload_textdomain( 'hearth-hammer', 'cy' );
		unset( $GLOBALS['l10n']['hearth-hammer'] );
		parent::tearDown();
	}

	/** @return array<string, array{string}> */
	public static function packages(): array {
		return array_combine( array_keys( self::WORDS ), array_map( static fn ( string $package ): array => array( $package ), array_keys( self::WORDS ) ) );
	}

	#[DataProvider( 'packages' )]
	#[TestDox( '$package alone brings its words in Welsh: nobody else’s file is needed' )]
	public function test_alone( string $package ): void {
		$this->speak_welsh( array( $package ) );
		self::assertSame( self::WORDS[ $package ][1], __( self::WORDS[ $package ][0], 'hearth-hammer' ) ); // phpcs:ignore WordPress.WP.I18n
		foreach ( array_diff_key( self::WORDS, array( $package => 1 ) ) as [ $english ] ) {
			self::assertSame( $english, __( $english, 'hearth-hammer' ) ); // phpcs:ignore WordPress.WP.I18n
		}
	}

	#[TestDox( 'All packages together: each one’s words, back to English, and Welsh again' )]
	public function test_together(): void {
		$this->speak_welsh( array_keys( self::WORDS ) );
		foreach ( array( 1, 0, 1 ) as $turn => $language ) {
			foreach ( self::WORDS as $package => $word ) {
				self::assertSame( $word[ $language ], __( $word[0], 'hearth-hammer' ), "{$package}, turn {$turn}" ); // phpcs:ignore WordPress.WP.I18n
			}
			1 === $language ? restore_previous_locale() : switch_to_locale( 'cy' );
		}
	}

	#[TestDox( 'What the office keeps below wp-content/languages goes before the package’s own' )]
	public function test_the_offices_words(): void {
		$folder = WP_LANG_DIR . '/plugins';
		$is_new = ! is_dir( $folder );
		wp_mkdir_p( $folder );
		file_put_contents( "{$folder}/hearth-hammer-cy.l10n.php", "<?php return array( 'messages' => array( 'Your search is saved' => 'Wedi cadw' ) );" );
		try {
			$this->speak_welsh( array_keys( self::WORDS ) );
			self::assertSame( 'Wedi cadw', __( 'Your search is saved', 'hearth-hammer' ) );
			self::assertSame( 'Prif ddewislen', __( 'Main menu', 'hearth-hammer' ) );
		} finally {
			unlink( "{$folder}/hearth-hammer-cy.l10n.php" );
			$is_new && rmdir( $folder );
		}
	}

	#[TestDox( 'An island’s words come from the package that brings its script, in the file that translators’ tools make of the .pot' )]
	public function test_scripts(): void {
		$this->speak_welsh( array( 'plugins/hearth-hammer-core' ) );
		$wanted = '/plugins/hearth-hammer-core/languages/hearth-hammer-cy-' . md5( 'build/islands/newsletter.js' ) . '.json';
		$kept   = dirname( __DIR__, 2 ) . '/fixtures/languages/newsletter-cy.json';
		add_filter( 'load_script_translation_file', static fn ( string|false $file ): string|false => is_string( $file ) && str_ends_with( $file, $wanted ) ? $kept : $file );
		Assets::enqueue_island( 'newsletter' );
		self::assertStringContainsString( 'Rhowch gyfeiriad', (string) wp_scripts()->print_translations( 'hearth-hammer-island-newsletter', false ) );
		self::assertSame( '', (string) wp_scripts()->print_translations( 'hearth-hammer-island-search-form', false ) );
	}

	/** @param list<string> $packages That have a Welsh file. */
	private function speak_welsh( array $packages ): void {
		add_filter(
			'load_translation_file',
			static function ( string $file ) use ( $packages ): string {
				foreach ( $packages as $package ) {
					if ( str_ends_with( $file, "/{$package}/languages/hearth-hammer-cy.l10n.php" ) ) {
						return dirname( __DIR__, 2 ) . '/fixtures/languages/' . basename( $package ) . ( str_starts_with( $package, 'themes' ) ? '-theme' : '' ) . '-cy.l10n.php';
					}
				}
				return $file;
			}
		);
		add_filter( 'get_available_languages', static fn (): array => array( 'cy' ) );
		// It asks which languages there are when it is made.
		$GLOBALS['wp_locale_switcher'] = new WP_Locale_Switcher();
		$GLOBALS['wp_locale_switcher']->init();
		self::assertTrue( switch_to_locale( 'cy' ) );
	}
}
