<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Company;

use Closure;
use HearthHammer\Core\Calendar\Day;
use HearthHammer\Core\Place\Postcode;

/**
 * Offices as staff typed them, made into rows. What is not possible stays as it was, and a sentence says so.
 *
 * What it returns passes again: WordPress cleans a new option twice.
 */
final class OfficeCheck {

	private const LONGEST = 120;
	private const MOST    = 30;

	/** @var list<string> */
	private array $refusals = array();

	/** @return list<string> Sentences for the values that were refused. */
	public function refusals(): array {
		return $this->refusals;
	}

	/**
	 * @param mixed                      $input  Rows as the editor sends them or as they are stored; `main` is the number of the main office's row.
	 * @param list<array<string, mixed>> $stored
	 * @return list<array<string, mixed>>
	 */
	public function clean( mixed $input, array $stored ): array {
		$input = is_array( $input ) ? $input : array();
		$main  = is_numeric( $input['main'] ?? null ) ? (int) $input['main'] : 0;
		$rows  = array();
		foreach ( array_slice( array_filter( $input, is_array( ... ) ), 0, self::MOST, true ) as $number => $typed ) {
			$row = '1' === ( $typed['remove'] ?? '' ) ? null : $this->row( $typed, $stored[ $number ] ?? array() );
			if ( null !== $row ) {
				$row['id'] = OfficeRows::id( $row, array_column( $rows, 'id' ) );
				$number === $main ? array_unshift( $rows, $row ) : array_push( $rows, $row );
			}
		}
		return $rows;
	}

	/**
	 * @param array<mixed>         $typed
	 * @param array<string, mixed> $old
	 * @return array<string, mixed>|null Null for an empty row.
	 */
	private function row( array $typed, array $old ): ?array {
		$text = static fn ( string $name ): string => is_scalar( $typed[ $name ] ?? null ) ? mb_substr( sanitize_text_field( (string) $typed[ $name ] ), 0, self::LONGEST ) : '';
		$name = $text( 'name' );
		if ( '' === $name ) {
			$is_used = '' !== $text( 'street' ) . $text( 'town' ) . $text( 'phone' ) . $text( 'email' );
			if ( $is_used || array() !== $old ) {
				$this->refusals[] = __( 'Enter a name for each office. The one without a name was not saved.', 'hearth-hammer' );
			}
			return array() === $old ? null : $old;
		}
		$check = function ( string $field, string $value, bool $fits, string $sentence ) use ( $name, $old ): string {
			if ( $fits ) {
				return $value;
			}
			/* translators: 1: name of an office, 2: a sentence */
			$this->refusals[] = sprintf( __( '%1$s: %2$s', 'hearth-hammer' ), $name, $sentence );
			return is_string( $old[ $field ] ?? null ) ? $old[ $field ] : '';
		};
		$postcode = $text( 'postcode' );
		$parsed   = Postcode::parse( $postcode );
		$point    = OfficeRows::point( $text( 'latitude' ), $text( 'longitude' ) );
		$has_none = '' === $text( 'latitude' ) . $text( 'longitude' );
		$sentence = __( 'enter latitude and longitude as numbers, like 51.0965 and 0.5361.', 'hearth-hammer' );
		return array(
			// Of the row that is stored: staff do not type it. WordPress cleans a new option twice, then it is the row's own.
			'id'        => is_string( $old['id'] ?? null ) ? $old['id'] : $text( 'id' ),
			'name'      => $name,
			'street'    => $text( 'street' ),
			'town'      => $text( 'town' ),
			'postcode'  => $check( 'postcode', null === $parsed ? $postcode : (string) $parsed, '' === $postcode || null !== $parsed, __( 'enter a full UK postcode, like TN17 3AB.', 'hearth-hammer' ) ),
			'latitude'  => $check( 'latitude', $text( 'latitude' ), $has_none || null !== $point, $sentence ),
			'longitude' => $has_none || null !== $point ? $text( 'longitude' ) : ( is_string( $old['longitude'] ?? null ) ? $old['longitude'] : '' ),
			'phone'     => $check( 'phone', $text( 'phone' ), 1 === preg_match( '/^[\d\s()+-]*$/D', $text( 'phone' ) ), __( 'enter a phone number with digits and spaces only.', 'hearth-hammer' ) ),
			'email'     => $check( 'email', $text( 'email' ), '' === $text( 'email' ) || false !== is_email( $text( 'email' ) ), __( 'enter an email address in the correct format, like name@example.com.', 'hearth-hammer' ) ),
			'hours'     => $this->hours( $typed['hours'] ?? null, $name, is_array( $old['hours'] ?? null ) ? $old['hours'] : array() ),
			'words'     => $text( 'words' ),
			'branch'    => $text( 'branch' ),
			'districts' => $this->list( $typed['districts'] ?? '', static fn ( string $word ): bool => 1 === preg_match( '/^[A-Z]{1,2}\d[A-Z\d]?$/D', $word ), $name, /* translators: %s: what was typed */ __( '“%s” is not a postcode district. Enter districts like TN17.', 'hearth-hammer' ) ),
			'closed'    => self::in_order( $this->list( $typed['closed'] ?? '', Day::is_one( ... ), $name, /* translators: %s: what was typed */ __( '“%s” is not a date.', 'hearth-hammer' ) ) ),
		);
	}

	/**
	 * @param array<mixed> $old
	 * @return array<mixed> Weekday to opens and closes.
	 */
	private function hours( mixed $typed, string $name, array $old ): array {
		$hours = array();
		foreach ( HoursWords::weekdays() as $day => $label ) {
			$times  = is_array( $typed ) && is_array( $typed[ $day ] ?? null ) ? $typed[ $day ] : array();
			$opens  = is_string( $times['opens'] ?? null ) ? trim( $times['opens'] ) : '';
			$closes = is_string( $times['closes'] ?? null ) ? trim( $times['closes'] ) : '';
			if ( OpeningHours::is_span( $opens, $closes ) ) {
				$hours[ $day ] = array( 'opens' => $opens, 'closes' => $closes );
			} elseif ( '' !== $opens . $closes ) {
				/* translators: 1: name of an office, 2: a weekday */
				$this->refusals[] = sprintf( __( '%1$s: on %2$s, the closing time must be after the opening time. Enter times like 09:00.', 'hearth-hammer' ), $name, $label );
				if ( isset( $old[ $day ] ) ) {
					$hours[ $day ] = $old[ $day ];
				}
			}
		}
		return $hours;
	}

	/**
	 * @param list<string> $days
	 * @return list<string>
	 */
	private static function in_order( array $days ): array {
		sort( $days );
		return $days;
	}

	/**
	 * @param mixed                 $typed A list, rows of one input each, or a text with commas, spaces or lines between.
	 * @param Closure(string): bool $fits
	 * @return list<string> The possible ones.
	 */
	private function list( mixed $typed, Closure $fits, string $name, string $sentence ): array {
		$words = is_array( $typed ) ? array_filter( array_map( static fn ( mixed $one ): mixed => is_array( $one ) ? reset( $one ) : $one, $typed ), is_string( ... ) ) : preg_split( '/[\s,;]+/', is_string( $typed ) ? $typed : '' );
		$kept  = array();
		foreach ( array_filter( array_map( static fn ( string $word ): string => strtoupper( sanitize_text_field( $word ) ), $words ?: array() ) ) as $word ) {
			if ( $fits( $word ) ) {
				$kept[] = $word;
			} else {
				$this->refusals[] = $name . ': ' . sprintf( $sentence, $word );
			}
		}
		return array_values( array_unique( $kept ) );
	}
}
