<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Valuation;

use HearthHammer\Caphpi\Input\EmailAddress;
use HearthHammer\Caphpi\Input\PersonName;
use HearthHammer\Caphpi\Input\Phone;
use HearthHammer\Caphpi\Input\Postcode;

/**
 * What the visitor told about themselves.
 */
final readonly class Owner {

	public function __construct(
		public ?EmailAddress $email,
		public PersonName $name,
		public Postcode $postcode,
		public Condition $condition = Condition::Unknown,
		public ?Phone $phone = null,
	) {}

	public function with_phone( Phone $phone ): self {
		return new self( $this->email, $this->name, $this->postcode, $this->condition, $phone );
	}
}
