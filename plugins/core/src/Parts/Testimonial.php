<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Parts;

/** What a client says (SITE-04), set by its length (SITE-05). */
final class Testimonial {

	private const EXTRA_LARGE = 250;
	private const LARGE       = 100;

	/**
	 * @param array<string, mixed> $attributes `quote`, `name`, `about`.
	 * @return string HTML; empty without a quote.
	 */
	public static function html( array $attributes ): string {
		$text  = static fn ( string $name ): string => is_string( $attributes[ $name ] ?? null ) ? trim( $attributes[ $name ] ) : '';
		$quote = $text( 'quote' );
		if ( '' === $quote ) {
			return '';
		}
		$about = '' === $text( 'about' ) ? '' : sprintf( '<span class="hh-testimonial__about">%s</span>', esc_html( $text( 'about' ) ) );
		$who   = '' === $text( 'name' ) . $about ? '' : sprintf( '<figcaption class="hh-testimonial__who"><span class="hh-testimonial__name">%s</span>%s</figcaption>', esc_html( $text( 'name' ) ), $about );
		$size  = self::size( $quote );
		return sprintf( '<figure class="hh-testimonial%s"><blockquote class="hh-testimonial__quote"><p>%s</p></blockquote>%s</figure>', '' === $size ? '' : " hh-testimonial--{$size}", nl2br( esc_html( $quote ) ), $who );
	}

	/**
	 * @param string $quote Plain; its signs are counted, not its bytes.
	 * @return 'extra-large'|'large'|''
	 */
	public static function size( string $quote ): string {
		$length = mb_strlen( trim( $quote ), 'UTF-8' );
		return match ( true ) {
			$length > self::EXTRA_LARGE => 'extra-large',
			$length > self::LARGE => 'large',
			default => '',
		};
	}
}
