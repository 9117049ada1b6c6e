<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Form;

use HearthHammer\Core\Form\FormFields;

/**
 * The times of templates/property-enquiry.php.
 */
final class SlotButtons {

	/**
	 * The times of a day as buttons.
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
}
