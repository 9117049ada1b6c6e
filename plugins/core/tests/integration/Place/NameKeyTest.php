<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration\Place;

use HearthHammer\Core\Place\NameKey;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * With WordPress, whose remove_accents() it uses.
 */
#[Group( 'platform' )]
final class NameKeyTest extends IntegrationTestCase {

	/** @return list<array{name: string, key: string, slug: string}> */
	private static function keys(): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/name-keys.json' ), true, 512, JSON_THROW_ON_ERROR )['keys'];
	}

	public function test_names_are_compared_without_case_accents_and_punctuation(): void {
		foreach ( self::keys() as $vector ) {
			self::assertSame( array( $vector['key'], $vector['slug'] ), array( NameKey::of( $vector['name'] ), NameKey::slug( $vector['name'] ) ), $vector['name'] );
		}
	}

	public function test_the_sites_language_does_not_change_them(): void {
		add_filter( 'locale', static fn (): string => 'de_DE' );
		self::assertSame( 'hafen', NameKey::of( 'Häfen' ) );
	}
}
