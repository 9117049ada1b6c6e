<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Valuation;

use HearthHammer\Core\Place\VisitorPostcode;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\PersonName;
use HearthHammer\Core\Visitor\Phone;

/**
 * What the visitor told about themselves.
 */
final readonly class Owner {

	public function __construct(
		public ?EmailAddress $email,
		public PersonName $name,
		public VisitorPostcode $postcode,
		public Condition $condition = Condition::Unknown,
		public ?Phone $phone = null,
	) {}

	public function with_phone( Phone $phone ): self {
		return new self( $this->email, $this->name, $this->postcode, $this->condition, $phone );
	}
}
