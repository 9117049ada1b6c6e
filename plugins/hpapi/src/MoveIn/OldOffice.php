<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\MoveIn;

use HearthHammer\Core\Company\Contact;
use HearthHammer\Core\Company\Office;
use HearthHammer\Core\Company\OfficeRows;
use HearthHammer\Core\Company\OpeningHours;

/**
 * An office as another plugin has it.
 */
final readonly class OldOffice {

	public function __construct(
		public int $id,
		public string $name,
		public string $street,
		public string $town,
		public string $postcode,
		public string $phone,
		public string $email,
		public string $latitude = '',
		public string $longitude = '',
	) {}

	/** Property Hive makes an office without anything in it when it is installed. */
	public function is_blank(): bool {
		return '' === $this->name || '' === $this->street . $this->town . $this->postcode . $this->phone . $this->email;
	}

	public function is( Office $office ): bool {
		$plain = static fn ( string $text ): string => (string) preg_replace( '/[^a-z0-9]+/', '', strtolower( $text ) );
		return ( '' !== $this->name && $plain( $this->name ) === $plain( $office->name ) ) || ( '' !== $this->postcode && $plain( $this->postcode ) === $plain( $office->postcode ) );
	}

	/** What its properties name it by where no office of ours has an id yet. */
	public function branch(): string {
		$slug = sanitize_title( $this->name );
		return '' === $slug ? 'office-' . $this->id : substr( $slug, 0, 60 );
	}

	public function to_office(): Office {
		return new Office( $this->name, $this->street, $this->town, $this->postcode, new Contact( $this->phone, $this->email, new OpeningHours( array(), '' ) ), OfficeRows::point( $this->latitude, $this->longitude ), $this->branch() );
	}
}
