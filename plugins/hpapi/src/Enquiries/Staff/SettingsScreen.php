<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Staff;

use HearthHammer\Core\Module;
use HearthHammer\Hpapi\Enquiries\EnquirySettings;

/**
 * Settings → Enquiries.
 */
final class SettingsScreen implements Module {

	private const PAGE  = 'hpapi-enquiry-settings';
	private const GROUP = 'hpapi_enquiry';

	public function __construct( private readonly EnquirySettings $settings ) {}

	public function register(): void {
		add_action( 'admin_init', $this->register_setting( ... ) );
		add_action( 'admin_menu', $this->add_page( ... ) );
	}

	/** @return array<string, array{string, string, 'text'|'email'|'number'|'flag'}> Label, hint and type. */
	private static function fields(): array {
		return array(
			'staff_email'   => array( __( 'Enquiries go to', 'hearth-hammer' ), __( 'Visitors see this address as the sender of answers. Empty: the site’s administration address, which they do not see.', 'hearth-hammer' ), 'email' ),
			'branch_emails' => array( __( 'Branches', 'hearth-hammer' ), __( 'Addresses of their own, e.g. CRB: cranbrook@example.com, TEN: tenterden@example.com', 'hearth-hammer' ), 'text' ),
			'staff_ics'     => array( __( 'Calendar file', 'hearth-hammer' ), __( 'Staff get viewings as a calendar file too.', 'hearth-hammer' ), 'flag' ),
			'notice_hours'  => array( __( 'Notice', 'hearth-hammer' ), __( 'Hours before a viewing until which it can be booked.', 'hearth-hammer' ), 'number' ),
			'keep_days'     => array( __( 'Days that an enquiry is kept', 'hearth-hammer' ), __( 'After it came, or after the viewing; then it is deleted. At least 7.', 'hearth-hammer' ), 'number' ),
			'phone'         => array( __( 'Phone number', 'hearth-hammer' ), __( 'In mails to visitors.', 'hearth-hammer' ), 'text' ),
			'hours'         => array( __( 'Hours', 'hearth-hammer' ), '', 'text' ),
		);
	}

	private function register_setting(): void {
		register_setting(
			self::GROUP,
			EnquirySettings::OPTION,
			array(
				'type'              => 'object',
				'default'           => array(),
				'sanitize_callback' => $this->clean( ... ),
			)
		);
	}

	private function add_page(): void {
		add_options_page( __( 'Enquiries', 'hearth-hammer' ), __( 'Enquiries', 'hearth-hammer' ), 'manage_options', self::PAGE, $this->show( ... ) );
	}

	/** @return array<string, string> Only what the screen knows; a value that is not possible stays as it was. */
	private function clean( mixed $input ): array {
		$input = is_array( $input ) ? $input : array();
		$kept  = get_option( EnquirySettings::OPTION, array() );
		$kept  = is_array( $kept ) ? array_intersect_key( $kept, EnquirySettings::DEFAULTS ) : array();
		foreach ( self::fields() as $name => [ $label, , $type ] ) {
			$value = is_scalar( $input[ $name ] ?? null ) ? mb_substr( sanitize_text_field( (string) $input[ $name ] ), 0, 500 ) : null;
			if ( null === $value || $this->settings->is_fixed( $name ) ) {
				continue;
			}
			$fits = match ( $type ) {
				'email'  => '' === $value || is_email( $value ),
				'number' => 1 === preg_match( '/^\d{1,4}$/D', $value ),
				'flag'   => in_array( $value, array( '0', '1' ), true ),
				'text'   => true,
			};
			if ( $fits ) {
				$kept[ $name ] = $value;
			} else {
				/* translators: %s: a setting's name */
				add_settings_error( EnquirySettings::OPTION, "hpapi-{$name}", sprintf( __( '“%s” was not changed: that value is not possible.', 'hearth-hammer' ), $label ) );
			}
		}
		return array_map( strval( ... ), $kept );
	}

	private function show(): void {
		echo '<div class="wrap"><h1>' . esc_html__( 'Enquiries', 'hearth-hammer' ) . '</h1><form method="post" action="options.php">';
		settings_fields( self::GROUP );
		echo '<table class="form-table" role="presentation"><tbody>';
		foreach ( self::fields() as $name => [ $label, $hint, $type ] ) {
			$fixed = $this->settings->is_fixed( $name );
			$value = 'flag' === $type && 'staff_ics' === $name ? ( $this->settings->staff_ics() ? '1' : '0' ) : $this->settings->value( $name );
			printf( '<tr><th scope="row"><label for="hpapi-%1$s">%2$s</label></th><td>', esc_attr( $name ), esc_html( $label ) );
			if ( 'flag' === $type ) {
				printf( '<input type="hidden" name="%s[%s]" value="0"%s>', esc_attr( EnquirySettings::OPTION ), esc_attr( $name ), esc_attr( $fixed ? ' disabled' : '' ) );
			}
			$input = 'flag' === $type ? 'checkbox' : $type;
			printf(
				'<input id="hpapi-%1$s" name="%2$s[%1$s]" type="%3$s" class="%4$s" value="%5$s"%6$s%7$s>',
				esc_attr( $name ),
				esc_attr( EnquirySettings::OPTION ),
				esc_attr( $input ),
				esc_attr( 'number' === $type ? 'small-text' : 'regular-text' ),
				esc_attr( 'flag' === $type ? '1' : $value ),
				esc_attr( 'flag' === $type && '1' === $value ? ' checked' : '' ),
				esc_attr( $fixed ? ' disabled' : '' )
			);
			/* translators: %s: the name of a constant */
			printf( '<p class="description">%s</p></td></tr>', esc_html( $fixed ? sprintf( __( 'Set by %s outside WordPress.', 'hearth-hammer' ), EnquirySettings::constant( $name ) ) : $hint ) );
		}
		echo '</tbody></table>';
		submit_button();
		echo '</form></div>';
	}
}
