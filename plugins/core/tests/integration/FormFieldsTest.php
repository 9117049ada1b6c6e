<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Form\FormFields;
use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Forms that a server prints, for those who listen and for keys.
 */
final class FormFieldsTest extends IntegrationTestCase {

	private const OPTIONS = array( array( 'value' => 'sell', 'label' => 'Selling' ), array( 'value' => 'let', 'label' => 'Letting' ) );

	#[TestDox( 'A refusal says how many answers are wrong, in one alert: the fields have none' )]
	public function test_count(): void {
		self::assertSame( 'There are 2 problems. Check your answers and try again.', VisitorError::invalid( 'x', array( 'name' => 'Enter your name', 'email' => 'Enter an email address' ) )->sentence );
		self::assertSame( 'There’s 1 problem. Check your answers and try again.', VisitorError::invalid( 'x', array( 'name' => 'Enter your name' ) )->sentence );
		$html = self::html( array( 'wants' => 'Choose one', 'name' => 'Enter your name' ) );
		self::assertStringContainsString( '>Enter your name</p>', $html );
		self::assertStringNotContainsString( 'role="alert"', $html );
	}

	#[TestDox( 'The first field that is wrong gets the focus, a group of radios too' )]
	public function test_focus(): void {
		$html = self::html( array( 'wants' => '', 'name' => 'Enter your name', 'email' => 'Enter an email address' ) );
		self::assertMatchesRegularExpression( '/<input [^>]*name="name"[^>]* autofocus/', $html );
		self::assertSame( 1, substr_count( $html, 'autofocus' ) );
		self::assertMatchesRegularExpression( '/<fieldset [^>]*tabindex="-1"[^>]* autofocus/', self::html( array( 'wants' => 'Choose one', 'name' => 'Enter your name' ) ) );
		self::assertStringNotContainsString( 'autofocus', self::html( array() ) );
	}

	#[TestDox( 'Groups and lists that need an answer say so, those that do not say nothing' )]
	public function test_required(): void {
		$html = self::html( array() );
		self::assertStringContainsString( '<fieldset class="hh-field" role="radiogroup" aria-required="true"><legend>Selling or letting?', $html );
		self::assertStringContainsString( '<fieldset class="hh-field"><legend>Days', $html );
		self::assertMatchesRegularExpression( '/<select [^>]*name="type"[^>]* aria-required="true"/', $html );
		self::assertDoesNotMatchRegularExpression( '/<select [^>]*name="tenure"[^>]* aria-required/', $html );
	}

	/** @param array<string, string> $faults */
	private static function html( array $faults ): string {
		$fields = new FormFields( 'hh-test', array(), $faults );
		ob_start();
		$fields->print_choices( 'wants', 'Selling or letting?', self::OPTIONS );
		$fields->print_choices( 'days', 'Days', self::OPTIONS, true );
		$fields->print_select( 'type', 'Type', self::OPTIONS, 'Choose one' );
		$fields->print_select( 'tenure', 'Tenure', self::OPTIONS, 'Choose one', true );
		$fields->print_person();
		return (string) ob_get_clean();
	}
}
