<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Mail;

use HearthHammer\Core\Company\Company;
use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Caphpi\Valuation\StoredValuation;
use HearthHammer\Caphpi\Valuation\ValuationRecord;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Mail\StaffAlert;
use HearthHammer\Core\Mail\StaffEmail;

/**
 * An alert as a mail.
 */
final readonly class StaffAlertMessage {

	public function __construct( private ValuationSettings $settings ) {}

	public function alert( StaffAlertType $type, ?StoredValuation $valuation ): StaffAlert {
		return new StaffAlert( $this->about( $type, $valuation ), self::link( $valuation ), static function (): void {} );
	}

	public function about( StaffAlertType $type, ?StoredValuation $valuation ): Message {
		[ $subject, $what_to_do ] = $type->words();
		if ( null !== $valuation ) {
			$subject .= ': ' . $valuation->plate->spaced();
		}
		$email = new StaffEmail(
			heading: $subject,
			what_to_do: $what_to_do,
			call: StaffAlertType::PhoneRequest === $type ? (string) $valuation?->owner->phone?->value : '',
			facts: null === $valuation ? array() : $this->facts( $valuation ),
			link: self::link( $valuation ),
			link_label: __( 'Open the valuation', 'hearth-hammer' )
		);
		return new Message(
			$this->settings->staff_email(),
			sprintf( '[%s] %s', ( new Company() )->name(), $subject ),
			$email->html(),
			$email->plain(),
			array_filter(
				array(
					'Auto-Submitted' => 'auto-generated',
					'Cc'             => implode( ', ', $this->settings->staff_copies() ),
				)
			)
		);
	}

	private static function link( ?StoredValuation $valuation ): string {
		return null === $valuation ? '' : admin_url( 'admin.php?page=caphpi-valuations&s=' . rawurlencode( $valuation->plate->value ) );
	}

	/** @return array<string, string> Label to value, only what is known. */
	private function facts( StoredValuation $valuation ): array {
		$owner  = $valuation->owner;
		$prices = ValuationRecord::trade_prices( $valuation->lookup->valuation?->trade );
		$facts  = array(
			__( 'Phone', 'hearth-hammer' )    => (string) $owner->phone?->value,
			__( 'Name', 'hearth-hammer' )     => $owner->name->is_known() ? $owner->name->value : '',
			__( 'Email', 'hearth-hammer' )    => (string) $owner->email?->value,
			__( 'Postcode', 'hearth-hammer' ) => ValuationRecord::UNKNOWN === $owner->postcode->value ? '' : $owner->postcode->value,
			__( 'Vehicle', 'hearth-hammer' )  => $valuation->lookup->title(),
			__( 'Number plate', 'hearth-hammer' )    => $valuation->plate->spaced(),
			__( 'Mileage', 'hearth-hammer' )  => $valuation->mileage->formatted(),
			__( 'Trade values', 'hearth-hammer' )    => array() === $prices
				? __( 'No online valuation', 'hearth-hammer' )
				/* translators: 1, 2 and 3: prices such as £8,450 */
				: sprintf( __( '%1$s clean, %2$s average, %3$s below average', 'hearth-hammer' ), ...$prices ),
		);
		return array_filter( $facts, static fn ( string $value ): bool => '' !== $value );
	}
}
