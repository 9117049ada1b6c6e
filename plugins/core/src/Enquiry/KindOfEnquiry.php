<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Enquiry;

use BackedEnum;

defined( 'ABSPATH' ) || exit;

/**
 * What a visitor wants: the enum of a plugin, whose values are stored.
 */
interface KindOfEnquiry extends BackedEnum {

	/** For staff. */
	public function label(): string;

	/** @return list<EnquiryState> What may follow by a step of staff or of the visitor. What is closed can be opened again: StoredEnquiry::reopened(). */
	public function next( EnquiryState $from ): array;

	/** @return list<EnquiryState> Those that the plugin's enquiries come to, as the filter of its list names them. */
	public static function states(): array;
}
