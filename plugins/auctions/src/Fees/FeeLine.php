<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Fees;

/**
 * One fee: its name, its bands, and how it stands to VAT.
 */
final readonly class FeeLine {

	/** @param non-empty-list<FeeBand> $bands From 0 upwards, each where the one before ends; the last has no end. */
	public function __construct( public string $label, public FeeScope $scope, public array $bands, public FeeVat $vat ) {}

	public function band( int $hammer ): FeeBand {
		foreach ( $this->bands as $band ) {
			if ( $band->holds( $hammer ) ) {
				return $band;
			}
		}
		return $this->bands[ count( $this->bands ) - 1 ];
	}

	/** @return array<string, mixed> As a line of schemas/parts/fee-table.json. */
	public function to_array(): array {
		return array(
			'label'      => $this->label,
			'applies_to' => $this->scope->value,
			'bands'      => array_map(
				static fn ( FeeBand $band ): array => array(
					'from'    => $band->from,
					'to'      => $band->to,
					'sum'     => $band->sum,
					'percent' => null === $band->percent ? null : $band->percent / 100,
					'minimum' => $band->minimum,
				),
				$this->bands
			),
			'vat'        => $this->vat->value,
		);
	}
}
