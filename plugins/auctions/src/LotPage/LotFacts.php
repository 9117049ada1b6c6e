<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LotPage;

use DateTimeImmutable;
use HearthHammer\Auctions\Lots\LotLabels;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Core\Facts\BuildingFacts;

/**
 * What is told of a lot, in groups, by what kind of thing it is.
 *
 * @phpstan-type Row array{key: string, label: string, value: string, known: bool}
 * @phpstan-type Group array{key: string, label: string, facts: list<Row>}
 */
final readonly class LotFacts {

	public function __construct( private LotRecord $lot ) {}

	/** @return list<Group> Those with a fact. */
	public function groups(): array {
		$groups = match ( true ) {
			$this->lot->business()->is_vehicle() => ( new VehicleFacts( $this->lot ) )->groups(),
			$this->lot->business()->is_property() => ( new PropertyLotFacts( $this->lot ) )->groups(),
			default => array(),
		};
		$groups[] = self::group(
			'offer',
			__( 'Sale details', 'hearth-hammer' ),
			array(
				'category'        => array( __( 'Category', 'hearth-hammer' ), $this->lot->text( 'category' ) ),
				'purchase_option' => array( __( 'Other ways to buy', 'hearth-hammer' ), LotStatus::Available === $this->lot->status() ? LotLabels::of( 'purchase_option', $this->lot->text( 'purchase_option' ) ) : '' ),
			),
			false
		);
		return array_values( array_filter( $groups, static fn ( array $group ): bool => array() !== $group['facts'] ) );
	}

	/** @return list<array{key: string, label: string, value: string}> What everyone asks first. */
	public function key_facts(): array {
		return BuildingFacts::listed(
			match ( true ) {
				$this->lot->business()->is_vehicle() => ( new VehicleFacts( $this->lot ) )->key_facts(),
				$this->lot->business()->is_property() => ( new PropertyLotFacts( $this->lot ) )->key_facts(),
				default => array(),
			}
		);
	}

	/**
	 * @param array<string, array{string, string}> $facts  Key to label and value.
	 * @param bool                                 $is_full Whether a fact that nobody stated has a row that says so.
	 * @return Group
	 */
	public static function group( string $key, string $label, array $facts, bool $is_full = true ): array {
		$rows = array();
		foreach ( $facts as $name => [ $of, $value ] ) {
			if ( '' !== $value || $is_full ) {
				$rows[] = array(
					'key'   => $name,
					'label' => $of,
					'value' => '' === $value ? __( 'Not stated', 'hearth-hammer' ) : $value,
					'known' => '' !== $value,
				);
			}
		}
		return array(
			'key'   => $key,
			'label' => $label,
			'facts' => $rows,
		);
	}

	/** @param string $date YYYY-MM-DD; empty for what is none. */
	public static function day( string $date, bool $is_short = false ): string {
		$day = DateTimeImmutable::createFromFormat( '!Y-m-d', $date, wp_timezone() );
		return false === $day || $day->format( 'Y-m-d' ) !== $date ? '' : (string) wp_date( $is_short ? 'M Y' : 'j F Y', $day->getTimestamp() );
	}
}
