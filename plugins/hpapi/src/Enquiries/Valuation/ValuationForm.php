<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Valuation;

use HearthHammer\Core\Form\FormFields;
use HearthHammer\Core\Island\Island;
use HearthHammer\Hpapi\Enquiries\EnquiryLinks;
use HearthHammer\Hpapi\Enquiries\EnquiryOffice;

/**
 * Prints the form: the island property-valuation with templates/property-valuation.php in it, or that template alone.
 */
final readonly class ValuationForm {

	public function __construct( private EnquiryOffice $office ) {}

	/** The block. */
	public function island(): string {
		$props = $this->props();
		return Island::get( 'property-valuation', $props, fn () => $this->print( $props ) );
	}

	/**
	 * @param array<string, mixed>  $props  As property-valuation-props.json.
	 * @param array<string, mixed>  $typed  What was sent: name to value.
	 * @param array<string, string> $faults Field to sentence.
	 * @param string                $token  Empty on pages that a cache may keep.
	 */
	public function print( array $props, array $typed = array(), array $faults = array(), string $token = '' ): void {
		( static function ( array $props, FormFields $hh_form, string $hh_token ): void {
			require dirname( __DIR__, 3 ) . '/templates/property-valuation.php';
		} )( $props, new FormFields( 'hh-home-valuation', $typed, $faults ), $token );
	}

	/** @return array<string, mixed> As property-valuation-props.json. */
	public function props(): array {
		return array(
			'action'    => EnquiryLinks::valuation(),
			'options'   => array_map( static fn ( ValuationQuestion $one ): array => $one->options(), ValuationQuestion::all() ),
			'bare'      => ValuationQuestion::BARE,
			'endpoints' => array(
				'token' => rest_url( 'hpapi/v1/enquiries/token' ),
				'send'  => rest_url( 'hpapi/v1/enquiries/valuation' ),
				'place' => rest_url( 'hpapi/v1/enquiries/valuation/place' ),
			),
			'lengths'   => array(
				'address' => ValuationInput::ADDRESS,
				'town'    => ValuationInput::TOWN,
				'message' => ValuationInput::MESSAGE,
			),
			'contact'   => array_diff_key( $this->office->contact(), array( 'hours' => '' ) ),
		);
	}
}
