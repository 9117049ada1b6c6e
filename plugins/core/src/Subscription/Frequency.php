<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Subscription;

/**
 * How often a subscription may write.
 */
enum Frequency: string {

	case Instant = 'instant';
	case Daily   = 'daily';
	case Weekly  = 'weekly';

	public function label(): string {
		return match ( $this ) {
			self::Instant => __( 'As it happens', 'hearth-hammer' ),
			self::Daily => __( 'Once a day', 'hearth-hammer' ),
			self::Weekly => __( 'Once a week', 'hearth-hammer' ),
		};
	}

	/** As in "You hear from us …". */
	public function phrase(): string {
		return match ( $this ) {
			self::Instant => __( 'as it happens, at most once an hour', 'hearth-hammer' ),
			self::Daily => __( 'once a day, in the morning', 'hearth-hammer' ),
			self::Weekly => __( 'once a week', 'hearth-hammer' ),
		};
	}

	/** @return list<array{value: string, label: string}> */
	public static function options(): array {
		return array_map(
			static fn ( self $one ): array => array(
				'value' => $one->value,
				'label' => $one->label(),
			),
			self::cases()
		);
	}
}
