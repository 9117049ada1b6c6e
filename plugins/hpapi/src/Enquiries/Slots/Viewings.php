<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Slots;

use HearthHammer\Hpapi\Enquiries\EnquirySettings;
use HearthHammer\Hpapi\Properties\PropertyRecord;

/**
 * The times at which a property can still be seen.
 */
final readonly class Viewings {

	public function __construct(
		private SlotRepository $slots,
		private EnquirySettings $settings,
	) {}

	/** The property, if visitors may see it and ask about it: what is sold or let is shown, and no more to be viewed (LEAD-04). */
	public function property( int $id ): ?PropertyRecord {
		$record = PropertyRecord::of( $id );
		return null !== $record && $record->is_published() && $record->status()->on_market() ? $record : null;
	}

	/** @return list<array{date: string, label: string, slots: list<array{id: int, starts_at: int, time: string, label: string}>}> */
	public function days( PropertyRecord $property ): array {
		return SlotDays::of( $this->slots->open_for( $property->post->ID, $property->text( 'branch' ), $this->earliest() ), wp_timezone() );
	}

	public function take( int $slot, PropertyRecord $property ): ?Slot {
		return $this->slots->take( $slot, $property->post->ID, $property->text( 'branch' ), $this->earliest() );
	}

	private function earliest(): int {
		return time() + $this->settings->notice();
	}
}
