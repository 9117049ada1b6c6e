<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Visitor;

/**
 * Links with which staff write to a visitor, or ring them.
 */
final class ContactLinks {

	/** @return string HTML. "?" and "&" are allowed in an address; unencoded they would add recipients to the email. */
	public static function email( string $email ): string {
		return sprintf( '<a href="mailto:%s">%s</a>', esc_attr( str_replace( '%40', '@', rawurlencode( $email ) ) ), esc_html( $email ) );
	}

	/** @return string HTML. */
	public static function phone( string $phone ): string {
		return sprintf( '<a href="tel:%s">%s</a>', esc_attr( str_replace( ' ', '', $phone ) ), esc_html( $phone ) );
	}
}
