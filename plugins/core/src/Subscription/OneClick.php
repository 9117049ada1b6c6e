<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Subscription;

/**
 * A mail program's own unsubscribe button (RFC 8058): it posts one field to the address in the mail's headers, without
 * a cookie and without a visit to the page (SEC-06).
 */
final class OneClick {

	private const FIELD = 'List-Unsubscribe';
	private const VALUE = 'One-Click';

	/**
	 * The headers of a mail to a subscriber.
	 *
	 * @param string $url  Signed address that ends this subscription at a POST, and asks at a GET.
	 * @param string $list Name of the list for `List-ID`, e.g. `saved-searches`; empty for none.
	 * @return array<string, string>
	 */
	public static function headers( string $url, string $list = '' ): array {
		$headers = array(
			'List-Unsubscribe'      => "<{$url}>",
			'List-Unsubscribe-Post' => self::FIELD . '=' . self::VALUE,
			'Auto-Submitted'        => 'auto-generated',
		);
		if ( '' !== $list ) {
			$headers['List-ID']    = sprintf( '<%s.%s>', $list, (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
			$headers['Precedence'] = 'bulk';
		}
		return $headers;
	}

	/**
	 * Whether a mail program sent it. It follows no redirect: 200 is the answer.
	 *
	 * @param array<mixed>|null $fields As they were posted; null of a GET.
	 */
	public static function is_sent_by_mail_program( ?array $fields ): bool {
		$value = $fields[ self::FIELD ] ?? '';
		return is_string( $value ) && self::VALUE === trim( $value );
	}
}
