<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit\Place;

use HearthHammer\Core\Place\NameKey;
use HearthHammer\Core\Place\TypingErrors;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class TypingErrorsTest extends TestCase {

	#[TestWith( array( 'cranbrook', 'cranbrook', 0 ) )]
	#[TestWith( array( 'cranbrok', 'cranbrook', 1 ) )]
	#[TestWith( array( 'crnabrook', 'cranbrook', 1 ) )]
	#[TestWith( array( 'kranbruk', 'cranbrook', 3 ) )]
	#[TestWith( array( '', 'rye', 3 ) )]
	public function test_counts_letters_left_out_added_changed_and_swapped( string $typed, string $name, int $errors ): void {
		self::assertSame( $errors, TypingErrors::distance( $typed, $name ) );
	}

	#[TestWith( array( 'tenterdn', 'tenterden', true ) )]
	#[TestWith( array( 'tentred', 'tenterden', true ) )]
	#[TestWith( array( 'rey', 'rye', true ) )]
	#[TestWith( array( 'ry', 'rye', false ) )]
	#[TestWith( array( 'bath', 'rye', false ) )]
	#[TestWith( array( 'ashford', 'cranbrook', false ) )]
	public function test_forgives_a_few_and_not_many( string $typed, string $name, bool $near ): void {
		self::assertSame( $near, null !== TypingErrors::between( $typed, $name ) );
	}

	public function test_pieces_know_a_names_beginning_and_end(): void {
		self::assertSame( array( '__r', '_ry', 'rye', 'ye_' ), NameKey::trigrams( 'rye' ) );
		self::assertSame( array(), NameKey::trigrams( '' ) );
		self::assertContainsOnlyString( NameKey::trigrams( '12345' ) );
	}
}
