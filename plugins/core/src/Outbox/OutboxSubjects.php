<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Outbox;

/**
 * What the rows are about: only the plugin that queued a row can say it in words.
 */
final class OutboxSubjects {

	/**
	 * @param list<Delivery> $deliveries
	 * @return array<string, array{label: string, url: string}> Subject to words and an address (or '').
	 */
	public static function of( array $deliveries ): array {
		$subjects = array_values( array_unique( array_filter( array_map( static fn ( Delivery $delivery ): string => $delivery->subject, $deliveries ), static fn ( string $subject ): bool => '' !== $subject ) ) );
		/**
		 * Says in words what rows of the outbox are about.
		 *
		 * @param array<string, array{label: string, url: string}> $words    Subject to words.
		 * @param list<string>                                      $subjects As they were given to Outbox::add().
		 */
		$words = array() === $subjects ? array() : apply_filters( 'hearth_hammer_outbox_subjects', array(), $subjects );
		return is_array( $words ) ? $words : array();
	}

	/** @return list<string> Subjects that a search means, e.g. of a number plate. */
	public static function matching( string $search ): array {
		if ( '' === trim( $search ) ) {
			return array();
		}
		/**
		 * Finds subjects by what staff typed.
		 *
		 * @param list<string> $subjects At most a hundred of each plugin.
		 * @param string       $search
		 */
		$subjects = apply_filters( 'hearth_hammer_outbox_search', array(), $search );
		return is_array( $subjects ) ? array_values( array_filter( $subjects, is_string( ... ) ) ) : array();
	}
}
