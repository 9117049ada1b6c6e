<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Settings\Field;
use HearthHammer\Core\Settings\FieldType;
use HearthHammer\Core\Settings\Sealer;
use HearthHammer\Core\Settings\SecretStore;
use HearthHammer\Core\Settings\Section;
use HearthHammer\Core\Settings\SettingCheck;
use HearthHammer\Core\Settings\SettingsForm;
use HearthHammer\Core\Settings\SettingsPage;
use HearthHammer\Core\Settings\SettingsStore;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Settings as every plugin declares them.
 */
final class SettingsTest extends IntegrationTestCase {

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/template.php';
		wp_set_current_user( 1 );
	}

	/** @return iterable<string, array{Field, mixed, string|int|bool|null}> Field, what was typed, what is stored; null: refused. */
	public static function values(): iterable {
		$number = new Field( 'n', 'Days', FieldType::Number, least: 7, most: 30 );
		yield 'a number' => array( $number, ' 8 ', 8 );
		yield 'too small' => array( $number, '6', null );
		yield 'too large' => array( $number, '31', null );
		yield 'no number' => array( $number, '8 days', null );
		yield 'a fraction' => array( $number, '8.5', null );
		yield 'a list' => array( $number, array( '8' ), null );
		yield 'a flag' => array( new Field( 'f', 'Flag', FieldType::Flag ), '1', true );
		yield 'no flag' => array( new Field( 'f', 'Flag', FieldType::Flag ), '0', false );
		$choice = new Field( 'c', 'Day', FieldType::Choice, choices: array( 1 => 'Monday', 'x' => 'Any' ) );
		yield 'a choice' => array( $choice, '1', '1' );
		yield 'another' => array( $choice, '2', null );
		yield 'a text without markup' => array( new Field( 't', 'Text' ), '<b>Bold</b> words ', 'Bold words' );
		yield 'a long text is cut' => array( new Field( 't', 'Text', most: 3 ), 'äöüß', 'äöü' );
		yield 'an empty text' => array( new Field( 't', 'Text' ), '', '' );
		yield 'an empty text where one is required' => array( new Field( 't', 'Text', required: true ), ' ', null );
		yield 'lines' => array( new Field( 't', 'Text', FieldType::LongText ), "one\ntwo", "one\ntwo" );
		yield 'an address' => array( new Field( 'e', 'Email', FieldType::Email ), 'jo@example.com', 'jo@example.com' );
		yield 'no address' => array( new Field( 'e', 'Email', FieldType::Email ), 'jo', null );
		yield 'addresses' => array( new Field( 'e', 'Emails', FieldType::Emails ), 'jo@example.com,al@example.com,', 'jo@example.com, al@example.com' );
		yield 'one of them is none' => array( new Field( 'e', 'Emails', FieldType::Emails ), 'jo@example.com, al', null );
		yield 'a page' => array( new Field( 'u', 'Page', FieldType::Url ), 'https://example.com/a', 'https://example.com/a' );
		yield 'a script' => array( new Field( 'u', 'Page', FieldType::Url ), 'javascript:alert(1)', null );
		yield 'a service in the clear' => array( new Field( 's', 'Service', FieldType::ServiceUrl ), 'http://example.com/', null );
		yield 'a service of this machine' => array( new Field( 's', 'Service', FieldType::ServiceUrl ), 'http://127.0.0.1:9/', 'http://127.0.0.1:9/' );
		yield 'a rule of its own' => array( new Field( 'o', 'Own', sanitiser: static fn ( string $text ): ?string => 'no' === $text ? null : strtoupper( $text ) ), 'yes', 'YES' );
		yield 'a secret is no plain setting' => array( new Field( 'p', 'Password', FieldType::Secret ), 'x', null );
	}

	#[DataProvider( 'values' )]
	#[TestDox( 'What is stored of a typed value: $_dataset' )]
	public function test_values( Field $field, mixed $typed, string|int|bool|null $stored ): void {
		self::assertSame( $stored, SettingCheck::clean( $field, $typed ) );
		if ( null !== $stored ) {
			self::assertSame( $stored, SettingCheck::clean( $field, $stored ), 'WordPress cleans a new option twice.' );
		}
	}

	#[TestDox( 'A bad value changes nothing, and a sentence says what is possible' )]
	public function test_refusals(): void {
		self::form()->register_settings();
		update_option( 'hh_test', array( 'days' => '9', 'name' => 'Ann' ) );
		update_option( 'hh_test', array( 'days' => '99', 'name' => 'Bea', 'more' => 'x' ) );
		self::assertSame( array( 'days' => 9, 'name' => 'Bea' ), get_option( 'hh_test' ) );
		self::assertSame( array( '“Days” was not changed. Enter a whole number from 1 to 10.' ), array_column( get_settings_errors( 'hh_test' ), 'message' ) );
	}

	#[TestDox( 'A constant or the environment wins over what is stored, and the screen says so' )]
	public function test_constants_win(): void {
		self::form()->register_settings();
		update_option( 'hh_test', array( 'days' => '9' ) );
		putenv( 'HH_TEST_DAYS=4' );
		putenv( 'HH_TEST_TOKEN=from-outside' );
		try {
			self::assertSame( 4, self::store()->number( 'days' ) );
			update_option( 'hh_test', array( 'days' => '8' ) );
			ob_start();
			self::form()->show();
			$html = (string) ob_get_clean();
			self::assertMatchesRegularExpression( '/name="hh_test\[days\]" disabled/', $html );
			self::assertStringContainsString( 'Set by HH_TEST_DAYS outside WordPress.', $html );
			self::assertStringContainsString( 'Set by HH_TEST_TOKEN outside WordPress.', $html );
			self::assertStringNotContainsString( 'from-outside', $html );
		} finally {
			putenv( 'HH_TEST_DAYS' );
			putenv( 'HH_TEST_TOKEN' );
		}
		self::assertSame( 9, self::store()->number( 'days' ), 'What was typed meanwhile was not taken.' );
	}

	#[TestDox( 'Numbers stay within limits, whatever is stored' )]
	public function test_numbers(): void {
		update_option( 'hh_test', array( 'days' => 'many' ) );
		self::assertSame( 3, self::store()->number( 'days' ) );
		update_option( 'hh_test', array( 'days' => '-5' ) );
		self::assertSame( 1, self::store()->number( 'days', 1, 10 ) );
		update_option( 'hh_test', array( 'days' => array( 5 ) ) );
		self::assertSame( 3, self::store()->number( 'days', 1, 10 ) );
		update_option( 'hh_test', 'broken' );
		self::assertSame( 3, self::store()->number( 'days', 1, 10 ) );
	}

	#[TestDox( 'What one purpose sealed, another cannot open' )]
	public function test_purposes(): void {
		$sealed = ( new Sealer( 'one' ) )->seal( 'token', 'typed' );
		self::assertSame( 'typed', ( new Sealer( 'one' ) )->open( 'token', $sealed ) );
		self::assertNull( ( new Sealer( 'two' ) )->open( 'token', $sealed ) );
	}

	#[TestDox( 'Only administrators see the screen; who may save is the form’s to say' )]
	public function test_capability(): void {
		$page = new SettingsPage( 'hh-test', static fn (): string => 'Test', self::form( 'edit_pages' ) );
		$page->register();
		self::assertSame( 'edit_pages', apply_filters( 'option_page_capability_hh-test', 'manage_options' ) );
		self::assertSame( 'manage_options', apply_filters( 'option_page_capability_other', 'manage_options' ) );
	}

	private static function store(): SettingsStore {
		return new SettingsStore( 'hh_test', 'HH_TEST_', array( 'days' => 3, 'name' => '' ) );
	}

	private static function form( string $capability = 'manage_options' ): SettingsForm {
		$sections = static fn (): array => array(
			new Section(
				'test',
				'',
				array(
					new Field( 'days', 'Days', FieldType::Number, least: 1, most: 10 ),
					new Field( 'name', 'Name' ),
					new Field( 'token', 'Token', FieldType::Secret ),
				)
			),
		);
		$secrets = new SecretStore( 'hh_test_secrets', new Sealer( 'hh-test' ), array( 'token' => 'HH_TEST_TOKEN' ) );
		return new SettingsForm( 'hh-test', 'hh-test-', self::store(), $sections, $secrets, $capability );
	}
}
