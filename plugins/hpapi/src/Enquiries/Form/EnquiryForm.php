<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Form;

use HearthHammer\Core\Form\FormFields;
use HearthHammer\Core\Island\Island;
use HearthHammer\Hpapi\Enquiries\EnquiryLinks;
use HearthHammer\Hpapi\Enquiries\EnquiryOffice;
use HearthHammer\Hpapi\Enquiries\Slots\Viewings;
use HearthHammer\Hpapi\Enquiries\VisitorInput;

/**
 * Prints the form: the island property-enquiry with templates/property-enquiry.php in it, or that template alone.
 */
final readonly class EnquiryForm {

	public function __construct(
		private Viewings $viewings,
		private EnquiryOffice $office,
	) {}

	/** @param int $id A property. Empty where visitors may not ask about it. */
	public function island( int $id ): string {
		$props = $this->props( $id );
		return null === $props ? '' : Island::get( 'property-enquiry', $props, fn () => $this->print( $props ), array() );
	}

	/**
	 * @param array<string, mixed>  $props  As property-enquiry-props.json.
	 * @param array<string, mixed>  $typed  What was sent: name to value.
	 * @param array<string, string> $faults Field to sentence.
	 * @param string                $token  Empty on pages that a cache may keep.
	 */
	public function print( array $props, array $typed = array(), array $faults = array(), string $token = '' ): void {
		( static function ( array $props, FormFields $hh_form, string $hh_token ): void {
			require dirname( __DIR__, 3 ) . '/templates/property-enquiry.php';
		} )( $props, new FormFields( "hh-enquiry-{$props['property']}", $typed, $faults ), $token );
	}

	/**
	 * The times of a day as buttons of templates/property-enquiry.php.
	 *
	 * @param array{date: string, label: string, slots: list<array{id: int, starts_at: int, time: string, label: string}>} $day
	 */
	public static function print_day( FormFields $fields, array $day ): void {
		printf( '<div class="hh-enquiry__day"><p class="hh-enquiry__date">%s</p><div class="hh-enquiry__times">', esc_html( $day['label'] ) );
		foreach ( $day['slots'] as $slot ) {
			printf(
				'<label class="hh-choice hh-enquiry__time"><input type="radio" name="slot" value="%d"%s><span class="hh-visually-hidden">%s, </span>%s</label>',
				(int) $slot['id'],
				checked( (string) $slot['id'], $fields->value( 'slot' ), false ),
				esc_html( $day['label'] ),
				esc_html( $slot['time'] )
			);
		}
		echo '</div></div>';
	}

	/** @return array<string, mixed>|null As property-enquiry-props.json. */
	public function props( int $id ): ?array {
		$property = $this->viewings->property( $id );
		return null === $property ? null : array(
			'property'  => $id,
			'address'   => $property->address(),
			'action'    => EnquiryLinks::form( $id ),
			'days'      => $this->viewings->days( $property ),
			'endpoints' => array(
				'token' => rest_url( 'hpapi/v1/enquiries/token' ),
				'send'  => rest_url( 'hpapi/v1/enquiries' ),
				'slots' => rest_url( "hpapi/v1/estate-agents/properties/{$id}/viewing-slots" ),
			),
			'lengths'   => array(
				'message'   => VisitorInput::MESSAGE,
				'preferred' => VisitorInput::PREFERRED,
			),
			'contact'   => array_diff_key( $this->office->contact(), array( 'hours' => '' ) ),
		);
	}
}
