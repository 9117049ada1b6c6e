<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Company;

use Closure;
use HearthHammer\Core\Assets\Assets;
use HearthHammer\Core\Fields\Admin\FieldRows;
use HearthHammer\Core\Settings\SettingsPart;
use HearthHammer\Core\Text\Scalar;

defined( 'ABSPATH' ) || exit;

/**
 * The offices on Settings → Company: a group of fields each, and an empty group for one more. Needs no JavaScript.
 */
final class OfficeEditor implements SettingsPart {

	public function register_in( string $group, string $page ): void {
		register_setting(
			$group,
			Company::OFFICES,
			array(
				'type'              => 'array',
				'default'           => array(),
				'sanitize_callback' => $this->clean( ... ),
			)
		);
		add_action( 'admin_enqueue_scripts', static fn ( string $hook ) => str_ends_with( $hook, "_{$page}" ) && Assets::enqueue_enhancement( 'field-rows' ) );
		add_settings_section( 'hh-offices', __( 'Offices', 'hearth-hammer' ), $this->show( ... ), $page );
	}

	/** @return list<array<string, mixed>> */
	private function clean( mixed $input ): array {
		$check = new OfficeCheck();
		$rows  = $check->clean( $input, array_map( OfficeRows::row( ... ), OfficeRows::read( get_option( Company::OFFICES, array() ) ) ) );
		foreach ( $check->refusals() as $number => $refusal ) {
			add_settings_error( Company::OFFICES, "hh-office-{$number}", $refusal );
		}
		return $rows;
	}

	private function show(): void {
		echo '<p>' . esc_html__( 'The main office’s phone number, hours and address are shown in the header and footer. Enquiries go to the property’s branch, or to the office that covers its postcode district, or to the main office. All offices close on bank holidays.', 'hearth-hammer' ) . '</p>';
		$offices = OfficeRows::read( get_option( Company::OFFICES, array() ) );
		$is_refused = array() !== get_settings_errors( Company::OFFICES );
		foreach ( $offices as $number => $office ) {
			$this->show_office( $number, OfficeRows::row( $office ), $office->name, 0 === $number || $is_refused );
		}
		$this->show_office( count( $offices ), array(), '', array() === $offices || $is_refused );
	}

	/** @param array<string, mixed> $row */
	private function show_office( int $number, array $row, string $name, bool $is_open ): void {
		$is_new = '' === $name;
		printf( '<details id="hh-office-%d"%3$s><summary style="padding:8px 0;cursor:pointer"><strong>%2$s</strong></summary><fieldset><legend class="screen-reader-text">%2$s</legend><table class="form-table" role="presentation"><tbody>', (int) $number, esc_html( $is_new ? __( 'Add an office', 'hearth-hammer' ) : $name ), esc_attr( $is_open ? ' open' : '' ) );
		foreach ( self::labels() as $field => [ $label, $help, $class ] ) {
			$value = $row[ $field ] ?? '';
			$value = is_array( $value ) ? implode( ', ', array_filter( $value, is_string( ... ) ) ) : Scalar::text( $value );
			$this->open_row( $number, $field, $label );
			printf(
				'<input type="text" class="%s" id="%s" name="%s" value="%s">',
				esc_attr( $class ),
				esc_attr( "hh-office-{$number}-{$field}" ),
				esc_attr( self::input( $number, "[{$field}]" ) ),
				esc_attr( $value )
			);
			$this->close_row( $help );
		}
		$this->show_hours( $number, is_array( $row['hours'] ?? null ) ? $row['hours'] : array() );
		$this->show_closed( $number, is_array( $row['closed'] ?? null ) ? $row['closed'] : array() );
		echo '</tbody></table>';
		printf( '<p><label><input type="radio" name="%s" value="%d"%s> %s</label></p>', esc_attr( Company::OFFICES . '[main]' ), (int) $number, checked( 0, $number, false ), esc_html__( 'This is the main office', 'hearth-hammer' ) );
		if ( ! $is_new ) {
			printf( '<p><label><input type="checkbox" name="%s" value="1"> %s</label></p>', esc_attr( self::input( $number, '[remove]' ) ), esc_html__( 'Remove this office', 'hearth-hammer' ) );
		}
		echo '</fieldset></details>';
	}

	/** @param array<mixed> $hours */
	private function show_hours( int $number, array $hours ): void {
		echo '<tr><th scope="row">' . esc_html__( 'Opening hours', 'hearth-hammer' ) . '</th><td>';
		foreach ( HoursWords::weekdays() as $day => $label ) {
			$times = is_array( $hours[ $day ] ?? null ) ? $hours[ $day ] : array();
			printf( '<p><span style="display:inline-block;min-width:7em">%s</span> ', esc_html( $label ) );
			foreach ( array( 'opens' => __( 'opens', 'hearth-hammer' ), 'closes' => __( 'closes', 'hearth-hammer' ) ) as $name => $words ) {
				$time = is_string( $times[ $name ] ?? null ) ? $times[ $name ] : '';
				printf( '<label><span class="screen-reader-text">%s </span>%s <input type="time" name="%s" value="%s"></label> ', esc_html( $label ), esc_html( $words ), esc_attr( self::input( $number, "[hours][{$day}][{$name}]" ) ), esc_attr( $time ) );
			}
			echo '</p>';
		}
		$this->close_row( __( 'Leave a day empty if the office is closed.', 'hearth-hammer' ) );
	}

	/** @param array<mixed> $days */
	private function show_closed( int $number, array $days ): void {
		echo '<tr><th scope="row">' . esc_html__( 'Closed on', 'hearth-hammer' ) . '</th><td>';
		( new FieldRows( "hh-office-{$number}-closed", self::input( $number, '[closed]' ), __( 'Closed on', 'hearth-hammer' ) ) )->print(
			array_map( static fn ( string $day ): array => array( 'day' => $day ), array_values( array_filter( $days, is_string( ... ) ) ) ),
			static function ( array $row, Closure $attributes ): void {
				printf( '<label><span class="screen-reader-text">%s </span><input type="date" %s value="%s"></label>', esc_html__( 'Closed on', 'hearth-hammer' ), $attributes( 'day' ), esc_attr( (string) ( $row['day'] ?? '' ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by FieldRows.
			},
			static fn (): string => ''
		);
		$this->close_row( __( 'Whole days, in addition to bank holidays and the hours above. To remove a date, clear it and save.', 'hearth-hammer' ) );
	}

	private function open_row( int $number, string $field, string $label ): void {
		printf( '<tr><th scope="row"><label for="%s">%s</label></th><td>', esc_attr( "hh-office-{$number}-{$field}" ), esc_html( $label ) );
	}

	private function close_row( string $help ): void {
		echo '' === $help ? '' : '<p class="description">' . esc_html( $help ) . '</p>';
		echo '</td></tr>';
	}

	private static function input( int $number, string $field ): string {
		return Company::OFFICES . "[{$number}]" . $field;
	}

	/** @return array<string, array{string, string, string}> Label, help and class of the fields of one line. */
	private static function labels(): array {
		return array(
			'name'      => array( __( 'Name', 'hearth-hammer' ), __( 'For example, Cranbrook.', 'hearth-hammer' ), 'regular-text' ),
			'street'    => array( __( 'Street', 'hearth-hammer' ), '', 'regular-text' ),
			'town'      => array( __( 'Town', 'hearth-hammer' ), '', 'regular-text' ),
			'postcode'  => array( __( 'Postcode', 'hearth-hammer' ), '', '' ),
			'latitude'  => array( __( 'Latitude', 'hearth-hammer' ), __( 'Of the front door, for example 51.0965. Leave empty to use the postcode.', 'hearth-hammer' ), '' ),
			'longitude' => array( __( 'Longitude', 'hearth-hammer' ), '', '' ),
			'phone'     => array( __( 'Phone number', 'hearth-hammer' ), '', 'regular-text' ),
			'email'     => array( __( 'Email', 'hearth-hammer' ), __( 'Shown to visitors. Enquiries are sent here.', 'hearth-hammer' ), 'regular-text' ),
			'branch'    => array( __( 'Branch', 'hearth-hammer' ), __( 'The branch ID in the property feed, for example CRB.', 'hearth-hammer' ), '' ),
			'districts' => array( __( 'Postcode districts', 'hearth-hammer' ), __( 'The start of each postcode the office covers, separated by commas: TN17, TN18.', 'hearth-hammer' ), 'regular-text' ),
			'words'     => array( __( 'Opening hours text', 'hearth-hammer' ), __( 'Shown instead of the times below. Leave empty to show the times.', 'hearth-hammer' ), 'regular-text' ),
		);
	}
}
