<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Valuation;

use HearthHammer\Core\Place\VisitorPostcode;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\InvalidInput;
use HearthHammer\Core\Visitor\PersonName;

/**
 * What the owner step sent, as it was typed; null for what was not sent at all.
 */
final readonly class OwnerInput {

	public function __construct(
		private ?string $email,
		private ?string $name,
		private ?string $postcode,
		private ?string $condition,
	) {}

	/**
	 * The owner, with what is known already where nothing was sent: a reminder sends again without asking.
	 *
	 * @throws InvalidInput
	 */
	public function over( Owner $known ): Owner {
		return new Owner(
			$this->email_over( $known->email ),
			null === $this->name ? $known->name : PersonName::optional( $this->name ),
			null === $this->postcode ? $known->postcode : VisitorPostcode::optional( $this->postcode ),
			Condition::tryFrom( (string) $this->condition ) ?? $known->condition,
			$known->phone,
		);
	}

	private function email_over( ?EmailAddress $known ): EmailAddress {
		if ( null === $this->email || '' === trim( $this->email ) ) {
			return $known ?? throw new InvalidInput( 'email' );
		}
		$typed = EmailAddress::from_input( $this->email );
		// The address as it was first spelled: a mail may be on its way to it.
		return $known?->hash() === $typed->hash() ? $known : $typed;
	}
}
