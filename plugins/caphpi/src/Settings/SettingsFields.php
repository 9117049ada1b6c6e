<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Settings;

/**
 * The fields of the settings screen, and what each accepts.
 */
final class SettingsFields {

	/**
	 * @param list<string> $providers Names that can be chosen.
	 * @return array<string, array{label: string, hint: string, type: 'text'|'number'|'emails'|'url'|'flag'|'choice', choices?: list<string>, min?: int}>
	 */
	public static function all( array $providers ): array {
		return array(
			'provider'          => array( 'label' => __( 'Provider', 'hearth-hammer' ), 'hint' => __( 'Who knows the vehicles. The sandbox invents them and costs nothing.', 'hearth-hammer' ), 'type' => 'choice', 'choices' => $providers ),
			'threshold'         => array( 'label' => __( 'Phone quote from', 'hearth-hammer' ), 'hint' => __( 'Pounds: the below-average trade value from which a local owner is asked for a phone number.', 'hearth-hammer' ), 'type' => 'number', 'min' => 0 ),
			'local_areas'       => array( 'label' => __( 'Local areas', 'hearth-hammer' ), 'hint' => __( 'Beginnings of postcodes, with commas between them: CT, TN, ME.', 'hearth-hammer' ), 'type' => 'text' ),
			'ask_condition'     => array( 'label' => __( 'Condition', 'hearth-hammer' ), 'hint' => __( 'Ask for the vehicle’s condition. A poor one gets no phone quote.', 'hearth-hammer' ), 'type' => 'flag' ),
			'browser_cap'       => array( 'label' => __( 'Valuations a day for a visitor', 'hearth-hammer' ), 'hint' => '', 'type' => 'number', 'min' => 1 ),
			'address_cap'       => array( 'label' => __( 'Valuations a day for a network address', 'hearth-hammer' ), 'hint' => __( 'Households and offices share one.', 'hearth-hammer' ), 'type' => 'number', 'min' => 1 ),
			'daily_ceiling'     => array( 'label' => __( 'Paid look-ups a day', 'hearth-hammer' ), 'hint' => __( 'For the whole site. You are told when four fifths are used.', 'hearth-hammer' ), 'type' => 'number', 'min' => 1 ),
			'plate_cap'         => array( 'label' => __( 'Paid look-ups a day of one plate', 'hearth-hammer' ), 'hint' => __( 'Whoever asks. The same mileage again costs nothing and does not count.', 'hearth-hammer' ), 'type' => 'number', 'min' => 1 ),
			'recipient_cap'     => array( 'label' => __( 'Valuations a day mailed to one address', 'hearth-hammer' ), 'hint' => '', 'type' => 'number', 'min' => 1 ),
			'phone'             => array( 'label' => __( 'Phone number', 'hearth-hammer' ), 'hint' => '', 'type' => 'text' ),
			'hours'             => array( 'label' => __( 'Hours', 'hearth-hammer' ), 'hint' => '', 'type' => 'text' ),
			'auction_days'      => array( 'label' => __( 'Auction days', 'hearth-hammer' ), 'hint' => __( 'As in a sentence: Tuesdays and Fridays.', 'hearth-hammer' ), 'type' => 'text' ),
			'contact_url'       => array( 'label' => __( 'Contact page', 'hearth-hammer' ), 'hint' => __( 'Its address. Empty: the phone number.', 'hearth-hammer' ), 'type' => 'url' ),
			'managing_director' => array( 'label' => __( 'Managing director', 'hearth-hammer' ), 'hint' => __( 'Signs the note that asks for a mobile number.', 'hearth-hammer' ), 'type' => 'text' ),
			'staff_email'       => array( 'label' => __( 'Alerts go to', 'hearth-hammer' ), 'hint' => __( 'One address or several, with commas between them. Empty: the site’s administration address.', 'hearth-hammer' ), 'type' => 'emails' ),
			'scroll_page_id'    => array( 'label' => __( 'Page that scrolls to the form', 'hearth-hammer' ), 'hint' => __( 'The page’s ID: when it opens, it scrolls to the valuation form. 0: none.', 'hearth-hammer' ), 'type' => 'number', 'min' => 0 ),
			'keep_days'         => array( 'label' => __( 'Days that a valuation is kept', 'hearth-hammer' ), 'hint' => __( 'Then it is deleted, with the name and address in it.', 'hearth-hammer' ), 'type' => 'number', 'min' => 30 ),
		);
	}

	/**
	 * A value as it may be kept, or null for one that may not.
	 *
	 * @param array{type: string, choices?: list<string>, min?: int} $field
	 */
	public static function clean( array $field, mixed $value ): string|int|bool|null {
		$text = is_scalar( $value ) ? sanitize_text_field( (string) $value ) : '';
		switch ( $field['type'] ) {
			case 'flag':
				return '1' === $text;
			case 'number':
				$number = filter_var( $text, FILTER_VALIDATE_INT );
				return is_int( $number ) && $number >= ( $field['min'] ?? 0 ) && $number <= 1000000 ? $number : null;
			case 'emails':
				$emails = array_filter( array_map( trim( ... ), explode( ',', $text ) ), static fn ( string $email ): bool => '' !== $email );
				return array_filter( $emails, static fn ( string $email ): bool => false !== is_email( $email ) ) === $emails ? implode( ', ', $emails ) : null;
			case 'service':
				return '' === $text || self::is_service( $text ) ? $text : null;
			case 'id':
				return 1 === preg_match( '/^[\w.:-]{0,200}$/D', $text ) ? $text : null;
			case 'url':
				return '' === $text || '' !== esc_url_raw( $text, array( 'http', 'https' ) ) ? esc_url_raw( $text, array( 'http', 'https' ) ) : null;
			case 'choice':
				return in_array( $text, $field['choices'] ?? array(), true ) ? $text : null;
			default:
				return '' === $text ? null : mb_substr( $text, 0, 200 );
		}
	}

	/** Credentials go there: only encrypted, or to this machine, as the test servers are. */
	private static function is_service( string $url ): bool {
		$scheme = wp_parse_url( $url, PHP_URL_SCHEME );
		$host   = wp_parse_url( $url, PHP_URL_HOST );
		return is_string( $host ) && esc_url_raw( $url ) === $url
			&& ( 'https' === $scheme || ( 'http' === $scheme && in_array( $host, array( '127.0.0.1', 'localhost', '[::1]' ), true ) ) );
	}
}
