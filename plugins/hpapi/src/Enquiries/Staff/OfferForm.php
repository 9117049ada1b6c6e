<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Staff;

use HearthHammer\Core\Fields\Admin\FieldInput;
use HearthHammer\Core\Fields\Admin\FieldKind;
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
				$faults[ self::ID . $name ] = sprintf( __( '%1$s: enter a number from %2$d to %3$d.', 'hearth-hammer' ), self::label( $name ), $least, $most );
			}
		}
		if ( '' !== $text( 'at' ) ) {
			$single = $reader->single( $text( 'at' ) );
			$times  = null !== $single && $single > $now ? array( $single ) : array();
			if ( array() === $times ) {
				$faults[ self::ID . 'at' ] = null === $single ? __( 'Single viewing: enter a valid date and time.', 'hearth-hammer' ) : __( 'Single viewing: enter a time in the future.', 'hearth-hammer' );
			}
		}
		if ( array() !== $days || '' !== $text( 'from' ) . $text( 'until' ) ) {
			$hours = SlotTimes::in_turn( $text( 'from' ), $text( 'until' ), $numbers['minutes'] );
			$fault = match ( true ) {
				array() === $days  => array( 'days', __( 'Weekly viewings: choose at least one day.', 'hearth-hammer' ) ),
				null === $hours    => array( 'from', __( 'Weekly viewings: enter a start time, like 10:00.', 'hearth-hammer' ) ),
				array() === $hours => array( 'until', __( 'Weekly viewings: no viewing fits between these times.', 'hearth-hammer' ) ),
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
		$typed = $refused->typed[ self::INPUT ] ?? array();
		$input = new FieldInput( self::INPUT, static fn ( string $name ): array => self::choices( $name, $branch ), self::ID );
		printf( '<h3>%s</h3><p class="description">%s</p>', esc_html__( 'Add viewing slots', 'hearth-hammer' ), esc_html__( 'Slots are offered when you update the property. Weekly slots follow one another: 10:00 to 12:00 at 30 minutes each makes four. Without an end time there is one.', 'hearth-hammer' ) );
		echo '<div class="hh-fields"><table class="form-table hh-fields__table" role="presentation"><tbody>';
		foreach ( self::fields( '' !== $branch ) as $name => $kind ) {
			$label = self::label( $name );
			printf( '<tr><th scope="row"><label for="%s">%s</label></th><td>', esc_attr( self::ID . $name ), esc_html( $label ) );
			$input->print_kind( $kind, $name, $label, true, $typed[ $name ] ?? self::NUMBERS[ $name ][0] ?? '', $refused->sentences[ self::ID . $name ] ?? '' );
			echo '</td></tr>';
		}
		echo '</tbody></table></div>';
	}

	/** @return array<string, FieldKind> */
	private static function fields( bool $has_branch ): array {
		return array(
			'at'    => FieldKind::Time,
			'days'  => FieldKind::Choices,
			'from'  => FieldKind::Hour,
			'until' => FieldKind::Hour,
		) + array_fill_keys( array_keys( self::NUMBERS ), FieldKind::Number ) + ( $has_branch ? array( 'branch' => FieldKind::Choice ) : array() );
	}

	/** @return array<string|int, string> None for a field that is typed. */
	private static function choices( string $name, string $branch ): array {
		return match ( $name ) {
			// WordPress counts them from Sunday.
			'days'   => array_combine( SlotTimes::DAYS, array_map( static fn ( int $day ): string => $GLOBALS['wp_locale']->get_weekday( $day ), array( 1, 2, 3, 4, 5, 6, 0 ) ) ),
			'branch' => array(
				''  => __( 'This property', 'hearth-hammer' ),
				/* translators: %s: a branch's name */
				'1' => sprintf( __( 'Any property at branch %s', 'hearth-hammer' ), $branch ),
			),
			default  => array(),
		};
	}

	private static function label( string $name ): string {
		return match ( $name ) {
			'at'     => __( 'Single viewing', 'hearth-hammer' ),
			'days'   => __( 'Weekly viewings', 'hearth-hammer' ),
			'from'   => __( 'From', 'hearth-hammer' ),
			'until'  => __( 'Until', 'hearth-hammer' ),
			'weeks'  => __( 'Number of weeks', 'hearth-hammer' ),
			'minutes' => __( 'Minutes per viewing', 'hearth-hammer' ),
			'places' => __( 'Visitors per slot', 'hearth-hammer' ),
			default  => __( 'Applies to', 'hearth-hammer' ),
		};
	}
}
