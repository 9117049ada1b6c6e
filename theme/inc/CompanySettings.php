<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

use WP_Customize_Manager;

/** The fields of Company in the Customizer. */
final class CompanySettings {

	public function register(): void {
		add_action( 'customize_register', $this->add_fields( ... ) );
	}

	private function add_fields( WP_Customize_Manager $customizer ): void {
		$customizer->add_section(
			'hh_company',
			array(
				'title'       => __( 'Company', 'hearth-hammer' ),
				'description' => __( 'Shown in the header, the footer and beside every property.', 'hearth-hammer' ),
				'priority'    => 25,
			)
		);
		$labels = array(
			'phone'    => __( 'Telephone', 'hearth-hammer' ),
			'email'    => __( 'Email', 'hearth-hammer' ),
			'hours'    => __( 'Opening hours', 'hearth-hammer' ),
			'street'   => __( 'Street', 'hearth-hammer' ),
			'town'     => __( 'Town', 'hearth-hammer' ),
			'postcode' => __( 'Postcode', 'hearth-hammer' ),
		);
		foreach ( $labels as $field => $label ) {
			$customizer->add_setting(
				'hh_company_' . $field,
				array(
					'default'           => Company::DEFAULTS[ $field ],
					'sanitize_callback' => 'email' === $field ? 'sanitize_email' : 'sanitize_text_field',
				)
			);
			$customizer->add_control(
				'hh_company_' . $field,
				array(
					'label'   => $label,
					'section' => 'hh_company',
					'type'    => 'email' === $field ? 'email' : 'text',
				)
			);
		}
	}
}
