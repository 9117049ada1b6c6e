<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue\Filters;

use HearthHammer\Auctions\Index\LotWords;
use HearthHammer\Auctions\Index\SearchText;

defined( 'ABSPATH' ) || exit;

/**
 * What a visitor typed: each of its words begins a word of the lot. `mercedez` finds Mercedes, too.
 */
final readonly class Words extends Filter {

	public function read( mixed $raw ): string {
		if ( ! is_string( $raw ) || ! mb_check_encoding( $raw, 'UTF-8' ) ) {
			return '';
		}
		$text = trim( (string) preg_replace( '/[\p{C}\s]+/u', ' ', $raw ) );
		// Nothing that a lot could be found by is nothing to search for.
		return array() === SearchText::searched( $text ) ? '' : trim( mb_substr( $text, 0, (int) $this->schema()['maxLength'] ) );
	}

	public function conditions( string $value, array $set ): array {
		global $wpdb;
		unset( $set );
		$like = static fn ( string $word ): string => (string) $wpdb->prepare( 'words LIKE %s', '% ' . $wpdb->esc_like( $word ) . '%' );
		return array_map(
			static function ( string $word ) use ( $like ): string {
				// What was typed counts beside what it may be a slip of: a model that no list knows is still found.
				$meant = LotWords::meant( $word );
				return '' === $meant ? $like( $word ) : "({$like( $word )} OR {$like( $meant )})";
			},
			SearchText::searched( $value )
		);
	}
}
