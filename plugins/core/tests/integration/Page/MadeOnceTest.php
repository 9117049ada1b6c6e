<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration\Page;

use HearthHammer\Core\Page\MadeOnce;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

final class MadeOnceTest extends IntegrationTestCase {

	#[TestDox( 'What a page shares is made once for a visitor, and again for another, for another page, and after a change of a post, a field or a term' )]
	public function test_made_once(): void {
		$post  = (int) wp_insert_post( array( 'post_title' => 'A', 'post_status' => 'publish' ) );
		$calls = 0;
		$made  = static function ( string $what ) use ( &$calls ): ?int {
			return MadeOnce::get(
				$what,
				static function () use ( &$calls ): ?int {
					++$calls;
					return null;
				}
			);
		};
		$is_anew = static function ( string $what ) use ( $made, &$calls ): bool {
			$before = $calls;
			self::assertNull( $made( $what ) );
			self::assertNull( $made( $what ) );
			return 1 === $calls - $before;
		};
		self::assertTrue( $is_anew( 'post-1' ) );
		self::assertFalse( $is_anew( 'post-1' ) );
		self::assertTrue( $is_anew( 'post-2' ) );
		wp_set_current_user( 1 );
		self::assertTrue( $is_anew( 'post-1' ) );
		foreach (
			array(
				'title' => static fn () => wp_update_post( array( 'ID' => $post, 'post_title' => 'B' ) ),
				'field' => static fn () => update_post_meta( $post, 'hh_field', '1' ),
				'term'  => static fn () => wp_insert_term( 'New', 'category' ),
				'page'  => static fn () => do_action( 'wp' ),
			) as $change => $do
		) {
			self::assertFalse( $is_anew( 'post-1' ), $change );
			$do();
			self::assertTrue( $is_anew( 'post-1' ), $change );
		}
	}
}
