<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Staff;

use HearthHammer\Core\Fields\RefusedFields;
use HearthHammer\Hpapi\Enquiries\Slots\SlotTimes;

/**
 * The form by which staff offer times for viewings: a single one, and the same on some days of every week. What is
 * wrong with it is said at its field, and offers nothing.
 */
final readonly class OfferForm {

	public const INPUT = 'hpapi_viewing';

	private const ID      = 'hpapi-viewing-';
	private const NUMBERS = array(
		'weeks'   => array( 4, 1, SlotTimes::MOST_WEEKS ),
		'minutes' => array( 30, 5, 480 ),
		'places'  => array( 1, 1, 100 ),
	);

	/**
	 * @param list<int>             $times  Unix seconds.
	 * @param array<string, mixed>  $typed  To be shown again where something is wrong.
	 * @param array<string, string> $faults By the id of the element that is to be put right.
	 */
	private function __construct(
		public array $times,
		public int $minutes,
		public int $places,
		public bool $is_for_branch,
		public array $typed,
		public array $faults,
	) {}

	/** @param array<mixed> $sent As it was posted, cleaned. */
	public static function read( array $sent, SlotTimes $reader, int $now ): self {
		$text    = static fn ( string $name ): string => is_string( $sent[ $name ] ?? null ) ? trim( $sent[ $name ] ) : '';
		$days    = array_values( array_intersect( SlotTimes::DAYS, is_array( $sent['days'] ?? null ) ? $sent['days'] : array() ) );
		$times   = array();
		$faults  = array();
		$numbers = array_map( static fn ( array $number ): int => $number[0], self::NUMBERS );
		foreach ( self::NUMBERS as $name => [ $usual, $least, $most ] ) {
			$typed            = $text( $name );
			$numbers[ $name ] = '' === $typed ? $usual : (int) $typed;
			if ( 1 !== preg_match( '/^\d{0,4}$/D', $typed ) || $numbers[ $name ] < $least || $numbers[ $name ] > $most ) {
				/* translators: 1: name of the field, 2 and 3: numbers */
				$faults[ self::ID . $name ] = sprintf( __( '%1$s: a number from %2$d to %3$d.', 'hearth-hammer' ), self::label( $name ), $least, $most );
			}
		}
		if ( '' !== $text( 'at' ) ) {
			$single = $reader->single( $text( 'at' ) );
			$times  = null !== $single && $single > $now ? array( $single ) : array();
			if ( array() === $times ) {
				$faults[ self::ID . 'at' ] = null === $single ? __( 'One time: the day or the time is missing, or there is no such time.', 'hearth-hammer' ) : __( 'One time: it is over already.', 'hearth-hammer' );
			}
		}
		if ( array() !== $days || '' !== $text( 'from' ) . $text( 'until' ) ) {
			$hours = SlotTimes::in_turn( $text( 'from' ), $text( 'until' ), $numbers['minutes'] );
			$fault = match ( true ) {
				array() === $days  => array( 'days', __( 'Every week: tick a day.', 'hearth-hammer' ) ),
				null === $hours    => array( 'from', __( 'Every week: say when the first viewing begins, such as 10:00.', 'hearth-hammer' ) ),
				array() === $hours => array( 'until', __( 'Every week: no viewing fits between these times.', 'hearth-hammer' ) ),
				default            => null,
			};
			if ( null !== $fault ) {
				$faults[ self::ID . $fault[0] ] = $fault[1];
			} else {
				$times = array( ...$times, ...$reader->repeated( array_fill_keys( $days, $hours ), $numbers['weeks'], $now ) );
			}
		}
		// Half an offer would have to be looked for in the list.
		return new self( array() === $faults ? $times : array(), $numbers['minutes'], $numbers['places'], '1' === $text( 'branch' ), array_diff_key( $sent, array( 'remove' => true ) ), $faults );
	}

	/** @param RefusedFields|null $refused What was typed the last time and not offered. */
	public static function print( string $branch, ?RefusedFields $refused ): void {
		$typed  = $refused->typed[ self::INPUT ] ?? array();
		$faults = $refused->sentences ?? array();
		$text   = static fn ( string $name, string $usual = '' ): string => is_string( $typed[ $name ] ?? null ) ? $typed[ $name ] : $usual;
		$state  = static fn ( string $name ): string => isset( $faults[ self::ID . $name ] ) ? sprintf( ' aria-invalid="true" aria-describedby="%s%s-fault"', self::ID, esc_attr( $name ) ) : '';
		$fault  = static fn ( string ...$names ): string => implode( '', array_map( static fn ( string $name ): string => isset( $faults[ self::ID . $name ] ) ? sprintf( '<p class="hh-field-fault" style="color:#b32d2e" id="%s%s-fault">%s</p>', self::ID, esc_attr( $name ), esc_html( $faults[ self::ID . $name ] ) ) : '', $names ) );
		$input  = static fn ( string $name, string $type, string $more = '', string $usual = '' ): string => sprintf( '<input type="%1$s" id="%2$s%3$s" name="%4$s[%3$s]" value="%5$s"%6$s>', $type, self::ID, $name, self::INPUT, esc_attr( $text( $name, $usual ) ), $more . $state( $name ) );

		printf( '<h3>%s</h3><p class="description">%s</p><table class="form-table" role="presentation"><tbody>', esc_html__( 'Offer times', 'hearth-hammer' ), esc_html__( 'They are offered once you update the property.', 'hearth-hammer' ) );
		self::row( 'at', $input( 'at', 'datetime-local' ) . $fault( 'at' ) );
		$days = '';
		foreach ( SlotTimes::DAYS as $number => $day ) {
			$days .= sprintf( '<label style="display:inline-block;padding-right:1.5em"><input type="checkbox" name="%s[days][]" value="%s"%s> %s</label>', self::INPUT, $day, checked( in_array( $day, (array) ( $typed['days'] ?? array() ), true ), true, false ), esc_html( $GLOBALS['wp_locale']->get_weekday( ( $number + 1 ) % 7 ) ) );
		}
		$week = sprintf( '<fieldset id="%1$sdays" aria-labelledby="%1$sweek"%2$s>%3$s</fieldset>', self::ID, $state( 'days' ), $days ) . $fault( 'days' );
		foreach ( array( 'from' => __( 'from', 'hearth-hammer' ), 'until' => __( 'until', 'hearth-hammer' ) ) as $name => $label ) {
			$week .= sprintf( '<label>%s %s</label> ', esc_html( $label ), $input( $name, 'time' ) );
		}
		$week .= $fault( 'from', 'until' ) . sprintf( '<p class="description">%s</p>', esc_html__( 'Viewings follow one another: from 10:00 until 12:00 with 30 minutes each there are four. Without an end there is one.', 'hearth-hammer' ) );
		printf( '<tr><th scope="row" id="%sweek">%s</th><td>%s</td></tr>', esc_attr( self::ID ), esc_html__( 'Every week', 'hearth-hammer' ), $week ); // phpcs:ignore WordPress.Security.EscapeOutput -- Written out above.
		foreach ( self::NUMBERS as $name => [ $usual, $least, $most ] ) {
			self::row( $name, $input( $name, 'number', sprintf( ' class="small-text" min="%d" max="%d"', $least, $most ), (string) $usual ) . $fault( $name ) );
		}
		if ( '' !== $branch ) {
			/* translators: %s: a branch's name */
			$all = sprintf( __( 'any property of branch %s', 'hearth-hammer' ), $branch );
			self::row( 'branch', sprintf( '<select id="%1$sbranch" name="%2$s[branch]"><option value="">%3$s</option><option value="1"%4$s>%5$s</option></select>', self::ID, self::INPUT, esc_html__( 'this property', 'hearth-hammer' ), selected( $text( 'branch' ), '1', false ), esc_html( $all ) ) );
		}
		echo '</tbody></table>';
	}

	/** @param string $input Safe HTML. */
	private static function row( string $name, string $input ): void {
		printf( '<tr><th scope="row"><label for="%s%s">%s</label></th><td>%s</td></tr>', esc_attr( self::ID ), esc_attr( $name ), esc_html( self::label( $name ) ), $input ); // phpcs:ignore WordPress.Security.EscapeOutput -- Written out above.
	}

	private static function label( string $name ): string {
		return match ( $name ) {
			'at'      => __( 'One time', 'hearth-hammer' ),
			'weeks'   => __( 'For so many weeks', 'hearth-hammer' ),
			'minutes' => __( 'Minutes each', 'hearth-hammer' ),
			'places'  => __( 'Visitors at a time', 'hearth-hammer' ),
			default   => __( 'Offer for', 'hearth-hammer' ),
		};
	}
}
