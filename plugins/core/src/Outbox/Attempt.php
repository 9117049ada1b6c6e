<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Outbox;

/**
 * A try at delivering a row of the outbox.
 */
final readonly class Attempt {

	/**
	 * @param int $number     1 for the first since the row was written or renewed.
	 * @param int $renewed_at When a person had it delivered anew, Unix seconds; 0 for never.
	 * @param string $person The person that it is about, as EmailAddress::person_key(); empty if it is about no person.
	 */
	public function __construct(
		public int $id,
		public int $number,
		public int $renewed_at,
		public string $person = '',
	) {}

	/** Whether an earlier try may have reached the far side, though nobody here knows of it. */
	public function may_have_arrived(): bool {
		return $this->number > 1 || $this->renewed_at > 0;
	}
}
