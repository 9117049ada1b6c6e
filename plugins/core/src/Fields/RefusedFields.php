<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Fields;

/**
 * What a person typed into an edit screen and what was not kept of it, until they save the post again: the screen shows
 * it once more, with a sentence at each bad field.
 */
final class RefusedFields {

	/** What was typed waits for so long. */
	private const KEPT = HOUR_IN_SECONDS;

	/**
	 * @param array<string, mixed>  $typed     By the input's name.
	 * @param array<array-key, string> $sentences By the id of the element that is to be put right.
	 * @param bool                  $is_held   Whether the post was to be published, and is not for that.
	 */
	private function __construct( public readonly array $typed, public readonly array $sentences, public readonly bool $is_held ) {}

	/** Null where all was kept. */
	public static function of( int $post ): ?self {
		$kept = get_transient( self::key( $post ) );
		return is_array( $kept ) && is_array( $kept['typed'] ?? null ) && is_array( $kept['sentences'] ?? null )
			? new self( $kept['typed'], $kept['sentences'], true === ( $kept['is_held'] ?? false ) ) : null;
	}

	/**
	 * Adds to what this save refused so far.
	 *
	 * @param array<string, mixed>  $typed
	 * @param array<array-key, string> $sentences By the id of an element.
	 */
	public static function add( int $post, array $typed, array $sentences, bool $is_held = false ): void {
		if ( array() === $sentences ) {
			return;
		}
		$kept = self::of( $post );
		set_transient(
			self::key( $post ),
			array(
				'typed'     => $typed + ( $kept->typed ?? array() ),
				// The later one knows more, and stands where the earlier one stood.
				'sentences' => array_replace( $kept->sentences ?? array(), $sentences ),
				'is_held'   => $is_held || ( $kept->is_held ?? false ),
			),
			self::KEPT
		);
	}

	/** A save begins. */
	public static function forget( int $post ): void {
		delete_transient( self::key( $post ) );
	}

	private static function key( int $post ): string {
		return sprintf( 'hh_refused_%d_%d', $post, get_current_user_id() );
	}
}
